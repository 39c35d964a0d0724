import { expect, test } from 'vitest';
import { linkTo, type Space } from './content/source/space.ts';
import {
  buildPageData,
  loadSiteContents,
  renderPage,
  resolvePage,
  sitemap,
  sitePages,
} from './prerender.tsx';
import { changedSpace, type SpaceEditor } from './testing/changed-space.ts';

async function htmlOf(path: string, space: Space): Promise<string> {
  const { page, language } = resolvePage(path, space);
  const { head, body } = await renderPage(await buildPageData(loadSiteContents(space), page, language), path);
  return head + body;
}

function append(editor: SpaceEditor, entry: string, field: string, id: string) {
  const links = editor.entry(entry).fields[field]?.['ro'] as unknown[];
  editor.set(entry, field, 'ro', [...links, linkTo('Entry', id)]);
}

function copy(editor: SpaceEditor, of: string, id: string, values: Record<string, Record<string, unknown>>) {
  editor.copy(of, id);
  Object.assign(editor.entry(id).fields, values);
}

test('a service, a price category and a package that an editor adds appear without a line of code', async () => {
  const space = changedSpace((editor) => {
    const names = { ro: 'Gutiere sportive', 'en-US': 'Sports mouthguards' };
    copy(editor, 'price-category-surgery', 'price-category-guards', {
      key: { ro: 'guards' },
      slug: { ro: 'gutiere' },
      title: names,
      index: { ro: 90 },
    });
    copy(editor, 'service-ortodontie', 'service-gutiere', {
      serviceName: names,
      serviceUrl: { ro: 'gutiere' },
      index: { ro: 90 },
      priceCategory: { ro: linkTo('Entry', 'price-category-guards') },
    });
    const title = { ro: 'Pachet gutiere', 'en-US': 'Mouthguard package' };
    copy(editor, 'package-1', 'package-guards', { title, shortTitle: title, index: { ro: 90 } });
    append(editor, 'priceList', 'categories', 'price-category-guards');
    append(editor, 'pricesPage', 'promoPackagesPackages', 'package-guards');
  });

  const paths = sitePages(space).map(({ path }) => path);
  expect(paths.filter((path) => path.includes('gutiere'))).toEqual([
    '/ro/servicii/gutiere',
    '/en/servicii/gutiere',
  ]);
  const contents = loadSiteContents(space);
  const data = sitePages(space).map(({ page, language }) => buildPageData(contents, page, language));
  expect(sitemap(await Promise.all(data))).toMatch(/<loc>[^<]*\/en\/servicii\/gutiere<\/loc>/);

  const page = await htmlOf('/ro/servicii/gutiere', space);
  expect(page).toMatch(/hrefLang="en"[^>]*\/en\/servicii\/gutiere"/);
  expect(page).toMatch(/<a[^>]*href="\/en\/servicii\/gutiere"/);
  const another = await htmlOf('/en/servicii/ortodontie', space);
  expect(another).toMatch(/<a[^>]*href="\/en\/servicii\/gutiere"/);
  expect(another).toContain('Sports mouthguards');
  const prices = await htmlOf('/en/preturi', space);
  expect(prices).toContain('id="gutiere"');
  expect(prices).toContain('Mouthguard package');
});
