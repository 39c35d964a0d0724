import { expect, type Page } from '@playwright/test';

/** Returns the targets smaller than `needed` CSS pixels, without links within a text, which WCAG 2.5.8 excepts. */
export async function targetsSmallerThan(needed: number, page: Page): Promise<string[]> {
  const targets = await measureTargets(page);
  expect(targets.length).toBeGreaterThan(5);
  return targets
    .filter(({ inText, width, height }) => !inText && Math.min(width, height) < needed - 0.5)
    .map(({ name, width, height }) => `${name}: ${Math.round(width)} x ${Math.round(height)}`);
}

const interactive =
  'a[href], button, input:not([type=hidden]), textarea, select, summary, video[controls], [role=button]';

type Target = { name: string; width: number; height: number; inText: boolean };

/** Measures all targets; a target includes the label or tile of its control. */
function measureTargets(page: Page): Promise<Target[]> {
  return page.evaluate((selector) => {
    return [...document.querySelectorAll<HTMLElement>(selector)]
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

    function clickableParts(target: HTMLElement): Element[] {
      const { position, inset } = getComputedStyle(target, '::after');
      const coversTile = position === 'absolute' && inset === '0px';
      if (coversTile) return [target, target.offsetParent ?? target];
      return target instanceof HTMLInputElement ? [target, ...(target.labels ?? [])] : [target];
    }

    /** Returns whether the block that contains the target has other text in its lines. */
    function standsInText(target: HTMLElement): boolean {
      let block: Element = target;
      while (isInline(block) && block.parentElement) block = block.parentElement;
      return block !== target && inlineText(block, target).trim() !== '';
    }

    function inlineText(node: Node, excluded: Element): string {
      const texts = Array.from(node.childNodes, (child) => {
        if (child === excluded) return '';
        if (!(child instanceof Element)) return child.textContent ?? '';
        return isInline(child) ? inlineText(child, excluded) : '';
      });
      return texts.join('');
    }

    function isInline(part: Element): boolean {
      return ['inline', 'inline-block'].includes(getComputedStyle(part).display);
    }
  }, interactive);
}
