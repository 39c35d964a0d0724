import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { starterClinic } from '../../../shared/clinic/folder.ts';
import type { Space } from '../../../src/content/source/space.ts';
import { contentTypeOf } from '../../../src/model/content-model.ts';
import { filesIn } from '../../build/files.ts';
import { formatJson } from '../../build/format-json.ts';
import { readEmbeddedSpace } from '../../build/read-embedded-space.ts';
import { factReplacer, replacer } from './facts.ts';
import { writeLogos } from './logo.ts';
import { paletteOf } from './palette.ts';
import { languageOf, plain, type Answers, type ClinicLanguage } from './questions.ts';
import { forKind, romanianDaysOff, starterPart } from './starter.ts';
import { writeTokens } from './write-tokens.ts';

/** The gaps of a new clinic in Romanian. */
const toRomanian = replacer({
  '[street and number]': '[strada și numărul]',
  '[postal code]': '[codul poștal]',
  '[town]': '[localitatea]',
  '[name of the company]': '[denumirea firmei]',
  '[tax number, number in the trade register, registered office]':
    '[codul fiscal, numărul din registrul comerțului, sediul]',
});

/** A language that the starter lacks gets English words, or else Romanian ones. */
function inLanguages({ 'en-US': en, ro }: Record<string, unknown>, languages: ClinicLanguage[]) {
  const lent = languages.some(({ code }) => code === 'en') ? 'en' : 'ro';
  const values = languages.map(({ code, contentfulLocale }) => {
    const source = code === 'ro' || code === 'en' ? code : lent;
    const json = JSON.stringify({ ro, en }[source] ?? en).replaceAll(`"/${source}/`, `"/${code}/`);
    return [contentfulLocale, JSON.parse(code === 'ro' ? toRomanian(json) : json)];
  });
  // Untranslated fields have a value in the first locale only.
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
  const { for: kind, type } = answers;
  const languages = answers.languages.split(',').flatMap((code) => languageOf(code) ?? []);
  const today = new Date().toISOString().slice(0, 10);
  const palette = paletteOf(answers.colour);
  const replace = factReplacer(answers, today);
  const revive = (_: string, value: unknown) => {
    if (typeof value === 'string') return replace(value);
    const isField = value !== null && typeof value === 'object' && 'en-US' in value;
    return isField ? inLanguages(value, languages) : value;
  };
  const read = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as object;
  const fill = (value: object) => JSON.parse(JSON.stringify(value), revive) as object;
  const write = async (file: string, value: object) =>
    writeFileSync(join(folder, file), await formatJson(file, value));

  for (const part of [starterClinic, starterPart('every'), starterPart(kind)])
    if (existsSync(part)) cpSync(part, folder, { recursive: true });
  const daysOff = romanianDaysOff(today);
  for (const file of filesIn(join(folder, 'content')).map((name) => `content/${name}`))
    await write(file, fill(forKind(read(file), kind, daysOff)));
  await write('content/entries/days-off.json', fill({ entries: daysOff }));
  await write('content/locales.json', { locales: languages.map(localeOf) });

  const initials = plain(answers['short-name']).toUpperCase().slice(0, 2);
  const referencePrefix = /^[A-Z]{2}$/.test(initials) ? initials : 'CL';
  const fonts = starterPart('type', type, 'fonts.json');
  await write('brand/brand.json', {
    ...fill(read('brand/brand.json')),
    languages,
    referencePrefix,
    ...(existsSync(fonts) && { fonts: JSON.parse(readFileSync(fonts, 'utf8')) as object }),
  });
  writeTokens(join(folder, 'brand'), type, palette);
  await writeLogos(folder, answers['short-name'], palette);
  writeFileSync(join(folder, '.gitignore'), 'deploy/\n');
  // Keeps the reviews of the written languages only; `content:check --confirm all` adds the others.
  const examples = examplesOf(readEmbeddedSpace(folder)).map((name) => `${name} example\n`);
  writeFileSync(join(folder, 'content/review.txt'), examples.join(''));
}
