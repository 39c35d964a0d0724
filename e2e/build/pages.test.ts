import { describe, expect, test } from 'vitest';
import type { OpeningStateData } from '../../src/content/hours/interpolate-opening-state.ts';
import { sharedGroups, type PageData } from '../../src/content/page/page-data.ts';
import type { PageFile, SharedFile } from '../../src/content/page/page-files.ts';
import { anchorsOn } from '../../scripts/content/check/page-anchors.ts';
import { wordJoiner } from '../../src/lib/no-break.ts';
import { pageFilePath, pathTo, routes, sharedFilePath } from '../../src/routing/routes.ts';
import { siteOrigin } from '../../src/seo/page-urls.ts';
import { content, languages, metasOf, sitePages } from '../support/site.ts';
import { documentOf, fileAt, htmlOf, isPage, metaOf } from './built-site.ts';

const wordsOf = (element: Element | null | undefined) =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim();

test('the table has every page in every language, each with a title of its own', () => {
  const services = content.ro.services.list.length;
  const plain = Object.keys(routes).length - 1;
  expect(sitePages).toHaveLength(languages.length * (plain + services));
  for (const language of languages) {
    const own = sitePages.filter((page) => page.language === language);
    expect(new Set(own.map(({ path }) => documentOf(path).title)).size).toBe(own.length);
  }
});

describe.each(sitePages)('$path before any script', ({ page, language, path }) => {
  const html = htmlOf(path);
  const document = documentOf(path);
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  const embedded = <Data>(id: string) => JSON.parse(document.getElementById(id)?.textContent ?? '') as Data;

  test('is a whole page in its language', () => {
    expect(document.documentElement.lang).toBe(language);
    expect(all('h1')).toHaveLength(1);
    expect(wordsOf(document.querySelector('main')).length).toBeGreaterThan(150);
    expect(wordsOf(document.querySelector('footer'))).toContain(content[language].contactDetails.phoneString);
  });

  test('has one title and one description, its own', () => {
    expect(all('title')).toHaveLength(1);
    const { title } = document;
    expect(metasOf(language)).toContainEqual({ title, description: metaOf(document, 'description') });
    expect(metaOf(document, 'og:title')).toBe(title);
  });

  test('names itself and its twins by their addresses', () => {
    const href = (selector: string) => all(selector).map((link) => link.getAttribute('href'));
    expect(href('link[rel=canonical]')).toEqual([siteOrigin + path]);
    for (const other of languages) {
      const twin = siteOrigin + pathTo(page, other);
      expect(href(`link[rel=alternate][hreflang="${other}"]`), other).toEqual([twin]);
    }
    expect(href('link[rel=alternate][hreflang="x-default"]')).toEqual([siteOrigin + pathTo(page, 'ro')]);
    expect(metaOf(document, 'og:url')).toBe(siteOrigin + path);
    expect(metaOf(document, 'robots')).toBe(routes[page.route].indexed ? '' : 'noindex');
  });

  test('has its data beside it, with the files it shows', () => {
    const { data, files } = JSON.parse(fileAt(pageFilePath(path)).toString('utf8')) as PageFile;
    const shared = JSON.parse(fileAt(sharedFilePath(language)).toString('utf8')) as SharedFile;
    const { groups, ...rest } = embedded<PageData>('page-data');
    const { hours: openingHours, clock } = embedded<OpeningStateData>('opening-state-data');
    expect(shared.build).toBe(rest.build);
    const whole = { ...data, groups: { ...shared.groups, ...data.groups } };
    expect(whole).toEqual({ ...rest, clock, groups: { ...groups, openingHours } });
    for (const group of sharedGroups) expect(data.groups).not.toHaveProperty(group);
    const pictures = all('main img').map((image) => image.getAttribute('src') ?? '');
    expect(files).toEqual(expect.arrayContaining(pictures.filter((picture) => picture.endsWith('.svg'))));
    for (const file of files) expect(fileAt(file).length, file).toBeGreaterThan(0);
  });

  test('names no other host that a browser would ask before something is pressed', () => {
    const asked = all('link, img, source, script, iframe, video').filter(
      (element) => !/^(canonical|alternate)$/.test(element.getAttribute('rel') ?? ''),
    );
    const addresses = asked.flatMap((element) =>
      ['href', 'src', 'srcset', 'poster'].map((name) => element.getAttribute(name) ?? ''),
    );
    // A drawing in a `data:` URL contains the URL of SVG's namespace.
    const files = addresses.filter((address) => !address.startsWith('data:image/svg+xml,'));
    expect(files.filter((address) => /(^|\s|:)\/\//.test(address))).toEqual([]);
  });

  test('has word joiners in paragraphs alone, never in a name', () => {
    const texts = (element: Element) =>
      [...element.childNodes].filter(({ nodeName }) => nodeName === '#text');
    const isName = (element: Element) =>
      element.closest('a, button, label, h3') ?? !element.closest('p, dd, .rich-text');
    const read = all(':not(script)').flatMap((element) => [
      ...[...element.attributes].filter(({ name }) => !name.startsWith('data-')).map(({ value }) => value),
      ...(isName(element) ? texts(element).map(({ textContent }) => textContent ?? '') : []),
    ]);
    expect(read.filter((text) => text.includes(wordJoiner))).toEqual([]);
  });

  test('has every anchor that a text may link to', () => {
    expect(all('[id]').map(({ id }) => id)).toEqual(expect.arrayContaining(anchorsOn(page.route, content)));
  });

  test('has neither a style attribute nor a handler, which the policy would refuse', () => {
    const names = all('*').flatMap((element) => element.getAttributeNames());
    expect(names.filter((name) => name === 'style' || name.startsWith('on'))).toEqual([]);
    expect(html).not.toMatch(/javascript:/i);
  });
});

test('every link inside the site leads to a page, and to an anchor that is on it', () => {
  const ids = (path: string) => new Set([...documentOf(path).querySelectorAll('[id]')].map(({ id }) => id));
  const idsOf = new Map(sitePages.map(({ path }) => [path, ids(path)]));
  const dead: string[] = [];
  for (const { path } of sitePages) {
    for (const link of documentOf(path).querySelectorAll('a[href^="/"], [href^="#"]')) {
      const { pathname, hash } = new URL(link.getAttribute('href') ?? '', siteOrigin + path);
      const id = decodeURIComponent(hash.slice(1));
      if (pathname.startsWith('/static/')) expect(fileAt(pathname).length).toBeGreaterThan(0);
      else if (!isPage(pathname)) dead.push(`${path}: ${pathname}`);
      else if (id && !idsOf.get(pathname)?.has(id)) dead.push(`${path}: ${pathname}#${id}`);
    }
  }
  expect(dead).toEqual([]);
});

test('the sitemap lists every page to be found, with its alternates', () => {
  const xml = fileAt('sitemap.xml').toString('utf8');
  const listed = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
  const wanted = sitePages.filter(({ page }) => routes[page.route].indexed);
  expect(listed.toSorted()).toEqual(wanted.map(({ path }) => siteOrigin + path).toSorted());
  expect(xml.match(/hreflang="x-default"/g)).toHaveLength(wanted.length);
  for (const { page, path } of wanted) {
    for (const language of languages) {
      const twin = siteOrigin + pathTo(page, language);
      expect(xml, path).toContain(`hreflang="${language}" href="${twin}"`);
    }
  }
});

test('robots.txt names the sitemap', () => {
  expect(fileAt('robots.txt').toString('utf8')).toContain(`Sitemap: ${siteOrigin}/sitemap.xml`);
});

test.each(languages)('in %s a doctor without a photograph is shown by an initial', (language) => {
  const { doctors } = content[language].about;
  const about = documentOf(pathTo({ route: 'about' }, language));
  const shown = [...about.querySelectorAll('.doctor__picture')].map(
    (arch) => arch.querySelector('img')?.getAttribute('alt') ?? arch.textContent,
  );
  expect(shown).toContain('I');
  expect(shown).toEqual(doctors.map(({ picture }) => picture?.description ?? 'I'));
});
