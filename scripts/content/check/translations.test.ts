import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { changedSpace, embeddedSpace, type SpaceEditor } from '../../../src/testing/changed-space.ts';
import { confirmTexts } from './compared-texts.ts';
import { confirmContent } from './confirm.ts';
import { findOutdatedTexts, findUncompared } from './translations.ts';
import { readCompared, translationsFile } from './translations-file.ts';

const read = confirmTexts(embeddedSpace, new Map(), ['all']);
const placesOf = (findings: ReturnType<typeof findOutdatedTexts>) =>
  findings.map(({ place: { entry, field, locale } }) => `${entry}.${field} ${locale}`);

const textsOfEntries = [...read.keys()].filter((name) =>
  embeddedSpace.entries.some(({ sys }) => name.startsWith(`${sys.id}.`)),
);
/** Twenty texts from all of the space, of which every second one is changed in the other language. */
const seeds = Array.from({ length: 20 }, (_, at) => {
  const name = textsOfEntries[at * Math.floor(textsOfEntries.length / 20)] ?? '';
  return at % 2 === 0 ? { name, changed: 'ro', stayed: 'en-US' } : { name, changed: 'en-US', stayed: 'ro' };
});

function change(editor: SpaceEditor, name: string, locale: string) {
  const [id = '', field = ''] = name.split(/\.(?=\w+$)/);
  const value = editor.entry(id).fields[field]?.[locale];
  editor.set(id, field, locale, Array.isArray(value) ? [...value, 'Altceva.'] : `${String(value)} Altceva.`);
}

const seeded = changedSpace((editor) => {
  for (const { name, changed } of seeds) change(editor, name, changed);
});

test('of twenty texts changed in one language each names the other one, and nothing else is named', () => {
  expect(findOutdatedTexts({ space: embeddedSpace, compared: read })).toEqual([]);
  const expected = seeds.map(({ name, stayed }) => `${name} ${stayed}`);
  expect(placesOf(findOutdatedTexts({ space: seeded, compared: read })).toSorted()).toEqual(
    expected.toSorted(),
  );
  expect(findUncompared({ space: seeded, compared: read })).toEqual([]);
});

test('a text that is still true is named no more, by itself or with all others', () => {
  const [first, ...others] = seeds.map(({ name, stayed }) => `${name} ${stayed}`);
  const one = confirmTexts(seeded, read, [seeds[0]?.name ?? '']);
  expect(placesOf(findOutdatedTexts({ space: seeded, compared: one }))).not.toContain(first);
  expect(placesOf(findOutdatedTexts({ space: seeded, compared: one })).toSorted()).toEqual(others.toSorted());
  expect(findOutdatedTexts({ space: seeded, compared: confirmTexts(seeded, read, ['all']) })).toEqual([]);
});

test('a text that is new or changed in both languages is not old, but has to be read', () => {
  const both = changedSpace((editor) => {
    for (const locale of ['ro', 'en-US']) change(editor, 'home.heroLead', locale);
    editor.copy('promise-before', 'promise-new');
  });
  expect(findOutdatedTexts({ space: both, compared: read })).toEqual([]);
  const [uncompared] = findUncompared({ space: both, compared: read });
  expect(uncompared?.values).toEqual({
    count: 3,
    names: 'home.heroLead, promise-new.title, promise-new.text',
  });
  expect(findUncompared({ space: both, compared: confirmTexts(both, read, ['all']) })).toEqual([]);
});

test('words of a search, which each language has of its own, are not compared', () => {
  const space = changedSpace((editor) => editor.set('priceList', 'ignoredWords', 'ro', ['cât']));
  expect(findOutdatedTexts({ space, compared: read })).toEqual([]);
});

test('what is confirmed is written in order and read again, and a name that nothing has is refused', () => {
  const folder = mkdtempSync(join(tmpdir(), 'clinic-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'content'));
  expect(readCompared(folder).size).toBe(0);
  confirmContent(embeddedSpace, ['all'], folder);
  expect(readCompared(folder)).toEqual(new Map([...read].toSorted(([a], [b]) => (a < b ? -1 : 1))));
  const lines = readFileSync(join(folder, translationsFile), 'utf8').trim().split('\n').slice(1);
  expect(lines).toEqual(lines.toSorted());
  expect(lines).toContainEqual(expect.stringMatching(/^home\.heroLead ro:\w{7} en-US:\w{7}$/));
  expect(() => confirmContent(embeddedSpace, ['home.heroLed'], folder)).toThrow('is called home.heroLed.');
});
