import { chooseNecessary, expect, open, test } from '../support/fixtures.ts';

for (const path of ['/', '/en/servicii/tratamente-laser']) {
  test(`the film of ${path} loads on a press and plays`, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await open(page, path);
    await chooseNecessary(page);
    const facade = page.locator('.video-facade');
    await facade.scrollIntoViewIfNeeded();
    await expect(facade.locator('img')).toBeVisible();
    expect(asked.filter((url) => url.endsWith('.mp4'))).toEqual([]);
    await facade.click();
    const video = page.locator('video');
    await expect(video).toBeVisible();
    await expect(video).toBeFocused();
    await expect
      .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
      .toBeGreaterThan(0.2);
  });

  test(`the film of ${path} can be opened without any script`, async ({ browser, baseURL, request }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    await page.goto(path);
    const href = await page.locator('.video-facade').getAttribute('href');
    const file = await request.get(href ?? '');
    expect(file.status()).toBe(200);
    expect(file.headers()['content-type']).toBe('video/mp4');
    await context.close();
  });
}
