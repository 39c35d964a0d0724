import { describe, expect, test } from 'vitest';
import { parentQueries } from '../testing/parent-queries.ts';
import { loadSiteContents } from '../content/load-site-content.ts';
import { priceBook } from './price-book.ts';
import { languages } from '../../shared/languages.ts';
import { searchPrices } from './find-prices.ts';
import { embeddedSpace } from '../testing/changed-space.ts';

const contents = loadSiteContents(embeddedSpace);

// Whatever the language of the page, parents type in either.
describe.each(languages)('on the page in %s', (language) => {
  const { categories: listed, hits, vocabulary } = priceBook(contents, language);
  const list = { categories: listed, hits, ...vocabulary };
  const names = new Map(
    list.categories.flatMap(({ slug, items }) =>
      items.map(({ id }, index) => [id, `${slug} ${index + 1}`] as const),
    ),
  );

  test.each(
    parentQueries.flatMap(({ queries, ...expected }) =>
      queries.split(' | ').map((query) => ({ query, ...expected })),
    ),
  )('"$query" finds $finds', ({ query, finds, isNearest, corrected }) => {
    const { categories, isComplete, ...found } = searchPrices(list, query);
    expect(categories.flatMap(({ items }) => items.map(({ id }) => names.get(id) ?? '')).toSorted()).toEqual(
      finds.toSorted(),
    );
    expect(isComplete).toBe(finds.length > 0 && !isNearest);
    expect(found.corrected?.toLowerCase()).toBe(corrected);
  });

  test.each([
    ['dinte sărit', 'dinte-sarit'],
    ['I-a sărit un dinte!', 'dinte-sarit'],
    ['knocked-out tooth', 'dinte-sarit'],
    ['dinte mișcat', 'dinte-rupt'],
    ['loose tooth', 'dinte-rupt'],
    ['swollen cheek', 'umflatura'],
    ['obraz umflat', 'umflatura'],
    ['sângerare', 'sangerare'],
    ['bleeding', 'sangerare'],
  ])('"%s" leads to its emergency first', (query, situation) => {
    expect(searchPrices(list, query).hits[0]).toMatchObject({ situation });
  });
});
