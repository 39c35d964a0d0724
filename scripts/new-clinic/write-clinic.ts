import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { fontAtWeight } from '../brand/headline-font.ts';
import { repository } from '../clinic.ts';
import { filesIn } from '../files-in.ts';
import { writeText } from '../write-file.ts';
import type { Answers } from './answers.ts';
import { languageOf, type ClinicLanguage } from './languages.ts';
import { drawLogos } from './logo.ts';
import { paletteOf, type Palette } from './palette.ts';
import { inLanguages, localesOf, type Filling, type StarterPart } from './starter-content.ts';

const starter = join(import.meta.dirname, 'starter');
const parts = ['entries', 'assets'] as const;

async function writeJson(file: string, value: unknown) {
  const json = JSON.stringify(value, null, 2);
  const options = await resolveConfig(join(repository, 'package.json'));
  // Entries are never formatted: their files are written as Contentful's tools write them.
  await writeText(
    file,
    file.includes('entries') ? `${json}\n` : await format(json, { ...options, parser: 'json' }),
  );
}

type BrandSettings = { fonts: { headings: { file: string; weight: number } } };

/** Fills the settings of the starter in: what depends on the clinic. */
async function writeBrandSettings(file: string, { shortName, origin }: Answers, languages: ClinicLanguage[]) {
  const settings = JSON.parse(await readFile(file, 'utf8')) as BrandSettings;
  const letters = shortName
    .normalize('NFD')
    .replaceAll(/[^a-z]/gi, '')
    .toUpperCase();
  const referencePrefix = letters.length < 2 ? 'CL' : letters.slice(0, 2);
  await writeJson(file, { ...settings, origin, languages, referencePrefix });
  return settings.fonts.headings;
}

function fillingOf(answers: Answers, now: Date): Filling {
  const { languages: _, isDark: __, ...texts } = answers;
  const { street, postalCode, town, phone } = texts;
  const day = now.toISOString().slice(0, 10);
  const place = encodeURIComponent(`${street}, ${postalCode} ${town}`);
  const words: Record<string, string> = {
    ...texts,
    clinicName: texts.name,
    phoneNumber: phone.replaceAll(' ', ''),
    mapUrl: `https://www.openstreetmap.org/search?query=${place}`,
    year: day.slice(0, 4),
    month: day.slice(0, 7),
    isoDate: day,
  };
  return (name, { tag }) => {
    if (name === 'date') return new Intl.DateTimeFormat(tag, { dateStyle: 'long' }).format(now);
    const value = words[name];
    if (value === undefined) throw new Error(`The starter names {{${name}}}, which no answer fills in.`);
    return value;
  };
}

async function writeContent(folder: string, languages: ClinicLanguage[], filling: Filling) {
  const from = join(starter, 'content');
  const files = filesIn(from).filter((file) => file.endsWith('.json'));
  for (const file of files) {
    const read = JSON.parse(await readFile(join(from, file), 'utf8')) as Record<string, StarterPart[]>;
    const written = parts.flatMap((part) => {
      const list = read[part]?.map((one) => inLanguages(one, languages, filling));
      return list ? [[part, list]] : [];
    });
    await writeJson(join(folder, file), Object.fromEntries(written));
  }
  await writeJson(join(folder, 'locales.json'), { locales: localesOf(languages) });
}

async function writeTokens(file: string, palette: Palette, isDark: boolean) {
  const tokens = await readFile(file, 'utf8');
  const written = tokens
    .replace(/--([\w-]+): #[\da-f]{6}/g, (_, name: string) => `--${name}: ${palette[name]}`)
    .replace('color-scheme: light', `color-scheme: ${isDark ? 'dark' : 'light'}`);
  await writeFile(file, written);
}

/** Writes the folder of a clinic: its content, its brand and an example of its settings. */
export async function writeClinic(folder: string, answers: Answers, now = new Date()) {
  const languages = answers.languages.flatMap((code) => languageOf(code) ?? []);
  const palette = paletteOf(answers.colour, answers.isDark ? 'dark' : 'light');
  const brand = join(folder, 'brand');
  await mkdir(folder, { recursive: true });
  await cp(join(starter, 'brand'), brand, { recursive: true });
  await writeTokens(join(brand, 'tokens.css'), palette, answers.isDark);
  const { file, weight } = await writeBrandSettings(join(brand, 'brand.json'), answers, languages);
  const font = await fontAtWeight(join(brand, file), weight);
  const logos = await drawLogos(answers.shortName, palette, answers.isDark, font);
  for (const [name, svg] of Object.entries(logos)) await writeText(join(brand, 'logo', name), svg);
  await writeText(join(folder, '.gitignore'), 'deploy/\n');
  await writeContent(join(folder, 'content'), languages, fillingOf(answers, now));

  const example = await readFile(join(repository, 'deployments/example.env'), 'utf8');
  const settings = join(folder, 'deployments/example.env');
  await mkdir(dirname(settings), { recursive: true });
  await writeFile(settings, example.replace(/^SITE_ORIGIN=.*$/m, `SITE_ORIGIN=${answers.origin}`));
}
