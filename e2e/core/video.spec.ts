import { expect, open, test } from '../support/fixtures.ts';
import { content } from '../support/site.ts';

test('a film is asked for when it is pressed, and plays', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page, '/en/servicii/tratamente-laser');
  const facade = page.getByRole('link', { name: content.en.general.playFilm });
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
