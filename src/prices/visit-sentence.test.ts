import { expect, test } from 'vitest';
import { changedSpace, embeddedSpace } from '../testing/changed-space.ts';
import { toPlainText } from '../lib/no-break.ts';
import { loadSiteContents } from '../content/load-site-content.ts';
import { visitSentence } from './visit-sentence.ts';

const sentence = visitSentence(loadSiteContents(embeddedSpace), 'ro');

const added = 'La prima vizită se adaugă consultația: 200 RON.';

test.each([
  [5, 'consultatie', '200 RON', 'Consultație de 30–40 de minute, de obicei cu Doamna doctor Ana.'],
  [5, 'plomba', '200 RON', added],
  [3, 'curatare', '150 - 200 RON', added],
  [17, 'curatare', '200 RON', added],
  [6, 'aparat', '', /7 ani/],
  [7, 'aparat', 'de la 1.300 RON', /contenția/],
  [12, 'aparat', 'de la 3.500 RON pe arcadă', /contenția/],
  [12, 'coroana', '', /Spuneți-ne ce vă supără/],
])('at %i, "%s" costs %s', (age, slug, sum, text) => {
  const { answers = [] } = sentence?.needs.find((need) => need.slug === slug) ?? {};
  const answer = answers.findLast(({ fromAge }) => fromAge <= age);
  expect(toPlainText(answer?.sum ?? '')).toBe(sum);
  expect(toPlainText(answer?.text ?? '')).toMatch(text);
});

test('the first visit is chosen first, and the other needs are told as the sentence wants them', () => {
  expect(sentence?.needs.slice(0, 2).map(({ text }) => text)).toEqual([
    'vine prima dată',
    'are nevoie de o plombă',
  ]);
});

test('without the doctor of the home page nobody is named', () => {
  const space = changedSpace((editor) => {
    const { fields } = editor.entry('home');
    delete fields['doctorShown'];
    delete fields['doctorLink'];
  });
  expect(visitSentence(loadSiteContents(space), 'ro')?.needs[0]?.answers[0]?.text).toBe('');
});

test('a clinic without a sentence on its page of prices has none on its home page', () => {
  const space = changedSpace((editor) => {
    const { fields } = editor.entry('pricesPage');
    for (const name of Object.keys(fields)) if (name.startsWith('sentence')) delete fields[name];
  });
  expect(visitSentence(loadSiteContents(space), 'ro')).toBeUndefined();
});
