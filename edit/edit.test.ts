import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { readEmbeddedSpace } from '../scripts/build/read-embedded-space.ts';
import { fixtureClinic } from '../shared/clinic/folder.ts';
import { fold, slugify } from '../src/lib/fold.ts';
import { formOf } from './form.ts';
import { isOwnRequest } from './guard.ts';
import { markText, numbersIn, withoutMarks } from './marks.ts';
import { save, undo } from './store.ts';

beforeEach(() => {
  process.env.CLINIC_DIR = mkdtempSync(join(tmpdir(), 'clinic-'));
  cpSync(fixtureClinic, process.env.CLINIC_DIR, { recursive: true });
});

const clinic = () => process.env.CLINIC_DIR ?? '';

/** Every file of the clinic. */
function files(): Record<string, string> {
  const all = readdirSync(clinic(), { recursive: true, withFileTypes: true }).filter((each) => each.isFile());
  return Object.fromEntries(
    all.map(({ parentPath, name }) => [
      join(parentPath, name),
      readFileSync(join(parentPath, name), 'latin1'),
    ]),
  );
}

/** The lines that are new since `before`. */
function newLines(before: Record<string, string>): string[] {
  return Object.entries(files()).flatMap(([file, text]) => {
    const old = new Set(before[file]?.split('\n'));
    return text.split('\n').filter((line) => !old.has(line));
  });
}

const entry = (id: string) => readEmbeddedSpace().entries.find(({ sys }) => sys.id === id);
const idsOf = (id: string, field: string) =>
  ((entry(id)?.fields[field]?.['ro'] ?? []) as { sys: { id: string } }[]).map(({ sys }) => sys.id);

test.each(['Zâmbet', '{time} și', '<p>Un &amp; doi</p><ul><li>&amp; trei</li></ul>', '„Da”, 😀', '1'])(
  'a mark in „%s” is not seen by search and addresses',
  (text) => {
    const marked = markText(text, 12_345);
    expect(numbersIn(marked)).toEqual([12_345]);
    expect(withoutMarks(marked)).toBe(text);
    expect(fold(marked)).toBe(fold(text));
    expect(slugify(marked)).toBe(slugify(text));
    for (const kept of text.match(/\{\w+\}|&\w+;|<[^>]*>/g) ?? []) expect(marked).toContain(kept);
  },
);

test.each([
  ['http://127.0.0.1:5174', '127.0.0.1:5174', 'application/json', true],
  ['https://evil.example', '127.0.0.1:5174', 'application/json', false],
  ['http://evil.example:5174', 'evil.example:5174', 'application/json', false],
  ['http://127.0.0.1:5174', '127.0.0.1:5174', 'text/plain', false],
  [undefined, '127.0.0.1:5174', 'application/json', false],
])('a request of %s to %s as %s: %s', (origin, host, type, isOwn) => {
  const headers = { host, 'content-type': type, ...(origin && { origin }) };
  expect(isOwnRequest({ method: 'POST', headers })).toBe(isOwn);
  expect(isOwnRequest({ method: 'GET', headers })).toBe(false);
});

test('a value is one changed line, and undo puts the bytes back', async () => {
  const before = files();
  const set = { kind: 'set', entry: 'price-surgery-01', field: 'priceStart', values: { ro: 210 } } as const;
  expect((await save([set])).problems).toEqual([]);
  expect(newLines(before).map((line) => line.trim())).toEqual(['"ro": 210']);
  expect(undo()).toBeUndefined();
  expect(files()).toEqual(before);
  expect(undo()).toBe('Nu este nimic de anulat.');
});

test.each([
  ['price-surgery-01', 'priceStart', { ro: -1 }, 'Scrieți un număr întreg'],
  ['price-surgery-01', 'label', { ro: '' }, 'Completați acest câmp.'],
  ['home', 'noFearTitle', { ro: 'a'.repeat(121) }, 'Cel mult 120 de semne; acum sunt 121.'],
  ['opening-hours-weekdays', 'spans', { ro: ['8-20'] }, 'Rândul 1: Scrieți orele fără spații'],
  ['opening-hours-weekdays', 'days', { ro: ['monday'] }, 'Put each day of the week into one row'],
])('a bad value of %s.%s changes nothing and is said', async (id, field, values, message) => {
  const before = files();
  const { problems } = await save([{ kind: 'set', entry: entry(id)?.sys.id ?? id, field, values }]);
  expect(problems.map((problem) => problem.message).join()).toContain(message);
  expect(files()).toEqual(before);
});

test('an entry is added to a list, moved in it and removed from it', async () => {
  const list = { type: 'hoursException', entry: 'contact-details', field: 'hoursExceptions', locale: 'ro' };
  const [page = ''] = readEmbeddedSpace()
    .entries.filter(({ sys }) => sys.contentType.sys.id === 'contactDetails')
    .map(({ sys }) => sys.id);
  const own = { ...list, entry: page };
  const before = idsOf(page, 'hoursExceptions');
  const name = { ro: 'Concediu', 'en-US': 'Leave' };
  const added = await save([{ kind: 'add', list: own, fields: { name, from: { ro: '2031-08-01' } } }]);
  expect(added.problems).toEqual([]);
  expect(idsOf(page, 'hoursExceptions')).toEqual([...before, 'hours-exception-concediu']);
  await save([{ kind: 'order', list: own, ids: ['hours-exception-concediu', ...before] }]);
  expect(idsOf(page, 'hoursExceptions')[0]).toBe('hours-exception-concediu');
  await save([{ kind: 'order', list: own, ids: before }]);
  expect(entry('hours-exception-concediu')).toBeUndefined();
});

test('letters with a cedilla get their comma, and a list keeps to its own kind', async () => {
  const set = {
    kind: 'set',
    entry: 'home',
    field: 'noFearTitle',
    values: { ro: 'Frica pleacă uşor şi isteţ' },
  } as const;
  expect((await save([set])).problems).toEqual([]);
  expect(entry('home')?.fields['noFearTitle']?.['ro']).toBe('Frica pleacă ușor și isteț');
  await expect(save([{ kind: 'order', list: { type: 'priceItem' }, ids: [] }])).rejects.toThrow(
    'nu este o listă',
  );
});

test('services, which no list has, change their order by their numbers', async () => {
  const { lists } = formOf(readEmbeddedSpace(), { entry: 'service-ortodontie' }) ?? { lists: [] };
  const all = lists.find(({ entry: holder }) => holder === undefined);
  const ids = all?.items.map(({ id }) => id) ?? [];
  expect(ids.length).toBeGreaterThan(3);
  expect(
    (await save([{ kind: 'order', list: { type: 'service' }, ids: ids.toReversed() }])).problems,
  ).toEqual([]);
  expect(
    formOf(readEmbeddedSpace(), { entry: 'service-ortodontie' })
      ?.lists.at(-1)
      ?.items.map(({ id }) => id),
  ).toEqual(ids.toReversed());
});

test('pasted rows change the prices of their names and add the others, after a preview', async () => {
  const list = { type: 'priceItem', entry: 'price-category-surgery', field: 'items', locale: 'ro' };
  const known = entry(idsOf('price-category-surgery', 'items')[0] ?? '');
  const name = String(known?.fields['label']?.['ro']);
  const text = `Denumire\tName\tDe la\tPână la\n${name}\t\t1.250 lei\t\nSutură\tStitches\t100\t150\n`;
  const before = files();
  const preview = await save([{ kind: 'rows', list, text }], { isDry: true });
  expect(preview.differences.length).toBeGreaterThan(3);
  expect(files()).toEqual(before);
  expect((await save([{ kind: 'rows', list, text }])).problems).toEqual([]);
  expect(entry(known?.sys.id ?? '')?.fields['priceStart']).toEqual({ ro: 1250 });
  expect(entry('price-item-sutura')?.fields['priceEnd']).toEqual({ ro: 150 });
  expect(idsOf('price-category-surgery', 'items').at(-1)).toBe('price-item-sutura');
});

test('a photograph is stored in a size for pages, with its measures and descriptions', async () => {
  const doctor = readEmbeddedSpace().entries.find(({ sys }) => sys.contentType.sys.id === 'doctor');
  const photo = sharp({ create: { width: 3000, height: 4000, channels: 3, background: '#aaccee' } });
  const upload = { name: 'Dr. Ana.JPG', data: (await photo.jpeg().toBuffer()).toString('base64') };
  const description = { ro: 'Doamna doctor Ana, zâmbind', 'en-US': 'Dr Ana, smiling' };
  const before = files();
  const change = {
    kind: 'picture',
    entry: doctor?.sys.id ?? '',
    field: 'picture',
    upload,
    description,
  } as const;
  expect(
    (await save([{ ...change, description: { ro: 'Ana', 'en-US': '' } }])).problems.length,
  ).toBeGreaterThan(0);
  expect(files()).toEqual(before);
  expect((await save([change])).problems).toEqual([]);
  expect(existsSync(join(clinic(), 'brand/drawings/dr-ana.webp'))).toBe(true);
  const asset = readEmbeddedSpace().assets.find(({ fields }) =>
    JSON.stringify(fields).includes('dr-ana.webp'),
  );
  expect(asset?.fields['description']).toEqual(description);
  expect(asset?.fields['file']?.['ro']).toMatchObject({ details: { image: { width: 1600, height: 2133 } } });
  expect(undo()).toBeUndefined();
  expect(files()).toEqual(before);
});
