import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../../../shared/clinic/folder.ts';
import { filesIn } from '../../build/files.ts';

const parts = join(repository, 'scripts/clinic/new/starter');

type Fields = Record<string, unknown>;
type Entry = { sys: { id: string }; fields: Fields };
type Over = { entries: Record<string, Fields | null>; assets?: unknown[] };

function change<T>(file: string, edit: (value: T) => unknown) {
  writeFileSync(file, JSON.stringify(edit(JSON.parse(readFileSync(file, 'utf8')) as T)));
}

function withFields({ sys, fields }: Entry, over: Fields): Entry {
  const all = Object.entries({ ...fields, ...over }).filter(([, values]) => values !== null);
  return { sys, fields: Object.fromEntries(all) };
}

/** Writes a part's fields over those that are there; null removes. */
function add(part: string, folder: string) {
  const over = JSON.parse(readFileSync(join(parts, `${part}.json`), 'utf8')) as Over;
  const words = join(folder, 'content/entries');
  for (const file of filesIn(words)) {
    change<{ entries: Entry[] }>(join(words, file), ({ entries }) => {
      const remaining = entries.filter(({ sys }) => over.entries[sys.id] !== null);
      return { entries: remaining.map((entry) => withFields(entry, over.entries[entry.sys.id] ?? {})) };
    });
  }
  change<{ assets: unknown[] }>(join(folder, 'content/assets.json'), ({ assets }) => {
    return { assets: [...assets, ...(over.assets ?? [])] };
  });
  cpSync(join(parts, part), folder, { recursive: true });
}

type Holiday = [from: string, to: string, ro: string, en: string];

/** A new clinic is in Romania, and begins with its public holidays as days off. */
function addHolidays(entries: string) {
  const holidays = JSON.parse(readFileSync(join(parts, 'holidays.json'), 'utf8')) as Holiday[];
  const link = (linkType: string, id: string) => ({ sys: { type: 'Link', linkType, id } });
  const idOf = ([from]: Holiday) => `hours-exception-${from}`;
  const daysOff = holidays.map((holiday) => {
    const [from, to, ro, en] = holiday;
    const sys = { id: idOf(holiday), type: 'Entry', contentType: link('ContentType', 'hoursException') };
    const fields = { name: { 'en-US': en, ro }, from: { 'en-US': from }, to: to ? { 'en-US': to } : null };
    return withFields({ sys, fields: {} }, fields);
  });
  const links = { 'en-US': holidays.map((holiday) => link('Entry', idOf(holiday))) };
  change<{ entries: Entry[] }>(join(entries, 'opening-hours.json'), (week) => ({
    entries: [...week.entries, ...daysOff],
  }));
  change<{ entries: Entry[] }>(join(entries, 'site.json'), (site) => ({
    entries: site.entries.map((entry) =>
      entry.sys.id === 'contactDetails' ? withFields(entry, { hoursExceptions: links }) : entry,
    ),
  }));
}

function setType(type: string, brand: string) {
  const read = (file: string) => readFileSync(join(parts, 'type', type, file), 'utf8');
  const [faces = '', settings = ''] = read('fonts.css')
    .slice(0, -2)
    .split(/^:root \{\n/m);
  rmSync(join(brand, 'fonts'), { recursive: true });
  cpSync(join(parts, 'type', type, 'fonts'), join(brand, 'fonts'), { recursive: true });
  change<object>(join(brand, 'brand.json'), (was) => ({ ...was, fonts: JSON.parse(read('fonts.json')) }));
  const tokens = readFileSync(join(brand, 'tokens.css'), 'utf8')
    .replace(/^@font-face[^]*(?=^:root)/m, faces)
    .replace(/^ {2}--font-display:[^]*--font-weight-heading: \d+;\n/m, settings);
  writeFileSync(join(brand, 'tokens.css'), tokens);
}

/** Writes what a clinic begins with: the second clinic, two doctors, the words of its kind. */
export function writeStarter(folder: string, kind: string, type: string) {
  cpSync(join(repository, 'fixtures/second-clinic'), folder, { recursive: true });
  add('every', folder);
  addHolidays(join(folder, 'content/entries'));
  if (kind !== 'general') add(kind, folder);
  if (type !== 'besley') setType(type, join(folder, 'brand'));
}
