// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { serve } from '../../functions/src/testing/http-server.ts';
import { readBrand } from '../../shared/clinic/read-brand.ts';
import { functionPagesFolder, type BuildFolders } from '../../scripts/build/build-folders.ts';
import { readFirebaseConfig } from '../../scripts/build/firebase-config.ts';
import { buildTrilingualSite, hungarian, trilingualClinic } from '../support/trilingual-clinic.ts';
import { buildSecondSite, secondFolders } from '../support/other-clinics.ts';
import { readHtml } from '../support/read-html.ts';
import { content } from '../support/site.ts';

/** Milliseconds, on a busy machine. */
const buildTime = 180_000;

const readFile = (file: string) => readHtml(readFileSync(file, 'utf8'));
const read = (folders: BuildFolders, file: string) => readFile(join(folders.site, file));

const languageOf = ({ documentElement }: Document) => documentElement.lang;

const attributesOf = (document: Document, selector: string, name: string) =>
  [...document.querySelectorAll(selector)].map((element) => element.getAttribute(name));

const alternatesOf = (document: Document) => attributesOf(document, 'link[hreflang]', 'hreflang');

const localesOf = (document: Document) => attributesOf(document, 'meta[property^="og:locale"]', 'content');

const notFoundRewrites = async ({ config }: BuildFolders) => {
  const { hosting } = await readFirebaseConfig(config);
  return hosting.rewrites
    .filter((rewrite) => rewrite.function.functionId === 'pageNotFound')
    .map(({ source }) => source);
};

describe('a site of one language', () => {
  beforeAll(buildSecondSite, buildTime);

  test('offers no other, in its pages or to search engines', () => {
    const document = read(secondFolders, 'en/despre.html');
    expect(languageOf(document)).toBe('en');
    expect(document.querySelectorAll('.language-dropdown, .mobile-panel__languages')).toHaveLength(0);
    expect(localesOf(document)).toEqual(['en_GB']);
    expect(readFileSync(join(secondFolders.site, 'sitemap.xml'), 'utf8')).not.toContain('hreflang');
    expect(existsSync(join(secondFolders.site, 'ro'))).toBe(false);
  });

  test('has its 404 page from Hosting alone', async () => {
    expect(await notFoundRewrites(secondFolders)).toEqual(['/static/**']);
    expect(languageOf(read(secondFolders, '404.html'))).toBe('en');
  });
});

describe('a site of three languages', () => {
  let folders: BuildFolders;
  beforeAll(async () => {
    folders = await buildTrilingualSite();
  }, buildTime);

  test('names a page in each that has its title', () => {
    for (const [language, locale] of [
      ['ro', 'ro_RO'],
      ['en', 'en_GB'],
      ['hu', 'hu_HU'],
    ] as const) {
      const document = read(folders, `${language}/despre.html`);
      expect(languageOf(document)).toBe(language);
      expect(alternatesOf(document)).toEqual(['ro', 'en', 'hu', 'x-default']);
      expect(localesOf(document)[0]).toBe(locale);
      expect(localesOf(document).toSorted()).toEqual(['en_GB', 'hu_HU', 'ro_RO']);
      const links = '.language-dropdown__menu a, .mobile-panel__languages a';
      expect(document.querySelectorAll(links)).toHaveLength(2 + 3);
      expect(document.querySelectorAll('.footer [hreflang]')).toHaveLength(2);
      const [image] = attributesOf(document, 'meta[property="og:image"]', 'content');
      expect(existsSync(join(folders.site, new URL(image ?? '').pathname))).toBe(true);
    }
    const document = read(folders, 'hu/despre.html');
    expect(document.querySelector('h1')?.textContent).toBe(hungarian.about);
    // Only its title is translated.
    const texts = [...document.querySelectorAll('main :is(h2, p.lead, .story__lead)')];
    const textLanguages = texts.map((text) => text.closest('[lang]')?.getAttribute('lang'));
    expect(new Set(textLanguages)).toEqual(new Set(['ro']));
    expect(document.title).toBe('Despre noi. Ghiocel Dental');
  });

  test('shows any other page in the main one, and to no search engine', () => {
    const sitemap = readFileSync(join(folders.site, 'sitemap.xml'), 'utf8');
    expect(sitemap.match(/<loc>[^<]*\/hu\b[^<]*/g)).toEqual([expect.stringContaining('/hu/despre')]);
    for (const page of [
      'preturi',
      'contact',
      'urgente',
      'servicii/ortodontie',
      'politica-de-confidentialitate',
    ]) {
      const document = read(folders, `hu/${page}.html`);
      const inRomanian = read(folders, `ro/${page}.html`);
      expect(attributesOf(document, 'meta[name=robots]', 'content')).toEqual(['noindex']);
      expect(alternatesOf(document)).toEqual([]);
      expect(alternatesOf(inRomanian)).toEqual(['ro', 'en', 'x-default']);
      const title = document.querySelector('h1');
      expect(title?.textContent).toBe(inRomanian.querySelector('h1')?.textContent);
      expect(title?.closest('[lang]')?.getAttribute('lang')).toBe('ro');
      expect(document.querySelectorAll('main :is(h2, h3)').length).toBe(
        inRomanian.querySelectorAll('main :is(h2, h3)').length,
      );
    }
  });

  describe('its functions', () => {
    beforeAll(() => {
      vi.resetModules();
      vi.doMock('#brand', () => readBrand(trilingualClinic));
      vi.doMock('../../functions/src/watch/log-events.ts');
    });
    afterAll(() => {
      vi.doUnmock('#brand');
      vi.resetModules();
    });

    const readerOf = async () => {
      const { createPageReader } = await import('../../functions/src/config/site-files.ts');
      return createPageReader(functionPagesFolder(folders));
    };

    test('answer 404 in each language but the first', async () => {
      expect(await notFoundRewrites(folders)).toEqual(['/@(static|en|hu)/**']);
      const { createNotFoundHandler } = await import('../../functions/src/http/not-found-handler.ts');
      const server = await serve(createNotFoundHandler(await readerOf()));
      for (const [path, language, title] of [
        ['/en/nowhere', 'en', content.en.notFoundPage.title],
        ['/hu/sehol?a=/en/', 'hu', hungarian.notFoundPage],
      ] as const) {
        const answer = await fetch(server.url + path);
        expect(answer.status).toBe(404);
        const document = readHtml(await answer.text());
        expect(languageOf(document)).toBe(language);
        expect(document.querySelector('h1')?.textContent).toBe(title);
      }
      await server.close();
    });

    test('answer a form that was sent without scripts in its language', () => {
      const document = readFile(join(functionPagesFolder(folders), 'sent-hu.html'));
      expect(languageOf(document)).toBe('hu');
      expect(document.querySelector('h1')?.textContent).toBe(content.ro.formMessages.sent);
    });
  });
});
