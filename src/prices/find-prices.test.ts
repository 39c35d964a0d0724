import { describe, expect, test } from 'vitest';
import { loadSiteContents } from '../content/load-site-content.ts';
import { priceBook } from './price-book.ts';
import { priceRowIds, type PriceCategory } from './price-row.ts';
import { tokenize } from '../lib/text-search.ts';
import { changedSpace, embeddedSpace } from '../testing/changed-space.ts';
import { searchPrices, findMatchingNames } from './find-prices.ts';

const contents = loadSiteContents(embeddedSpace);
const lists = { ro: priceBook(contents, 'ro').categories, en: priceBook(contents, 'en').categories };

const idsOf = (list: PriceCategory[]) => list.flatMap(({ items }) => items.map(({ id }) => id));

describe('the address of a row', () => {
  test('is the same in both languages, and of one row alone', () => {
    const ids = idsOf(lists.ro);
    expect(ids).toHaveLength(63);
    expect(idsOf(lists.en)).toEqual(ids);
    expect(new Set([...ids, ...lists.ro.map(({ slug }) => slug)]).size).toBe(63 + 9);
    for (const id of ids) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)+$/);
    expect(ids).toContain('ortodontie-contentie-fixa-mobila');
  });

  test('differs where names and categories run together', () => {
    const categories = [
      { slug: 'a', items: ['B', 'b!', 'B c', '?'].map((label) => ({ label })) },
      { slug: 'a-b', items: [{ label: 'C' }] },
    ];
    expect(priceRowIds(categories)).toEqual([['a-b-2', 'a-b-3', 'a-b-c', 'a-2'], ['a-b-c-2']]);
  });

  test('stays the first name where the row is called otherwise now', () => {
    const space = changedSpace((editor) => {
      editor.set('price-prevention-02', 'addressLabel', 'ro', 'Detartraj și periaj profesional');
      editor.set('price-prevention-02', 'label', 'ro', 'Curățare');
    });
    expect(idsOf(priceBook(loadSiteContents(space), 'en').categories)).toEqual(idsOf(lists.en));
  });
});

const vocabulary = { ignoredWords: ['cât', 'ani'], childrenWords: ['copii', 'copil', 'luni'] };

test.each([
  ['este gratuit pentru copil', ['Este gratuit?']],
  ['card de sănătate', ['Este gratuit?']],
  ['gratiut', ['Este gratuit?']],
  ['pot veni', []],
  ['cardul', []],
  ['radiografii copil', ['Ce nu are preț']],
  ['control', []],
])('"%s" is answered by %s', (query, titles) => {
  const answer = (title: string, ...words: string[]) => ({ title, text: 'Nu.', terms: words });
  const hits = [
    answer('Este gratuit?', 'gratuit', 'card de sănătate', 'free'),
    answer('Ce nu are preț', 'radiografie'),
  ];
  const price = { low: 1, high: 1 };
  const items = [{ id: 'a-control', label: 'Control', amount: '1', price, otherNames: [] }];
  const categories = [{ slug: 'a', title: 'Pedodonție', otherNames: [], items, forChildren: true }];
  const finds = searchPrices({ categories, ...vocabulary, hits }, query);
  expect(finds.hits.map(({ title }) => title)).toEqual(titles);
  if (titles.length > 0) expect(finds.count).toBe(0);
});

test('another name tells why a row was found only when the shown words do not', () => {
  const names = [{ language: 'en', text: 'Scaling and professional brushing' } as const];
  const shown = ['Detartraj și periaj profesional', 'Preventologie'];
  expect(findMatchingNames(names, shown, tokenize('scaling'))).toEqual(names);
  expect(findMatchingNames(names, shown, tokenize('detartraj scaling'))).toEqual(names);
  expect(findMatchingNames(names, shown, tokenize('profesional'))).toEqual([]);
  expect(findMatchingNames(names, shown, [])).toEqual([]);
  const both = [{ language: 'ro', text: 'curățarea dinților' } as const, ...names];
  expect(findMatchingNames(both, shown, tokenize('curatare scaling'))).toEqual(both);
  const alike = [...names, { language: 'en', text: 'tooth scaling' } as const];
  expect(findMatchingNames(alike, shown, tokenize('scaling'))).toEqual(names);
});
