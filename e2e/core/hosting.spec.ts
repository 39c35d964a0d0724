import type { Page } from '@playwright/test';
import { redirects } from '../../src/routing/redirects.ts';
import { pathTo } from '../../src/routing/routes.ts';
import { expect, hydrated, notFoundWords, open, test } from '../support/fixtures.ts';
import { content, sitePages } from '../support/site.ts';

const slashed = sitePages
  .filter(({ path }) => path !== '/')
  .map(({ path }) => ({ source: `${path}/`, destination: path }));

test('an address that has moved, or ends with a slash, leads to the page for good', async ({ request }) => {
  for (const { source, destination } of [...redirects(), ...slashed]) {
    const response = await request.get(source, { maxRedirects: 0 });
    expect(response.status(), source).toBe(301);
    expect(response.headers().location, source).toBe(destination);
  }
});

for (const [path, language] of [
  ['/ro/servicii/nicaieri', 'ro'],
  ['/en/nowhere', 'en'],
] as const) {
  test(`${path} answers 404 in ${language}, with a way home`, async ({ page, quiet }) => {
    quiet.allowed = notFoundWords;
    const response = await open(page, path);
    expect(response?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('h1')).toHaveText(content[language].notFoundPage.title);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await page.getByRole('link', { name: content[language].notFoundPage.homeLink, exact: true }).click();
    await expect(page).toHaveURL(pathTo({ route: 'home' }, language));
    await expect(page.locator('h1')).toContainText(content[language].home.heroLines[0] ?? '');
  });
}

test('an address of no page answers 404 in the language of its first part, else in Romanian', async ({
  request,
}) => {
  for (const path of ['/nicaieri', '/ro/nicaieri', '/de/preise', '/en/servicii/nowhere']) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(404);
    const language = path.startsWith('/en/') ? 'en' : 'ro';
    expect(await response.text(), path).toContain(`<html lang="${language}"`);
  }
});

/** Follows a link that an editor might have left in a text. */
async function followLinkTo(page: Page, path: string) {
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.body.append(link);
    link.click();
  }, path);
}

test('a dead link inside the site leads to the 404 page, and Back leads back', async ({ page, quiet }) => {
  quiet.allowed = notFoundWords;
  await open(page, '/ro/despre');
  await followLinkTo(page, '/ro/nicaieri');
  await expect(page.locator('h1')).toHaveText(content.ro.notFoundPage.title);
  // Back while the page is still being loaded would only stop that.
  await hydrated(page);
  await page.goBack();
  await expect(page.locator('h1')).toHaveText(content.ro.about.title);
});

test('Back leads back though the scripts of the 404 page are not here yet', async ({ page, quiet }) => {
  quiet.allowed = notFoundWords;
  await open(page, '/ro/despre');
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/*.js', (route) => promise.then(() => route.continue()));
  await followLinkTo(page, '/ro/nicaieri');
  await expect(page.locator('h1')).toHaveText(content.ro.notFoundPage.title);
  await page.goBack();
  resolve();
  await expect(page.locator('h1')).toHaveText(content.ro.about.title);
});

test('a link inside the site to an address that has moved leads to the new one', async ({ page, quiet }) => {
  quiet.allowed = notFoundWords;
  const moved = redirects().find(({ source }) => source !== '/ro');
  await open(page, '/ro/despre');
  await followLinkTo(page, moved?.source ?? '');
  await expect(page).toHaveURL(moved?.destination ?? '');
});

test('hashed files are cached for a year, pages are revalidated', async ({ page, request }) => {
  await page.goto('/');
  await hydrated(page);
  const chunks = await page.locator('script[data-chunks]').getAttribute('data-chunks');
  const kept = await request.get(chunks?.split(' ')[0] ?? '');
  expect(kept.headers()['cache-control']).toContain('immutable');
  const [image = ''] = /\/static\/[\w./-]+\.png/.exec(await (await request.get('/')).text()) ?? [];
  expect((await request.get(image)).headers()['cache-control']).toContain('immutable');
  const html = await request.get('/ro/preturi');
  expect(html.headers()['cache-control']).toContain('no-cache');
});

test('the manifest is served as one, and Chromium finds no error in it', async ({ page, request }) => {
  await page.goto('/en');
  const devtools = await page.context().newCDPSession(page);
  const { errors, url } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const served = await request.get(url);
  expect(served.headers()['content-type']).toContain('application/manifest+json');
});

test('scripts are fetched after the first paint, those for a press not at all', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/ro/contact');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  const [painted = 0, scripted = 0] = await page.evaluate(() => [
    performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    Math.min(
      ...performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ startTime }) => startTime),
    ),
  ]);
  expect(painted).toBeGreaterThan(0);
  expect(scripted).toBeGreaterThan(painted);
  expect(asked.filter((url) => /send-contact-request|\.mp4|-space-/.test(url))).toEqual([]);
});
