import type { Page } from '@playwright/test';
import { measureBanner } from '../support/banner.ts';
import { expect, keepConsent, open, test } from '../support/fixtures.ts';
import { cookieBanner, headerButton } from '../support/page-parts.ts';
import { content } from '../support/site.ts';

test.use({ hasChosen: false });

test('a page can be scrolled clear of the banner, whose two buttons look alike and no menu covers', async ({
  page,
}) => {
  await open(page, '/');
  const buttons = cookieBanner(page).getByRole('button');
  await expect(buttons).toHaveText([content.ro.cookies.cta, content.ro.cookies.onlyNecessary]);
  for (const viewport of [
    { width: 360, height: 640 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(viewport);
    const [agree, necessary] = await buttons.evaluateAll((both) =>
      both.map((button) => {
        const { width, height } = button.getBoundingClientRect();
        const { backgroundColor, boxShadow, color, fontSize, fontWeight } = getComputedStyle(button);
        return { width: Math.round(width), height, backgroundColor, boxShadow, color, fontSize, fontWeight };
      }),
    );
    expect(agree).toEqual(necessary);
    // Not that of the call to action.
    expect(agree?.backgroundColor).toBe('rgba(0, 0, 0, 0)');
    const last = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    for (const top of [viewport.height / 2, last / 2, last]) {
      await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
      expect((await measureBanner(page)).covered, `at ${top} of ${last}`).toEqual([]);
    }
  }
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await headerButton(page).hover();
    const menu = page.getByRole('banner').getByRole('link', { name: 'English' });
    await expect(menu).toBeVisible();
    const left = (await menu.boundingBox())?.x ?? 0;
    const last = await buttons.last().boundingBox();
    expect((last?.x ?? left) + (last?.width ?? 0), `${width} px`).toBeLessThan(left);
  }
});

/** CSS pixels between the header and the page, in a narrow and a wide window. */
async function roomBelowHeader(page: Page) {
  const rooms: number[] = [];
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    const header = await page.getByRole('banner').boundingBox();
    const main = await page.getByRole('main').boundingBox();
    rooms.push((main?.y ?? 0) - (header?.y ?? 0) - (header?.height ?? 0));
  }
  return rooms;
}

test('where an older text was answered the banner has its text and its room before its buttons work', async ({
  page,
  context,
  baseURL,
}) => {
  await keepConsent(context, JSON.stringify({ choice: 'all', version: 'older' }), baseURL);
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/*.js', (route) => promise.then(() => route.continue()));
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready);
  const buttons = cookieBanner(page).getByRole('button');
  await expect(cookieBanner(page)).toBeVisible();
  await expect(buttons).toHaveCount(0);
  const rooms = await roomBelowHeader(page);
  for (const room of rooms) expect(room).toBeGreaterThan(44);
  resolve();
  await expect(buttons).toHaveCount(2);
  expect(await roomBelowHeader(page)).toEqual(rooms);
});

test('on a first visit nothing moves where the page’s scripts fail', async ({ page, quiet }) => {
  quiet.allowed = /SyntaxError|syntax/i;
  const failed = page.waitForEvent('pageerror');
  await page.route('**/static/site-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'export const broken = (' }),
  );
  await page.goto('/');
  const rooms = await roomBelowHeader(page);
  await failed;
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
  expect(await roomBelowHeader(page)).toEqual(rooms);
  for (const room of rooms) expect(room).toBeGreaterThan(44);
});

test.describe('at a later visit', () => {
  test.use({ hasChosen: true });

  test('a visitor who has chosen finds no room for the banner, from the first paint on', async ({ page }) => {
    // The page's scripts never come.
    await page.route('**/*.js', () => {});
    await page.goto('/ro/despre');
    expect(await roomBelowHeader(page)).toEqual([0, 0]);
  });
});
