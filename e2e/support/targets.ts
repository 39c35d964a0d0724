import { expect, type Locator } from '@playwright/test';

/** Returns the targets smaller than `needed` CSS pixels, without links within a text, which WCAG 2.5.8 excepts. */
export async function targetsSmallerThan(needed: number, root: Locator): Promise<string[]> {
  const targets = await targetsIn(root);
  expect(targets.length).toBeGreaterThan(5);
  return targets
    .filter(({ inText, width, height }) => !inText && Math.min(width, height) < needed - 0.5)
    .map(({ name, width, height }) => `${name}: ${Math.round(width)} x ${Math.round(height)}`);
}

const interactive =
  'a[href], button, input:not([type=hidden]), textarea, select, summary, video[controls], [role=button]';

type Target = { name: string; width: number; height: number; inText: boolean };

/** Measures all targets; a target includes the label or tile of its control. */
function targetsIn(root: Locator): Promise<Target[]> {
  return root.evaluate((element, selector) => {
    const clickableParts = (target: HTMLElement): Element[] => {
      const after = getComputedStyle(target, '::after');
      if (after.position === 'absolute' && after.inset === '0px')
        return [target, target.offsetParent ?? target];
      return target instanceof HTMLInputElement ? [target, ...(target.labels ?? [])] : [target];
    };
    const isInline = (part: Element) => ['inline', 'inline-block'].includes(getComputedStyle(part).display);
    const standsInText = (target: HTMLElement) => {
      let block: Element = target;
      while (isInline(block) && block.parentElement) block = block.parentElement;
      const textBesideTarget = (node: Node): string => {
        const texts = Array.from(node.childNodes, (child) => {
          if (child === target) return '';
          if (!(child instanceof Element)) return child.textContent ?? '';
          return isInline(child) ? textBesideTarget(child) : '';
        });
        return texts.join('');
      };
      return block !== target && textBesideTarget(block).trim() !== '';
    };
    return [...element.querySelectorAll<HTMLElement>(selector)]
      .filter((target) => target.checkVisibility({ visibilityProperty: true }) && target.tabIndex >= 0)
      .map((target) => {
        const boxes = clickableParts(target).map((part) => part.getBoundingClientRect());
        const words = target.getAttribute('aria-label') ?? target.getAttribute('name') ?? target.textContent;
        return {
          name: `${target.tagName.toLowerCase()}.${target.className} ${words.trim()}`,
          width: Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left)),
          height: Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ top }) => top)),
          inText: standsInText(target),
        };
      });
  }, interactive);
}
