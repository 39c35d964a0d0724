import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { changedSpace, embeddedSpace, type SpaceEditor } from '../../../src/testing/changed-space.ts';
import { findDemonstrationNotes, findExamples, findOldTexts, unreadNames, type Review } from './review.ts';
import { confirmed } from './review-changes.ts';
import { confirmIn, readReview, reviewFile } from './review-file.ts';

const read = confirmed(embeddedSpace, new Map(), ['all']);
const placesOf = (findings: ReturnType<typeof findOldTexts>) =>
  findings.map(({ place: { entry, field, locale } }) => `${entry}.${field} ${locale}`);

const seeds = [...read]
  .filter(([, { hashes }]) => Object.keys(hashes).length > 1)
  .map(([name]) => name)
  .filter(
    (name) => name.includes('.') && embeddedSpace.entries.some(({ sys }) => name.startsWith(`${sys.id}.`)),
  )
  .filter((_, at, { length }) => at % Math.floor(length / 20) === 0)
  .slice(0, 20)
  .map((name, at) => ({
    name,
    changed: at % 2 === 0 ? 'ro' : 'en-US',
    stayed: at % 2 === 0 ? 'en-US' : 'ro',
  }));

function change(editor: SpaceEditor, name: string, locale: string) {
  const [id = '', field = ''] = name.split(/\.(?=\w+$)/);
  const value = editor.entry(id).fields[field]?.[locale];
  editor.set(id, field, locale, Array.isArray(value) ? [...value, 'Altceva.'] : `${String(value)} Altceva.`);
}

const seeded = changedSpace((editor) => {
  for (const { name, changed } of seeds) change(editor, name, changed);
});

test('of twenty texts changed in one language each names the other one, and nothing else is named', () => {
  expect(seeds).toHaveLength(20);
  expect(findOldTexts({ space: embeddedSpace, review: read })).toEqual([]);
  const expected = seeds.map(({ name, stayed }) => `${name} ${stayed}`);
  expect(placesOf(findOldTexts({ space: seeded, review: read })).toSorted()).toEqual(expected.toSorted());
  expect(unreadNames(seeded, read)).toEqual([]);
});

test('a text that is still true is named no more, by itself or with all others', () => {
  const [first, ...others] = seeds.map(({ name, stayed }) => `${name} ${stayed}`);
  const one = confirmed(seeded, read, [seeds[0]?.name ?? '']);
  expect(placesOf(findOldTexts({ space: seeded, review: one }))).not.toContain(first);
  expect(placesOf(findOldTexts({ space: seeded, review: one })).toSorted()).toEqual(others.toSorted());
  expect(findOldTexts({ space: seeded, review: confirmed(seeded, read, ['all']) })).toEqual([]);
});

test('a text that is new or changed in both languages is not old, but has to be read', () => {
  const both = changedSpace((editor) => {
    for (const locale of ['ro', 'en-US']) change(editor, 'home.heroLead', locale);
    editor.copy('promise-before', 'promise-new');
  });
  expect(findOldTexts({ space: both, review: read })).toEqual([]);
  expect(unreadNames(both, read)).toEqual(['home.heroLead', 'promise-new.title', 'promise-new.text']);
  expect(unreadNames(both, confirmed(both, read, ['all']))).toEqual([]);
});

test('words of a search, which each language has of its own, are not compared', () => {
  const space = changedSpace((editor) => editor.set('priceList', 'ignoredWords', 'ro', ['cât']));
  expect(findOldTexts({ space, review: read })).toEqual([]);
});

const marks: Review = new Map(
  ['price-prevention-01.priceStart', 'doctor-ana.quote'].map((name) => [
    name,
    { hashes: {}, isExample: true },
  ]),
);
const examples = confirmed(embeddedSpace, marks, ['all']);
const exampleNames = (space: typeof embeddedSpace, review: Review) =>
  findExamples({ space, review }).map(({ place: { entry, field } }) => `${entry}.${field}`);

test('an example is named until it is changed or confirmed as an example', () => {
  const both = ['doctor-ana.quote', 'price-prevention-01.priceStart'];
  expect(exampleNames(embeddedSpace, examples).toSorted()).toEqual(both);
  const repriced = changedSpace((editor) => editor.set('price-prevention-01', 'priceStart', 'ro', 999));
  expect(exampleNames(repriced, examples)).toEqual(['doctor-ana.quote']);
  const agreed = confirmed(embeddedSpace, marks, ['doctor-ana', 'price-prevention-01.priceStart']);
  expect(exampleNames(embeddedSpace, agreed).toSorted()).toEqual(both);
  expect(unreadNames(embeddedSpace, agreed)).not.toContain('doctor-ana.quote');
  const own = confirmed(embeddedSpace, examples, ['example:doctor-ana']);
  expect(exampleNames(embeddedSpace, own)).toEqual(['price-prevention-01.priceStart']);
  expect(exampleNames(embeddedSpace, confirmed(embeddedSpace, own, ['examples']))).toEqual([]);
  expect(unreadNames(embeddedSpace, own)).toEqual([]);
});

test('an example changed in one language leaves the other to be written', () => {
  const space = changedSpace((editor) => change(editor, 'doctor-ana.quote', 'ro'));
  expect(exampleNames(space, examples)).not.toContain('doctor-ana.quote');
  expect(placesOf(findOldTexts({ space, review: examples }))).toEqual(['doctor-ana.quote en-US']);
});

test('what a demonstration invents stays invented, whatever is written, until it is confirmed', () => {
  const demonstration = changedSpace((editor) => {
    editor.set('footer', 'demonstrationNote', 'ro', 'Clinică demonstrativă.');
    for (const locale of ['ro', 'en-US']) change(editor, 'doctor-ana.quote', locale);
  });
  expect(exampleNames(demonstration, examples)).toContain('doctor-ana.quote');
  const own = confirmed(demonstration, examples, ['example:doctor-ana.quote']);
  expect(exampleNames(demonstration, own)).not.toContain('doctor-ana.quote');
  expect(placesOf(findDemonstrationNotes({ space: demonstration }))).toEqual([
    'footer.demonstrationNote all',
  ]);
  expect(findDemonstrationNotes({ space: embeddedSpace })).toEqual([]);
});

test('what is confirmed is written in order and read again, and a name that nothing has is refused', () => {
  const folder = mkdtempSync(join(tmpdir(), 'clinic-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'content'));
  expect(readReview(folder).size).toBe(0);
  writeFileSync(join(folder, reviewFile), '# Invented.\n\ndoctor-ana.name example\r\n');
  expect(readReview(folder).get('doctor-ana.name')).toEqual({ hashes: {}, isExample: true });

  confirmIn(embeddedSpace, ['all'], folder);
  expect(readReview(folder).get('doctor-ana.name')?.isExample).toBe(true);
  const lines = readFileSync(join(folder, reviewFile), 'utf8').trim().split('\n').slice(1);
  expect(lines).toEqual(lines.toSorted());
  expect(lines).toContainEqual(expect.stringMatching(/^home\.heroLead ro:\w{7} en-US:\w{7}$/));

  expect(() => confirmIn(embeddedSpace, ['home.heroLed'], folder)).toThrow('is called home.heroLed.');
});
