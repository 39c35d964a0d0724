import type { Locator, Page } from '@playwright/test';
import { contrastOf } from '../src/testing/contrast.ts';
import { axeFindings } from './examine.ts';
import { chooseNecessary, expect, open, test } from './fixtures.ts';
import { sitePages } from './site.ts';

test.use({ contextOptions: { forcedColors: 'active' } });

/** A property of an element, or of what stands before or after its text. */
const css = (locator: Locator, property: string, pseudo?: '::before' | '::after') =>
  locator
    .first()
    .evaluate((element, [name, part]) => getComputedStyle(element, part).getPropertyValue(name ?? ''), [
      property,
      pseudo,
    ] as const);

/** The texts whose colours the browser does not force, with what they are drawn in and on. */
function textsOfOurColour(page: Page) {
  return page.evaluate(() => {
    const isOurs = (element: Element) => getComputedStyle(element).forcedColorAdjust === 'none';
    const groundOf = (element: Element | null): string => {
      if (!element) return getComputedStyle(document.body).backgroundColor;
      const { backgroundColor } = getComputedStyle(element);
      const isSeen = isOurs(element) && !/^rgba\(.*, 0\)$/.test(backgroundColor);
      return isSeen ? backgroundColor : groundOf(element.parentElement);
    };
    return [...document.querySelectorAll('body *')]
      .filter((element) => {
        const hasText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim());
        return hasText && isOurs(element) && element.checkVisibility();
      })
      .map((element) => ({
        text: element.textContent,
        colour: getComputedStyle(element).color,
        ground: groundOf(element),
      }));
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`on a ${colorScheme} palette`, () => {
    test.use({ colorScheme });

    test('the marks that were masks stand out from the canvas', async ({ page }) => {
      await open(page, '/');
      const canvas = await css(page.locator('body'), 'background-color');
      for (const marked of ['.smile', '.nav [aria-current]']) {
        expect(await css(page.locator(marked), 'background-color', '::after'), marked).not.toBe(canvas);
      }
      await page.goto('/ro/servicii/ortodontie');
      expect(await css(page.locator('.rich ul li'), 'background-color', '::before')).not.toBe(canvas);
      expect(await css(page.locator('.svc__nav [aria-current]'), 'background-color')).not.toBe(canvas);
    });

    test('buttons, cards, banner and form have an outline where their ground was', async ({ page }) => {
      await open(page, '/');
      const blocks = ['.btn', '.cookie', '.facade', '.pack__body', '.tile', '.book', '.form'];
      for (const block of blocks)
        expect(await css(page.locator(block), 'border-top-style'), block).toBe('solid');
      await chooseNecessary(page);
      const canvas = await css(page.locator('body'), 'background-color');
      expect(await css(page.locator('.hero .btn'), 'background-color')).not.toBe(canvas);
    });

    test('errors are told apart by more than colour, and the focus is seen', async ({ page }) => {
      await open(page, '/ro/contact');
      await chooseNecessary(page);
      await page.locator('.form button[type=submit]').click();
      const name = page.locator('#contact-name');
      await expect(name).toBeFocused();
      expect(await css(name, 'border-top-width')).toBe('4px');
      expect(await css(page.locator('#contact-phone'), 'border-top-width')).not.toBe('4px');
      expect(await css(name, 'outline-style')).toBe('solid');
      await expect(page.locator('#contact-name-error')).toBeVisible();
    });
  });
}

for (const { path } of sitePages) {
  test(`${path} has no mistake and no text of our own colour that is hard to read`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await open(page, path);
    // axe compares the colours of the style sheet, which the browser has replaced.
    expect(await axeFindings(page, ['color-contrast'])).toEqual([]);
    const texts = await textsOfOurColour(page);
    expect(texts).not.toEqual([]);
    for (const { text, colour, ground } of texts) {
      expect(contrastOf(colour, ground), `${text}: ${colour} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    }
  });
}
