import { test, type Browser, type Page } from '@playwright/test';

/** When pictures are taken: the clinic of the fixtures is open. */
export const openingHour = '2026-11-26T10:00+02:00';

/** The clinic of the fixtures is closed, and home and contact show their night. */
export const nightHour = '2026-11-26T21:30+02:00';

/** Another browser sets text up to a pixel differently than in its pictures. */
export async function skipInOtherBrowsers(browser: Browser) {
  const session = await browser.newBrowserCDPSession();
  const { product } = await session.send('Browser.getVersion');
  await session.detach();
  if (product.startsWith('HeadlessChrome/')) return;
  const reason = `The pictures are of chromium-headless-shell; ${product} is not compared with them.`;
  console.warn(reason);
  test.skip(true, reason);
}

export async function withEverythingLoaded(page: Page) {
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (const image of document.images) image.loading = 'eager';
  });
  await withPicturesLoaded(page);
  await withRowsAtRest(page);
}

/** For a picture of an element nearly as high as the window, which would else not reach its end. */
export async function withWholeWindow(page: Page) {
  await page.evaluate(() => (document.documentElement.style.scrollPaddingTop = '0'));
}

/** Resolves once the rows that follow the reader stand still: none moves for ten frames. */
async function withRowsAtRest(page: Page) {
  await page.evaluate(async () => {
    const rows = [...document.querySelectorAll('nav ul')];
    const offsets = () => rows.map(({ scrollLeft }) => scrollLeft).join(' ');
    for (let still = 0, last = ''; still < 10; still = offsets() === last ? still + 1 : 0) {
      last = offsets();
      await new Promise(requestAnimationFrame);
    }
  });
}

export async function withPicturesLoaded(page: Page) {
  await page.waitForFunction(() =>
    [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
  );
}
