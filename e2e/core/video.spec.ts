import { expect, open, test } from '../support/fixtures.ts';
import { content } from '../support/site.ts';

test('a film is asked for when it is pressed, plays with a caption for each scene, and ends with its poster', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page, '/en');
  const { playFilm } = content.en.general;
  const facade = page.getByRole('link', { name: playFilm });
  await facade.scrollIntoViewIfNeeded();
  await expect(facade.locator('img')).toBeVisible();
  expect(asked.filter((url) => url.endsWith('.mp4'))).toEqual([]);
  await facade.click();
  const video = page.locator('video');
  await expect(video).toBeFocused();
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0.2);
  const captions = await video.evaluate((film: HTMLVideoElement) => {
    const [track] = film.textTracks;
    return {
      shown: track?.mode,
      language: track?.language,
      texts: Array.from(track?.cues ?? [], (cue) => (cue as VTTCue).text),
    };
  });
  expect(captions).toEqual({ shown: 'showing', language: 'en', texts: content.en.home.film?.video.captions });
  await video.evaluate((film: HTMLVideoElement) => (film.playbackRate = 16));
  await expect(facade).toBeFocused();
  await expect(video).toHaveCount(0);
});

test('a film that does not come leaves its poster and says so, and can be asked for again', async ({
  page,
  quiet,
}) => {
  quiet.allowed = /Failed to load resource/;
  const { playFilm, filmFailed } = content.en.general;
  await page.route('**/*.mp4', (route) => route.abort());
  await open(page, '/en');
  const facade = page.getByRole('link', { name: playFilm });
  await facade.click();
  await expect(page.getByText(filmFailed)).toBeInViewport();
  await expect(facade).toBeFocused();
  await expect(page.locator('video')).toHaveCount(0);
  await page.unroute('**/*.mp4');
  await facade.click();
  const video = page.locator('video');
  await expect.poll(() => video.evaluate((film: HTMLVideoElement) => film.currentTime)).toBeGreaterThan(0);
});
