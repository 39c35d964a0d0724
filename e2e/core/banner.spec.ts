import type { Page } from '@playwright/test';
import { lookAtBanner, windows } from '../support/banner.ts';
import { expect, open, test } from '../support/fixtures.ts';
import { content } from '../support/site.ts';

test.use({ hasChosen: false });

for (const path of ['/', '/en/contact', '/ro/preturi']) {
  test(`all of ${path} can be scrolled clear of the banner`, async ({ page }) => {
    for (const [width, height] of [
      [360, 640],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      await open(page, path);
      await expect(page.locator('.cookie-banner')).toBeVisible();
      const last = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
      for (const top of [height / 2, last / 2, last]) {
        await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
        expect((await lookAtBanner(page)).covered, `at ${top} of ${last}`).toEqual([]);
      }
    }
  });
}

test('both buttons of the banner look alike, and neither has the colour of the call to action', async ({
  page,
}) => {
  await open(page, '/');
  const buttons = page.locator('.cookie-banner button');
  await expect(buttons).toHaveText([content.ro.cookies.cta, content.ro.cookies.onlyNecessary]);
  for (const [width, height] of windows) {
    await page.setViewportSize({ width, height });
    const [agree, necessary] = await buttons.evaluateAll((both) =>
      both.map((button) => {
        const { width: wide, height: high } = button.getBoundingClientRect();
        const { backgroundColor, boxShadow, color, fontSize, fontWeight } = getComputedStyle(button);
        return { wide: Math.round(wide), high, backgroundColor, boxShadow, color, fontSize, fontWeight };
      }),
    );
    expect(agree).toEqual(necessary);
    expect(agree?.backgroundColor).toBe('rgba(0, 0, 0, 0)');
  }
});

/** CSS pixels between the header and the page. */
const roomBelowHeader = (page: Page) =>
  page.evaluate(() => {
    const edgeOf = (element: string) => document.querySelector(element)!.getBoundingClientRect();
    return edgeOf('main').top - edgeOf('.header').bottom;
  });

test.describe('room for the banner is kept before it comes', () => {
  const older = JSON.stringify({ choice: 'all', version: 'older', at: '2020-01-01T00:00:00.000Z' });

  for (const [visitor, kept] of [
    ['on a first visit', undefined],
    ['where an older text was answered', older],
    ['where what was kept cannot be read', '{"choice"'],
  ] as const) {
    for (const width of [360, 1280]) {
      test(`${visitor}, at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 740 });
        await page.addInitScript((consent) => {
          if (consent) localStorage.setItem('consent', consent);
        }, kept);
        let letScriptsCome = () => {};
        const held = new Promise<void>((resolve) => (letScriptsCome = resolve));
        await page.route('**/*.js', async (route) => {
          await held;
          await route.continue();
        });
        await page.goto('/');
        await page.evaluate(() => document.fonts.ready);
        const banner = page.locator('.cookie-banner');
        await expect(banner).toBeHidden();
        const room = await roomBelowHeader(page);
        expect(room).toBeGreaterThan(44);
        letScriptsCome();
        await expect(banner).toBeVisible();
        expect(await roomBelowHeader(page)).toBe(room);
      });
    }
  }
});

test.describe('at a later visit', () => {
  test.use({ hasChosen: true });

  test('a visitor who has chosen finds no room for the banner, from the first paint on', async ({ page }) => {
    // The page's scripts never come.
    await page.route('**/*.js', () => {});
    await page.goto('/ro/despre');
    expect(await roomBelowHeader(page)).toBe(0);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the banner does not come, and there is no room for it', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('.cookie-banner')).toBeHidden();
    expect(await roomBelowHeader(page)).toBe(0);
  });
});
