import type { APIRequestContext } from '@playwright/test';
import { languages } from '../src/language/languages.ts';
import { pathTo } from '../src/routing/routes.ts';
import { expect, test } from './fixtures.ts';
import { content, sitePages } from './site.ts';

const origin = 'https://www.ghiocel.example';

/** The content of a tag's attribute in a document. */
function attribute(html: string, tag: RegExp, name: string): string {
  const found = tag.exec(html)?.[0];
  return new RegExp(`${name}="([^"]*)"`).exec(found ?? '')?.[1] ?? '';
}

const meta = (html: string, property: string) =>
  attribute(html, new RegExp(`<meta (property|name)="${property}"[^>]*>`), 'content');

/** Fetches a PNG and reads its size from its first chunk. */
async function pngOf(request: APIRequestContext, path: string) {
  const response = await request.get(path);
  expect(response.status(), path).toBe(200);
  expect(response.headers()['content-type'], path).toBe('image/png');
  const body = await response.body();
  expect(body.subarray(1, 4).toString('latin1'), path).toBe('PNG');
  expect(body.subarray(12, 16).toString('latin1'), path).toBe('IHDR');
  return { body, response, size: `${body.readUInt32BE(16)}x${body.readUInt32BE(20)}` };
}

test('every page has a social image of its own in each language', async ({ request }) => {
  const pictures = new Map<string, string>();
  for (const { path } of sitePages) {
    const html = await (await request.get(path)).text();
    const image = meta(html, 'og:image');
    expect(image, path).toContain(`${origin}/static/`);
    expect([meta(html, 'og:image:width'), meta(html, 'og:image:height')], path).toEqual(['1200', '630']);
    expect(meta(html, 'og:image:alt'), path).not.toBe('');
    expect(meta(html, 'twitter:card'), path).toBe('summary_large_image');

    const { body, response, size } = await pngOf(request, image.slice(origin.length));
    expect(size, path).toBe('1200x630');
    expect(body.length, path).toBeLessThan(100_000);
    expect(response.headers()['cache-control'], path).toContain('immutable');
    const picture = body.toString('base64');
    expect(pictures.get(picture), `${path} has the picture of another page`).toBeUndefined();
    pictures.set(picture, path);
  }
});

test('the clinic’s structured data names the home page’s picture', async ({ request }) => {
  for (const language of languages) {
    const home = await (await request.get(pathTo({ route: 'home' }, language))).text();
    const contact = await (await request.get(pathTo({ route: 'contact' }, language))).text();
    for (const html of [home, contact]) {
      const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}';
      expect((JSON.parse(json) as { image?: string }).image).toBe(meta(home, 'og:image'));
    }
  }
});

type Manifest = Record<string, string> & { icons: { src: string; sizes: string; type: string }[] };

test('every page names the web manifest of its language, whose icons are what it says', async ({
  request,
}) => {
  const named = new Map<string, string>();
  for (const { path, language } of sitePages) {
    const html = await (await request.get(path)).text();
    const href = attribute(html, /<link rel="manifest"[^>]*>/, 'href');
    expect(named.get(language) ?? href, path).toBe(href);
    named.set(language, href);
  }
  expect(new Set(named.values()).size).toBe(languages.length);

  for (const language of languages) {
    const response = await request.get(named.get(language) ?? '');
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toContain('application/manifest+json');
    const manifest = (await response.json()) as Manifest;
    expect(manifest).toMatchObject({
      name: content[language].contactDetails.clinicName,
      lang: language,
      start_url: pathTo({ route: 'home' }, language),
    });
    expect((await request.get(manifest['start_url'] ?? '')).status()).toBe(200);
    expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
    for (const { src, sizes } of manifest.icons) {
      expect((await pngOf(request, src)).size, src).toBe(sizes);
    }
  }
});

test('Chromium reads the manifest without a complaint', async ({ page }) => {
  await page.goto('/en');
  const devtools = await page.context().newCDPSession(page);
  const { errors, url } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(url).toMatch(/\.webmanifest$/);
});

test('the icons that are asked for by address are there', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const named = [...html.matchAll(/<link rel="[a-z-]*icon"[^>]* href="([^"]*)"/g)].map(([, href]) => href);
  expect(named).toEqual(['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png']);
  expect((await pngOf(request, '/apple-touch-icon.png')).size).toBe('180x180');
  const ico = await request.get('/favicon.ico');
  expect(ico.status()).toBe(200);
  // An icon file of two pictures.
  expect((await ico.body()).subarray(0, 6)).toEqual(Buffer.from([0, 0, 1, 0, 2, 0]));
  expect((await request.get('/favicon.svg')).headers()['content-type']).toContain('image/svg+xml');
});
