import { languages } from '../src/language/languages.ts';
import { pathTo, routes } from '../src/routing/routes.ts';
import { axeFindings, overflowOf } from './examine.ts';
import { expect, open, test } from './fixtures.ts';
import { sitePages, titleOf } from './site.ts';

const origin = 'https://www.ghiocel.example';

test('the table has 28 pages, each with a title of its own in its language', () => {
  expect(sitePages).toHaveLength(28);
  for (const language of languages) {
    const own = sitePages.filter((page) => page.language === language);
    expect(new Set(own.map(({ page }) => titleOf(page, language))).size).toBe(own.length);
  }
});

for (const { page: ref, language, path } of sitePages) {
  test(`${path} is complete before any script`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('h1')).toBeVisible();
    expect((await page.locator('main').innerText()).length).toBeGreaterThan(300);

    const title = await page.title();
    expect(title.length).toBeGreaterThan(8);
    expect(title).toBe(titleOf(ref, language));
    expect(await page.locator('title').count()).toBe(1);
    const description = page.locator('meta[name=description]');
    await expect(description).toHaveCount(1);
    expect((await description.getAttribute('content'))?.length).toBeGreaterThan(60);

    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', origin + path);
    for (const other of languages) {
      const alternate = page.locator(`link[rel=alternate][hreflang=${other}]`);
      await expect(alternate).toHaveAttribute('href', origin + pathTo(ref, other));
    }
    const fallback = page.locator('link[rel=alternate][hreflang=x-default]');
    await expect(fallback).toHaveAttribute('href', origin + pathTo(ref, 'ro'));
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', title);
    await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', origin + path);
    await expect(page.locator('meta[name=robots]')).toHaveCount(routes[ref.route].indexed ? 0 : 1);

    const structured = page.locator('script[type="application/ld+json"]');
    const isOfDentist = ref.route === 'home' || ref.route === 'contact';
    await expect(structured).toHaveCount(isOfDentist ? 1 : 0);
    if (isOfDentist) {
      const data = JSON.parse((await structured.textContent()) ?? '') as Record<string, unknown>;
      expect(data).toMatchObject({ '@type': 'Dentist', telephone: '+40700000000' });
    }
    expect(await page.locator('[style]').count()).toBe(0);
    await context.close();
  });

  for (const width of [360, 768, 1280]) {
    test(`${path} is hydrated in silence and accessible at ${width} px`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 800 });
      await open(page, path);
      await expect(page.locator('.cookie')).toBeVisible();
      await expect(page.locator('title')).toHaveCount(1);
      await expect(page.locator('link[rel=canonical]')).toHaveCount(1);
      expect(await axeFindings(page)).toEqual([]);
      expect(await overflowOf(page)).toBe(0);
    });
  }
}

test('every link inside the site leads somewhere', async ({ page, request }) => {
  const links = new Set<string>();
  const fragments: { from: string; path: string; id: string }[] = [];
  for (const { path } of sitePages) {
    await page.goto(path);
    const hrefs = await page.locator('a[href^="/"], a[href^="#"]').evaluateAll((anchors) =>
      anchors.map((anchor) => {
        const { pathname, hash } = anchor as HTMLAnchorElement;
        return { pathname, hash };
      }),
    );
    for (const { pathname, hash } of hrefs) {
      links.add(pathname);
      if (hash) fragments.push({ from: path, path: pathname, id: decodeURIComponent(hash.slice(1)) });
    }
  }
  const html = new Map<string, string>();
  for (const path of links) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status(), path).toBe(200);
    html.set(path, await response.text());
  }
  for (const { from, path, id } of fragments) {
    expect(html.get(path)?.includes(`id="${id}"`), `${from} links to ${path}#${id}`).toBe(true);
  }
});
