import { expect, open, test } from '../support/fixtures.ts';

test('a film is asked for when it is pressed, and plays', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page, '/en/servicii/tratamente-laser');
  const facade = page.locator('.video-facade');
  await facade.scrollIntoViewIfNeeded();
  await expect(facade.locator('img')).toBeVisible();
  expect(asked.filter((url) => url.endsWith('.mp4'))).toEqual([]);
  await facade.click();
  const video = page.locator('video');
  await expect(video).toBeFocused();
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0.2);
});

test('without scripts a film is a link to its file', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const [, href = ''] = /<a [^>]*href="([^"]+\.mp4)"/.exec(html) ?? [];
  const file = await request.get(href);
  expect(file.status()).toBe(200);
  expect(file.headers()['content-type']).toBe('video/mp4');
});
