import type { Page } from '@playwright/test';
import { movedPaths } from '../../src/routing/routes.ts';
import { expect, hydrated, notFoundWords, open, skipInFirefox, test } from '../support/fixtures.ts';
import { pageTitle } from '../support/page-parts.ts';
import { content, sitePages } from '../support/site.ts';

const slashed = sitePages
  .filter(({ path }) => path !== '/')
  .map(({ path }): [string, string] => [`${path}/`, path]);

test('an address that has moved, or ends with a slash, leads to the page for good', async ({ request }) => {
  for (const [source, destination] of [...movedPaths(), ...slashed]) {
    const response = await request.get(source, { maxRedirects: 0 });
    expect(response.status(), source).toBe(301);
    expect(response.headers().location, source).toBe(destination);
  }
});

test('an address of no page answers 404 in the language of its first part, else in Romanian, with a way home', async ({
  request,
}) => {
  for (const path of ['/nicaieri', '/ro/nicaieri', '/de/preise', '/en/servicii/nowhere']) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(404);
    const language = path.startsWith('/en/') ? 'en' : 'ro';
    const html = await response.text();
    const { homeLink } = content[language].notFoundPage;
    const home = new RegExp(`href="${language === 'en' ? '/en' : '/'}"[^>]*>${homeLink}</a>`);
    for (const part of [`<html lang="${language}"`, '<meta name="robots" content="noindex"', home])
      expect(html, path).toMatch(part);
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

test('a dead link leads to the 404 page, a moved one to its new address, and Back leads back', async ({
  page,
  quiet,
}) => {
  quiet.allowed = notFoundWords;
  await open(page, '/ro/despre');
  await followLinkTo(page, '/ro/nicaieri');
  await expect(pageTitle(page)).toHaveText(content.ro.notFoundPage.title);
  // Back while the page is still being loaded would only stop that.
  await hydrated(page);
  await page.goBack();
  await expect(pageTitle(page)).toHaveText(content.ro.about.title);

  const [source, destination] = [...movedPaths()].find(([from]) => from !== '/ro') ?? [];
  await followLinkTo(page, source ?? '');
  await expect(page).toHaveURL(destination ?? '');
});

test('hashed files are cached for a year, missing ones are not, pages are revalidated', async ({
  request,
}) => {
  const page = await request.get('/');
  expect(page.headers()['cache-control']).toContain('no-cache');
  const html = await page.text();
  for (const hashed of [/\/static\/[\w./-]+\.js/, /\/static\/[\w./-]+\.png/]) {
    const [file = ''] = hashed.exec(html) ?? [];
    expect((await request.get(file)).headers()['cache-control'], file).toContain('immutable');
  }
  const missing = await request.get('/static/nothing.js');
  expect(missing.status()).toBe(404);
  // Hosting replaces the Cache-Control of a function by its own rule; what varies by * is never reused (RFC 9111, 4.1).
  expect(missing.headers().vary).toContain('*');
});

test('a lazy picture whose file a deploy has replaced leaves its words, a drawing nothing, and no page moves', async ({
  page,
  quiet,
}) => {
  skipInFirefox('it draws no frame');
  quiet.allowed = notFoundWords;
  await open(page, '/');
  await page.route('**/static/**', (route) => route.fulfill({ status: 404 }));
  const heightOf = () => page.evaluate(() => document.documentElement.scrollHeight);
  const height = await heightOf();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const missing = () =>
    page.evaluate(() => {
      const images = [...document.images].filter(({ complete, currentSrc }) => complete && currentSrc);
      const found = images
        .filter(({ naturalWidth }) => naturalWidth === 0)
        .map((image) =>
          [image.alt && 'words', image.checkVisibility({ visibilityProperty: true })].join(' '),
        );
      return [...new Set(found)].toSorted();
    });
  await expect.poll(missing).toEqual([' false', 'words true']);
  expect(await heightOf()).toBe(height);
});

test('before a press only the scripts of the page are fetched, after the first paint', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
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
  // Their size is limited: see e2e/build/size.test.ts. Links near the window fetch only the data of their pages.
  const pageScripts = await page.locator('script[data-chunks]').getAttribute('data-chunks');
  expect(asked.filter((path) => path.endsWith('.js')).toSorted()).toEqual(pageScripts?.split(' ').toSorted());
});
