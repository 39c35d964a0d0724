import type { Page } from '@playwright/test';
import { expect, open, test } from './fixtures.ts';
import { sitePages } from './site.ts';

/**
 * Words, pictures with a meaning and controls that cannot be seen in full: beyond the window's sides, or cut off by what
 * they stand in. Rows that are made to be moved sideways are left out, and what no eye is meant to see.
 */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    function check(element: Element, boxes: DOMRect[], name: string) {
      const sides = { left: 0, right: document.documentElement.clientWidth };
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
        const { overflowX, clipPath } = getComputedStyle(at);
        if (overflowX === 'auto' || overflowX === 'scroll' || clipPath !== 'none') return;
        if (overflowX === 'visible' || (at !== element && at.tagName === 'IMG')) continue;
        const { left, right } = at.getBoundingClientRect();
        sides.left = Math.max(sides.left, left);
        sides.right = Math.min(sides.right, right);
      }
      for (const { left, right, width } of boxes) {
        if (width > 0 && (left < sides.left - 1 || right > sides.right + 1)) {
          found.push(
            `${name}: ${Math.round(left)} to ${Math.round(right)} in ${sides.left} to ${sides.right}`,
          );
        }
      }
    }
    const nameOf = (element: Element): string =>
      element.className && typeof element.className === 'string'
        ? `${element.tagName.toLowerCase()}.${element.className}`
        : `${element.parentElement ? nameOf(element.parentElement) : ''} ${element.tagName.toLowerCase()}`;
    const seen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && !element.closest('[aria-hidden=true], .skip');

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      const words = text.textContent?.trim();
      if (!words || !parent || !seen(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      check(parent, [...range.getClientRects()], `${nameOf(parent)} "${words.slice(0, 40)}"`);
    }
    for (const element of document.querySelectorAll('a[href], button, input, textarea, img:not([alt=""])')) {
      if (!seen(element)) continue;
      check(element.parentElement ?? element, [...element.getClientRects()], nameOf(element));
    }
    return found;
  });
}

async function expectNoSidewaysScroll(page: Page) {
  expect(await cutOff(page)).toEqual([]);
  const beyond = await page.evaluate(() => {
    scrollTo({ left: 100, behavior: 'instant' });
    return scrollX;
  });
  expect(beyond).toBe(0);
}

for (const { path } of sitePages) {
  test(`${path} fits a window of 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, path);
    await expect(page.locator('.cookie')).toBeVisible();
    await expectNoSidewaysScroll(page);
  });

  for (const width of [360, 768, 1280]) {
    test(`${path} fits ${width} px with letters twice as large`, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
      const browser = await page.context().newCDPSession(page);
      await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
      await open(page, path);
      await expect(page.locator('html')).toHaveCSS('font-size', '32px');
      await expect(page.locator('.cookie')).toBeVisible();
      await expectNoSidewaysScroll(page);
    });
  }
}

test.describe('a window of 1280 by 1024 px, enlarged to 400 %', () => {
  test.use({ viewport: { width: 320, height: 256 }, deviceScaleFactor: 4 });

  for (const { path } of sitePages) {
    test(`shows ${path} without sideways scroll and uncovered`, async ({ page }) => {
      await open(page, path);
      await expect(page.locator('.cookie')).toBeVisible();
      await expectNoSidewaysScroll(page);
      const held = await page.evaluate(() =>
        [...document.querySelectorAll('body *')]
          .filter((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position))
          .filter((element) => element.checkVisibility({ visibilityProperty: true }))
          .map((element) => element.getBoundingClientRect().height),
      );
      // What stays in place while the page scrolls leaves most of the window to the page.
      for (const height of held) expect(height).toBeLessThan(256 / 3);
    });
  }
});
