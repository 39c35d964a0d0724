import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Space } from '../../../src/content/source/space.ts';
import { contentTypeOf } from '../../../src/model/content-model.ts';
import { filesIn } from '../../build/files.ts';
import { formatJson } from '../../build/format-json.ts';
import { readEmbeddedSpace } from '../../build/read-embedded-space.ts';
import { writeLogos } from './logo.ts';
import { paletteOf } from './palette.ts';
import { languageOf, plain, type Answers, type ClinicLanguage } from './questions.ts';
import { writeStarter } from './starter.ts';

/** A title has 60 letters, and the longest of the starter 36 beside the clinic's name. */
const roomInTitles = 24;

function replacements(answers: Answers): Record<string, string> {
  const { name, 'short-name': shortName, phone, street, town } = answers;
  const inTown = `${shortName}, ${town}`;
  const now = new Date();
  const day = now.toISOString().slice(0, 10);
  const date = (tag: string) => new Intl.DateTimeFormat(tag, { dateStyle: 'long' }).format(now);
  const map = 'https://www.openstreetmap.org/search?query=';
  return {
    'Riverbank Lane Dental Practice and Orthodontics for Children and Grown': name,
    Riverbank: shortName,
    'Riverbank, London': town.startsWith('[') || inTown.length > roomInTitles ? shortName : inTown,
    'https://www.riverbank-lane.test': answers.origin,
    '+44 20 7946 0018': phone,
    '+442079460018': phone.replaceAll(' ', ''),
    'desk@riverbank-lane.test': answers.email,
    '14 Riverbank Lane': street,
    'SE1 9ZZ': '[postal code]',
    London: town,
    [`${map}14%20Riverbank%20Lane%2C%20SE1%209ZZ%20London`]: map + encodeURIComponent(`${street}, ${town}`),
    'Riverbank Lane Dental Ltd': answers.operator,
    'Company no. 01234567, 14 Riverbank Lane, London':
      '[tax number, number in the trade register, registered office]',
    'Europe/London': 'Europe/Bucharest',
    GBP: 'RON',
    GB: 'RO',
    '23 November 2026': date('en-GB'),
    '23 noiembrie 2026': date('ro-RO'),
    '2026-11-23': day,
    '© 2026': `© ${day.slice(0, 4)}`,
  };
}

function replacer(texts: Record<string, string>): (text: string) => string {
  // The longest first: a shorter one may be a part of it.
  const old = Object.keys(texts).toSorted((a, b) => b.length - a.length);
  const pattern = new RegExp(old.map((text) => RegExp.escape(text)).join('|'), 'g');
  return (text) => text.replace(pattern, (found) => texts[found] ?? found);
}

/** What waits to be filled in, in Romanian. */
const toRomanian = replacer({
  '[street and number]': '[strada și numărul]',
  '[postal code]': '[codul poștal]',
  '[town]': '[localitatea]',
  '[name of the company]': '[denumirea firmei]',
  '[tax number, number in the trade register, registered office]':
    '[codul fiscal, numărul din registrul comerțului, sediul]',
});

/** A language that the starter lacks begins with English words, or else with Romanian ones. */
function inLanguages({ 'en-US': en, ro }: Record<string, unknown>, languages: ClinicLanguage[]) {
  const lent = languages.some(({ code }) => code === 'en') ? 'en' : 'ro';
  const values = languages.map(({ code, contentfulLocale }) => {
    const source = code === 'ro' || code === 'en' ? code : lent;
    const json = JSON.stringify({ ro, en }[source] ?? en).replaceAll(`"/${source}/`, `"/${code}/`);
    return [contentfulLocale, JSON.parse(code === 'ro' ? toRomanian(json) : json)];
  });
  // What no language changes stands in the first locale alone.
  return Object.fromEntries(ro === undefined ? values.slice(0, 1) : values);
}

function localeOf({ name, contentfulLocale: code }: ClinicLanguage, index: number) {
  const sys = { id: `locale-${code.toLowerCase()}`, type: 'Locale' };
  const uses = { contentManagementApi: true, contentDeliveryApi: true, optional: false };
  return { sys, code, name, default: index === 0, ...uses };
}

function examplesOf({ entries }: Space): string[] {
  return entries.flatMap(({ sys: { id, contentType }, fields }) => {
    const definitions = contentTypeOf(contentType.sys.id)?.fields ?? {};
    return Object.keys(fields)
      .filter((field) => definitions[field]?.isExample)
      .map((field) => `${id}.${field}`);
  });
}

export async function writeClinic(folder: string, answers: Answers) {
  const languages = answers.languages.split(',').flatMap((code) => languageOf(code) ?? []);
  const palette = paletteOf(answers.colour);
  const replace = replacer(replacements(answers));
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
  const writeJson = async (file: string, value: unknown) => write(file, await formatJson(file, value));

  writeStarter(folder, answers.for, answers.type);
  const revive = (_: string, value: unknown) => {
    if (typeof value === 'string') return replace(value);
    const isField = value !== null && typeof value === 'object' && 'en-US' in value;
    return isField ? inLanguages(value, languages) : value;
  };
  const isJson = (file: string) => file.endsWith('.json');
  for (const file of filesIn(folder).filter(isJson)) await writeJson(file, JSON.parse(read(file), revive));
  await writeJson('content/locales.json', { locales: languages.map(localeOf) });

  const initials = plain(answers['short-name']).toUpperCase().slice(0, 2);
  const referencePrefix = /^[A-Z]{2}$/.test(initials) ? initials : 'CL';
  await writeJson('brand/brand.json', {
    ...JSON.parse(read('brand/brand.json')),
    languages,
    referencePrefix,
  });
  write(
    'brand/tokens.css',
    read('brand/tokens.css')
      .replace(/--([\w-]+): #[\da-f]{6}/g, (_, name: string) => `--${name}: ${palette[name]}`)
      .replace('color-scheme: dark', 'color-scheme: light'),
  );
  await writeLogos(folder, answers['short-name'], palette);
  writeFileSync(join(folder, '.gitignore'), 'deploy/\n');
  // `content:check --confirm all`, which knows the languages of the folder, writes the rest of it.
  const examples = examplesOf(readEmbeddedSpace(folder)).map((name) => `${name} example\n`);
  writeFileSync(join(folder, 'content/review.txt'), examples.join(''));
}
