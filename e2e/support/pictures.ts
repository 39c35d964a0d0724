import { test, type Browser, type Page } from '@playwright/test';

/** At this time the fixture clinic is open. */
export const openingHour = '2026-11-26T10:00+02:00';

/** At this time the fixture clinic is closed, and home and contact display their night drawings. */
export const nightHour = '2026-11-26T21:30+02:00';

/** Text rendered by other browsers and systems differs by up to a pixel. */
export async function skipInOtherBrowsers(browser: Browser) {
  const session = await browser.newBrowserCDPSession();
  const { product } = await session.send('Browser.getVersion');
  await session.detach();
  if (product.startsWith('HeadlessChrome/') && process.platform === 'linux') return;
  const reason = `The pictures are of chromium-headless-shell on Linux; ${product} on ${process.platform} is not compared with them.`;
  console.warn(reason);
  test.skip(true, reason);
}

export async function loadFontsAndImages(page: Page) {
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (const image of document.images) image.loading = 'eager';
  });
  await waitForImages(page);
}

export async function waitForImages(page: Page) {
  await page.waitForFunction(() =>
    [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
  );
}
