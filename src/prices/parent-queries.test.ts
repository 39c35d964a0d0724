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
  const { categories: listed, answers, needs, vocabulary } = priceBook(contents, language);
  const list = { categories: listed, answers, needs, ...vocabulary };
  const names = new Map(
    list.categories.flatMap(({ slug, items }) =>
      items.map(({ id }, index) => [id, `${slug} ${index + 1}`] as const),
    ),
  );

  test.each(
    parentQueries.flatMap(({ queries, ...expected }) => queries.map((query) => ({ query, ...expected }))),
  )('"$query" finds $finds', ({ query, finds, isNearest, corrected }) => {
    const { categories, isComplete, ...found } = searchPrices(list, query);
    expect(categories.flatMap(({ items }) => items.map(({ id }) => names.get(id)))).toEqual(finds);
    expect(isComplete).toBe(finds.length > 0 && !isNearest);
    expect(found.corrected?.toLowerCase()).toBe(corrected);
  });

  test.each(['dinte sărit', 'I-a sărit un dinte!', 'knocked-out tooth'])(
    '"%s" leads to its emergency',
    (query) => {
      expect(searchPrices(list, query).answers).toMatchObject([{ situation: 'dinte-sarit' }]);
    },
  );
});
