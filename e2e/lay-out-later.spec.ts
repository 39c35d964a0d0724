import type { Page } from '@playwright/test';
import { expect, open, test } from './fixtures.ts';
import { sitePages } from './site.ts';

/** The elements the browser may still leave out of the layout. */
const leftForLater = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('#site *')].filter(
        (element) => getComputedStyle(element).contentVisibility === 'auto',
      ).length,
  );

/** Opens the home page while one of its pictures is on its way: until that has come no script follows. */
async function openUnfinished(page: Page, address = '/') {
  let finish = () => {};
  const held = new Promise<void>((resolve) => (finish = resolve));
  await page.route('**/illustrations/**', async (route) => {
    await held;
    await route.continue().catch(() => {});
  });
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  return { finish };
}

test.use({ viewport: { width: 360, height: 740 } });

for (const { path } of sitePages.filter(({ language }) => language === 'ro')) {
  test(`${path} is laid out to its end once it is taken over`, async ({ page }) => {
    await open(page, path);
    expect(await leftForLater(page)).toBe(0);
    await expect(page.locator('[data-laid-out], #site [style]')).toHaveCount(0);
  });
}

test.describe('while a page still loads', () => {
  test('what lies below the first screen is shown when it comes near', async ({ page }) => {
    const { finish } = await openUnfinished(page);
    expect(await leftForLater(page)).toBeGreaterThan(0);
    const phone = page.locator('footer a[href^="tel:"]').first();
    await phone.scrollIntoViewIfNeeded();
    await expect(phone).toBeInViewport();
    finish();
  });

  test('a link to a place on the page leads there', async ({ page }) => {
    const { finish } = await openUnfinished(page);
    await page.locator('.hero a[href="/#programare"]').click();
    await expect(page.locator('#programare')).toBeInViewport();
    expect(await leftForLater(page)).toBe(0);
    finish();
  });

  test('who comes by a fragment stands at its place', async ({ page }) => {
    const { finish } = await openUnfinished(page, '/#programare');
    await expect(page.locator('#programare')).toBeInViewport();
    expect(await leftForLater(page)).toBe(0);
    finish();
  });

  test('who reloads finds the place again', async ({ page }) => {
    await open(page, '/');
    await page.locator('#programare').scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => Math.round(window.scrollY));
    await page.reload();
    await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(place);
  });
});
