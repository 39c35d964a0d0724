import { describe, expect, test } from 'vitest';
import { loadSiteContent, loadSiteContents } from '../../content/load-site-content.ts';
import { listPrices } from '../../content/price-rows.ts';
import { languages } from '../../language/languages.ts';
import { findPrices, searchWordsOf } from './find-prices.ts';

/** Rows by their place, so that a treatment may be renamed. */
const rowsOf = (slug: string, ...numbers: number[]) => numbers.map((number) => `${slug} ${number}`);
const all = (slug: string, count: number) =>
  rowsOf(slug, ...Array.from({ length: count }, (_, index) => index + 1));

const childrensFillings = rowsOf('pedodontie', 5, 10);
const fillings = [...rowsOf('tratamente-laser', 1, 6, 7, 8), ...childrensFillings];
const babyTeeth = [...rowsOf('tratamente-laser', 6, 8), ...rowsOf('pedodontie', 1, 3, 5, 8, 10, 11)];
const extractions = [...rowsOf('chirurgie', 1, 2, 3, 4), ...rowsOf('pedodontie', 1)];
const wisdomTeeth = [...rowsOf('tratamente-laser', 4), ...rowsOf('chirurgie', 2, 3, 4, 5)];
const cleaning = rowsOf('preventologie', 1, 2);
const sealing = [...rowsOf('preventologie', 4, 5), ...rowsOf('pedodontie', 3, 7)];
const checkUps = [...rowsOf('ortodontie', 10), ...rowsOf('pedodontie', 4)];
const childrensCrowns = rowsOf('pedodontie', 8, 11);
const crowns = [...rowsOf('tratament-protetic', 1, 3, 5, 6, 7), ...childrensCrowns];
const rootCanals = [...rowsOf('pedodontie', 10), ...rowsOf('endodontie', 1, 2)];

/** What each word finds, and nothing else; in the order of the list. */
const exactly: [words: string[], rows: string[]][] = [
  [['plombă', 'plomba', 'plombe', 'carie', 'carii', 'obturatie', 'obturații', 'obturația'], fillings],
  [['filling', 'fillings', 'cavity', 'cavities', 'decay'], fillings],
  [['plombă copil', 'plombe copii', 'kids filling', 'child filling', 'children cavity'], childrensFillings],
  [
    ['plombă dinte de lapte', 'baby tooth filling', 'baby teeth filling'],
    rowsOf('tratamente-laser', 6, 8).concat(childrensFillings),
  ],
  [['copil', 'copii', 'copilul', 'copiilor', 'child', 'kids', 'pediatrică'], all('pedodontie', 13)],
  [['control', 'check-up', 'checkup'], checkUps],
  [['control copil', 'first visit'], rowsOf('pedodontie', 4)],
  [['consultație', 'consultații', 'consultation'], checkUps.concat(rowsOf('pedodontie', 13))],
  [
    ['extracție', 'extracții', 'scos dinte', 'scoatere dinte', 'extraction', 'tooth removal', 'pull a tooth'],
    extractions,
  ],
  [['extracție copil', 'scos dinte de lapte', 'baby tooth extraction'], rowsOf('pedodontie', 1)],
  [['măsea de minte', 'măsele de minte', 'wisdom tooth', 'wisdom teeth'], wisdomTeeth],
  [['curățare', 'igienizare', 'igienă', 'teeth cleaning'], cleaning],
  [['detartraj', 'tartru', 'scaling', 'tartar'], rowsOf('preventologie', 2)],
  [['sigilare', 'sigilări', 'șanțuri', 'sealant', 'sealants'], sealing],
  [['durere de dinți', 'doare', 'toothache', 'emergency'], rowsOf('pedodontie', 13)],
  [['dinte rupt', 'broken tooth'], rowsOf('pedodontie', 9)],
  [['abces', 'puroi', 'umflat', 'swelling'], rowsOf('pedodontie', 12)],
  [['gaz ilariant', 'sedare', 'laughing gas', 'sedation'], rowsOf('pedodontie', 2)],
  [['fluor', 'fluoride'], rowsOf('pedodontie', 6)],
  [['aparat dentar', 'aparate', 'braces', 'brace'], rowsOf('ortodontie', 1, 3, 4, 5, 6, 7, 8, 10)],
  [['aparat fix'], rowsOf('ortodontie', 1, 6)],
  [['albire', 'dinți albi', 'whitening'], rowsOf('alte-servicii', 1)],
  [['scrâșnit', 'gutieră', 'grinding'], rowsOf('alte-servicii', 2)],
  [['fren', 'tongue-tie'], rowsOf('tratamente-laser', 9)],
  [['nerv', 'canal măsea', 'canal dinte'], rootCanals],
  [['canal', 'canale', 'root canal'], rowsOf('tratamente-laser', 3).concat(rootCanals)],
  [['laser'], all('tratamente-laser', 12)],
  [['coroană', 'coroane', 'crown', 'crowns'], crowns],
  [['coroană copil', 'kids crown'], childrensCrowns],
  [['proteză', 'proteze', 'denture', 'dentures'], all('proteze', 7)],
  [['dinte temporar'], [...rowsOf('tratamente-laser', 6, 8), ...rowsOf('pedodontie', 1, 3, 10)]],
  // Not in the list: the phone is the answer.
  [['radiografie', 'radiografie copil', 'x-ray', 'x-ray child', 'fațetă', 'punte', 'veneer'], []],
];

/** What each word finds at least. */
const atLeast: [words: string[], rows: string[]][] = [
  [
    ['măsea', 'măsele', 'măseaua', 'dinte', 'dinți'],
    [...fillings, ...babyTeeth, ...rowsOf('chirurgie', 2, 3, 4)],
  ],
  [
    ['dinte de lapte', 'măsea de lapte', 'dinți de lapte', 'baby tooth', 'baby teeth', 'milk tooth'],
    babyTeeth,
  ],
];

describe.each(languages)('an everyday word in %s', (language) => {
  const list = listPrices(loadSiteContents(), language);
  const { ignoredWords = [] } = loadSiteContent(language).priceList;
  const places = new Map(
    list.flatMap(({ slug, items }) => items.map(({ id }, index) => [id, `${slug} ${index + 1}`] as const)),
  );
  function find(query: string) {
    const { categories, isComplete } = findPrices(list, searchWordsOf(query, ignoredWords));
    const rows = categories.flatMap(({ items }) => items.map(({ id }) => places.get(id)));
    return { rows, isComplete };
  }

  test.each(exactly)('%j finds %j', (words, rows) => {
    for (const word of words) {
      expect.soft(find(word), word).toEqual({ rows, isComplete: rows.length > 0 });
    }
  });

  test.each(atLeast)('%j finds at least %j', (words, rows) => {
    for (const word of words) {
      expect.soft(find(word).rows, word).toEqual(expect.arrayContaining(rows));
      expect.soft(find(word).isComplete, word).toBe(true);
    }
  });

  test.each(['detartraj copii', 'scaling children'])('%j finds the nearest row and says so', (query) => {
    expect(find(query)).toEqual({ rows: rowsOf('preventologie', 2), isComplete: false });
  });
});
