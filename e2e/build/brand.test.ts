import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { buildFolders, functionPagesFolder } from '../../scripts/build/build-folders.ts';
import { filesIn } from '../../scripts/build/files.ts';
import { readBrand } from '../../shared/clinic/read-brand.ts';
import { pathTo } from '../../src/routing/routes.ts';
import { languages, sitePages } from '../support/site.ts';
import { documentOf, fileAt, htmlOf, metaOf, pathOf } from './built-site.ts';

async function sizeOf(png: Buffer): Promise<string> {
  const { format, width, height } = await sharp(png).metadata();
  expect(format).toBe('png');
  return `${width}x${height}`;
}

test('every page has a social image of its own in each language', async () => {
  const pictures = new Map<string, string>();
  for (const { path } of sitePages) {
    const document = documentOf(path);
    expect(metaOf(document, 'og:image:width'), path).toBe('1200');
    expect(metaOf(document, 'og:image:height'), path).toBe('630');
    expect(metaOf(document, 'og:image:alt'), path).not.toBe('');
    expect(metaOf(document, 'twitter:card'), path).toBe('summary_large_image');

    const address = pathOf(metaOf(document, 'og:image'));
    // Hosting lets files below it be kept for a year.
    expect(address, path).toMatch(/^\/static\//);
    const image = fileAt(address);
    expect(await sizeOf(image), path).toBe('1200x630');
    expect(image.length, path).toBeLessThan(100_000);
    const picture = image.toString('base64');
    expect(pictures.get(picture), `${path} has the picture of another page`).toBeUndefined();
    pictures.set(picture, path);
  }
});

test('the clinic’s structured data names the home page’s picture', () => {
  for (const language of languages) {
    const picture = metaOf(documentOf(pathTo({ route: 'home' }, language)), 'og:image');
    for (const route of ['home', 'contact'] as const) {
      const document = documentOf(pathTo({ route }, language));
      const json = document.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}';
      const { '@graph': graph } = JSON.parse(json) as { '@graph': { image?: string }[] };
      expect(graph.flatMap(({ image }) => image ?? [])).toEqual([picture]);
    }
  }
});

test('a page has the brand’s theme colour', () => {
  expect(htmlOf('/')).toContain(`<meta name="theme-color" content="${readBrand().themeColour}"`);
});

test('the icons that browsers ask for by address exist', async () => {
  const named = [...htmlOf('/').matchAll(/<link rel="[a-z-]*icon"[^>]* href="([^"]*)"/g)];
  expect(named.map(([, href]) => href)).toEqual(['/favicon.png', '/favicon.svg', '/apple-touch-icon.png']);
  expect(await sizeOf(fileAt('favicon.png'))).toBe('48x48');
  expect(await sizeOf(fileAt('apple-touch-icon.png'))).toBe('180x180');
  expect(await sizeOf(fileAt('favicon.ico').subarray(22)), 'of the PNG in the ICO file').toBe('48x48');
  expect(fileAt('favicon.svg').toString('utf8')).toContain('<svg');
});

test('no drawing, film, font or social image is shipped that nothing names', () => {
  const { site } = buildFolders();
  const folders = [site, functionPagesFolder()];
  const files = folders.flatMap((folder) => filesIn(folder).map((file) => join(folder, file)));
  const texts = files.filter((file) => /\.(?:html|json|js)$/.test(file));
  const text = texts.map((file) => readFileSync(file, 'utf8')).join();
  const media = files.filter((file) => /static.*\.(?:svg|png|webp|avif|mp4|woff2)$/.test(file));
  expect(media.length).toBeGreaterThan(40);
  expect(media.filter((file) => !text.includes(basename(file)))).toEqual([]);
});
