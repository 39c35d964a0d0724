import { expect, test } from 'vitest';
import { isListed } from '../../../src/content/page/page-data.ts';
import { dataOfPage, loadSiteContents, renderPage, sitePages } from '../../../src/prerender.tsx';
import { placesOn } from './page-places.ts';

test('every place a link may name is on its page', { timeout: 60_000 }, async () => {
  const contents = loadSiteContents();
  for (const { page, language, path } of sitePages()) {
    if (!isListed(page)) continue;
    const { body } = await renderPage(await dataOfPage(contents, page, language), path);
    const missing = placesOn(page.route, contents).filter((place) => !body.includes(` id="${place}"`));
    expect(missing, path).toEqual([]);
  }
});
