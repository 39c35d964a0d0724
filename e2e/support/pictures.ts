import { test, type Browser } from '@playwright/test';

/** Skips a comparison of pictures in another browser than theirs: it sets text up to a pixel differently. */
export async function skipInOtherBrowsers(browser: Browser) {
  const session = await browser.newBrowserCDPSession();
  const { product } = await session.send('Browser.getVersion');
  await session.detach();
  if (product.startsWith('HeadlessChrome/')) return;
  const reason = `The pictures are of chromium-headless-shell; ${product} is not compared with them.`;
  console.warn(reason);
  test.skip(true, reason);
}
