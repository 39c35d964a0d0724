import { expect, test } from 'vitest';
import { dataOfPage, loadSiteContent, loadSiteContents, renderPage, sitePages } from '../../prerender.tsx';
import { defaultLanguage } from '../../language/languages.ts';
import { isListed } from './page-data.ts';
import { addressLabelOf } from './price-row-ids.ts';
import { fragmentsOf } from './page-fragments.ts';

test('every place a link may name is on its page', { timeout: 60_000 }, async () => {
  for (const { page, language, path } of sitePages()) {
    if (!isListed(page)) continue;
    const content = loadSiteContent(language);
    const fragments = fragmentsOf(page.route, {
      priceCategories: loadSiteContent(defaultLanguage).priceList.categories.map(({ slug, items }) => ({
        slug,
        labels: items.map(addressLabelOf),
      })),
      packages: content.promoPackages.packages.map(({ index }) => index),
      hasSentence: content.pricesPage.sentence !== undefined,
      payment: content.pricesPage.payment.blocks?.length ?? 0,
      terms: content.terms.sections.length,
      privacy: content.privacy.sections.length,
      accessibility: content.accessibility.sections.length,
      situations: content.emergenciesPage.situations.map(({ slug }) => slug),
      hasHospital: content.emergenciesPage.hospital !== undefined,
    });
    const { body } = await renderPage(await dataOfPage(loadSiteContents(), page, language), path);
    const missing = fragments.filter((fragment) => !body.includes(` id="${fragment}"`));
    expect(missing, path).toEqual([]);
  }
});
