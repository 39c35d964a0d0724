import { expect, test } from 'vitest';
import { changedSpace, embeddedSpace } from '../testing/changed-space.ts';
import { toPlainText } from '../lib/no-break.ts';
import { loadSiteContents } from '../content/load-site-content.ts';
import { priceBook } from './price-book.ts';

const sentence = priceBook(loadSiteContents(embeddedSpace), 'ro').visit;

const added = '200 RON consultația, numai la prima vizită';

test.each<[number, string, string[], RegExp]>([
  [5, 'consultatie', ['200 RON '], /^Consultație de 30 – 40 de minute\.$/],
  [5, 'plomba', ['200 RON Obturații pedodontice', added], /^sau obturație dinte temporar: 350 - 400 RON\.$/],
  [3, 'curatare', ['150 - 200 RON Profilaxie, periaj', added], /^$/],
  [17, 'curatare', ['200 RON Detartraj și periaj profesional', added], /Profilaxie/i],
  [9, 'canal', ['de la 170 RON dinte de lapte', added], /^sau dinte permanent: de la 300 RON pe canal\.$/],
  [6, 'aparat', [], /7 ani/],
  [7, 'aparat', ['de la 1.300 RON Aparat mobilizabil', added], /contenția/],
  [
    12,
    'aparat',
    ['de la 3.500 RON pe arcadă Aparat fix metalic', added],
    /ambele arcade: aproximativ 12\.380 RON/,
  ],
  [12, 'coroana', [], /Spuneți-ne ce vă supără/],
])('at %i, "%s" costs %j', (age, slug, addends, text) => {
  const { answers = [] } = sentence?.needs.find((need) => need.slug === slug) ?? {};
  const answer = answers.findLast(({ fromAge }) => fromAge <= age);
  const said = answer?.addends.map(({ amount, text: name }) => toPlainText(`${amount} ${name}`));
  expect(said).toEqual(addends);
  expect(toPlainText(answer?.text ?? '')).toMatch(text);
});

test('the first visit is chosen first, and the other needs are told as the sentence wants them', () => {
  expect(sentence?.needs.slice(0, 2).map(({ text }) => text)).toEqual([
    'vine prima dată',
    'are nevoie de o plombă',
  ]);
});

test('a clinic without a sentence on its page of prices has none on its home page', () => {
  const space = changedSpace((editor) => {
    const { fields } = editor.entry('pricesPage');
    for (const name of Object.keys(fields)) if (name.startsWith('sentence')) delete fields[name];
  });
  expect(priceBook(loadSiteContents(space), 'ro').visit).toBeUndefined();
});
