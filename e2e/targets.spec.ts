import type { Locator } from '@playwright/test';
import { expect, notFoundWords, open, test } from './fixtures.ts';
import { sitePages } from './site.ts';
import { openPanel } from './states.ts';

const phone = { width: 360, height: 740 };
const interactive =
  'a[href], button, input:not([type=hidden]), textarea, select, summary, video[controls], [role=button]';

type Target = { name: string; width: number; height: number; inText: boolean };

/** How large everything is that can be pressed; what is pressed for it, its label or its tile, counts with it. */
function targetsIn(root: Locator): Promise<Target[]> {
  return root.evaluate((element, selector) => {
    const withIt = (target: HTMLElement): Element[] => {
      const after = getComputedStyle(target, '::after');
      if (after.position === 'absolute' && after.inset === '0px')
        return [target, target.offsetParent ?? target];
      return target instanceof HTMLInputElement ? [target, ...(target.labels ?? [])] : [target];
    };
    /** Whether other words stand on the lines of a link. */
    const standsInText = (target: HTMLElement) => {
      let line: Element = target;
      while (getComputedStyle(line).display === 'inline' && line.parentElement) line = line.parentElement;
      const words = (node: Node): string =>
        [...node.childNodes]
          .filter((child) => child !== target)
          .map((child) => {
            if (!(child instanceof Element)) return child.textContent ?? '';
            return getComputedStyle(child).display === 'inline' ? words(child) : '';
          })
          .join('');
      return line !== target && words(line).trim() !== '';
    };
    return [...element.querySelectorAll<HTMLElement>(selector)]
      .filter((target) => target.checkVisibility({ visibilityProperty: true }) && target.tabIndex >= 0)
      .map((target) => {
        const boxes = withIt(target).map((part) => part.getBoundingClientRect());
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

/** What is smaller than `needed` CSS pixels. A link in a text is as high as its line: WCAG 2.5.8 leaves it out. */
async function smallerThan(needed: number, root: Locator): Promise<string[]> {
  const targets = await targetsIn(root);
  expect(targets.length).toBeGreaterThan(5);
  return targets
    .filter(({ inText, width, height }) => !inText && Math.min(width, height) < needed - 0.5)
    .map(({ name, width, height }) => `${name}: ${Math.round(width)} x ${Math.round(height)}`);
}

for (const { path } of sitePages) {
  test(`what can be pressed on ${path} is large enough for a thumb, and for a mouse`, async ({ page }) => {
    await page.setViewportSize(phone);
    await open(page, path);
    await expect(page.locator('.cookie')).toBeVisible();
    expect(await smallerThan(44, page.locator('body'))).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 740 });
    expect(await smallerThan(24, page.locator('body'))).toEqual([]);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('what can be pressed in the open panel is large enough', async ({ page }) => {
    await open(page, '/ro/despre');
    await openPanel(page);
    expect(await smallerThan(44, page.getByRole('dialog'))).toEqual([]);
  });

  test('what can be pressed on the 404 page is large enough', async ({ page, quiet }) => {
    quiet.allowed = notFoundWords;
    await open(page, '/ro/nicaieri');
    expect(await smallerThan(44, page.locator('body'))).toEqual([]);
  });
});
