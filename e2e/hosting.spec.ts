import { languages, type Language } from '../src/language/languages.ts';
import { redirects } from '../src/routing/redirects.ts';
import { pathTo, routes } from '../src/routing/routes.ts';
import { expect, hydrated, notFoundWords, open, test } from './fixtures.ts';
import { content, sitePages } from './site.ts';

for (const { source, destination } of redirects()) {
  test(`${source} has moved to ${destination}`, async ({ request }) => {
    const response = await request.get(source, { maxRedirects: 0 });
    expect(response.status()).toBe(301);
    expect(response.headers().location).toBe(destination);
  });
}

test('a trailing slash is taken off for good', async ({ request }) => {
  for (const { path } of sitePages.filter(({ path: { length } }) => length > 1)) {
    const response = await request.get(`${path}/`, { maxRedirects: 0 });
    expect(response.status(), path).toBe(301);
    expect(response.headers().location, path).toBe(path);
  }
});

const nowhere: Record<string, Language> = {
  '/nicaieri': 'ro',
  '/ro/nicaieri': 'ro',
  '/ro/servicii/nicaieri': 'ro',
  '/de/preise': 'ro',
  '/en/nowhere': 'en',
  '/en/servicii/nowhere': 'en',
};
for (const [path, language] of Object.entries(nowhere)) {
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

test('a dead link inside the site shows the 404 page without a reload, and Back leads back', async ({
  page,
  quiet,
}) => {
  quiet.allowed = notFoundWords;
  await open(page, '/ro/despre');
  await page.evaluate(() => {
    Object.assign(window, { visit: 1 });
    const link = document.createElement('a');
    link.href = '/ro/nicaieri';
    document.body.append(link);
    link.click();
  });
  await expect(page.locator('h1')).toHaveText(content.ro.notFoundPage.title);
  await page.goBack();
  await expect(page.locator('h1')).toHaveText(content.ro.about.title);
  expect(await page.evaluate('window.visit')).toBe(1);
});

test('the sitemap lists every page to be found, with its alternates', async ({ request }) => {
  const xml = await (await request.get('/sitemap.xml')).text();
  const listed = [...xml.matchAll(/<loc>https:\/\/www\.ghiocel\.example([^<]*)<\/loc>/g)].map(
    ([, path]) => path,
  );
  const wanted = sitePages.filter(({ page }) => routes[page.route].indexed).map(({ path }) => path);
  expect(listed.toSorted()).toEqual(wanted.toSorted());
  expect(xml.match(/hreflang="x-default"/g)).toHaveLength(wanted.length);
  for (const language of languages) expect(xml).not.toContain(`/${language}/servicii<`);
});

test('robots.txt names the sitemap', async ({ request }) => {
  const text = await (await request.get('/robots.txt')).text();
  expect(text).toContain('Sitemap: https://www.ghiocel.example/sitemap.xml');
});

test('hashed files are kept for a year, pages are asked for again', async ({ page, request }) => {
  await page.goto('/');
  await hydrated(page);
  const chunks = await page.locator('script[data-chunks]').getAttribute('data-chunks');
  const kept = await request.get(chunks?.split(' ')[0] ?? '');
  expect(kept.headers()['cache-control']).toContain('immutable');
  const html = await request.get('/ro/preturi');
  expect(html.headers()['cache-control']).toContain('no-cache');
});
