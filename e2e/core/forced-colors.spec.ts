import type { Locator } from '@playwright/test';
import { chooseNecessary, expect, open, test } from '../support/fixtures.ts';

test.use({ contextOptions: { forcedColors: 'active' }, hasChosen: false });

/** A property of an element, or of what stands before or after its text. */
const css = (locator: Locator, property: string, pseudo?: '::before' | '::after') =>
  locator
    .first()
    .evaluate((element, [name, part]) => getComputedStyle(element, part).getPropertyValue(name ?? ''), [
      property,
      pseudo,
    ] as const);

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`on a ${colorScheme} palette`, () => {
    test.use({ colorScheme });

    test('masked marks stand out from the canvas', async ({ page }) => {
      await open(page, '/');
      const canvas = await css(page.locator('body'), 'background-color');
      for (const marked of ['.smile', '.main-menu [aria-current]']) {
        expect(await css(page.locator(marked), 'background-color', '::after'), marked).not.toBe(canvas);
      }
      await page.goto('/ro/servicii/ortodontie');
      expect(await css(page.locator('.rich-text ul li'), 'background-color', '::before')).not.toBe(canvas);
      expect(await css(page.locator('.service-menu [aria-current]'), 'background-color')).not.toBe(canvas);
    });

    test('buttons, cards, banner and form have outlines', async ({ page }) => {
      await open(page, '/');
      const blocks = [
        '.button',
        '.cookie-banner',
        '.video-facade',
        '.package-card__body',
        '.tile',
        '.book',
        '.contact-form',
      ];
      for (const block of blocks)
        expect(await css(page.locator(block), 'border-top-style'), block).toBe('solid');
      await chooseNecessary(page);
      const canvas = await css(page.locator('body'), 'background-color');
      expect(await css(page.locator('.hero .button'), 'background-color')).not.toBe(canvas);
    });

    test('a field in error has a thicker border, and the focus an outline', async ({ page }) => {
      await open(page, '/ro/contact');
      await chooseNecessary(page);
      await page.locator('.contact-form button[type=submit]').click();
      await page.locator('.error-list a').first().click();
      const name = page.locator('#contact-name');
      await expect(name).toBeFocused();
      expect(await css(name, 'border-top-width')).toBe('4px');
      expect(await css(page.locator('#contact-phone'), 'border-top-width')).not.toBe('4px');
      expect(await css(name, 'outline-style')).toBe('solid');
      await expect(page.locator('#contact-name-error')).toBeVisible();
    });
  });
}
