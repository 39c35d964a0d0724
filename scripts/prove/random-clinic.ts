import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { linkTo, type Entry } from '../../src/content/contentful/space.ts';
import type { Answers } from '../new-clinic/answers.ts';

/** How a clinic differs from what the starter makes. */
type RandomClinic = {
  answers: Answers;
  services: number;
  doctors: number;
  packages: number;
  prices: number;
};

const longWords = [
  'Stomatologiepediatricăpreventivăși',
  'Zahnmedizinerinnengemeinschaft',
  'Gyermekfogászatirendelő',
];
const words = [
  'Clinica',
  'Familie',
  'Dental',
  'Ambulatoriul',
  'copiilor',
  'Lumina',
  'și',
  'Părinți',
  ...longWords,
];

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const name = fc
  .array(fc.constantFrom(...words), { minLength: 1, maxLength: 8 })
  .map((chosen) => chosen.join(' ').slice(0, 70).trim());

const answers: fc.Arbitrary<Answers> = fc.record({
  name,
  shortName: fc.constantFrom('Zâna', 'Wwwwwwwwwwww', 'Măseluța', 'Dr Ț'),
  origin: fc.constant('https://www.zana-maseluta.ro'),
  languages: fc.constantFrom(['ro'], ['en'], ['ro', 'en'], ['en', 'ro', 'hu'], ['hu'], ['de', 'en']),
  colour: hex,
  isDark: fc.boolean(),
  phone: fc.constantFrom('+40 264 555 123', '+49 30 901820 4455', '+36 1 234 5678'),
  email: fc.constantFrom('a@zana-maseluta.ro', 'programari.si.intrebari@zana-maseluta.ro'),
  street: fc.constantFrom('Eroilor 4', 'Bulevardul Arhiepiscopului Ștefan cel Mare și Sfânt 1234, scara B'),
  postalCode: fc.constant('401001'),
  town: fc.constantFrom('Turda', 'Cristuru Secuiesc-Kerekenyaszentpál'),
  operator: fc.constant('Zâna Dent SRL'),
  operatorDetails: fc.constant('CUI 1234567, J12/100/2026, Turda'),
});

const clinic: fc.Arbitrary<RandomClinic> = fc.record({
  answers,
  services: fc.integer({ min: 1, max: 8 }),
  doctors: fc.integer({ min: 0, max: 5 }),
  packages: fc.integer({ min: 0, max: 4 }),
  prices: fc.integer({ min: 1, max: 40 }),
});

/** The same for the same seed. */
export const randomClinics = (seed: number, count: number) => fc.sample(clinic, { seed, numRuns: count });

type Fields = Entry['fields'];
type File = { entries: Entry[] };

function readEntries(folder: string) {
  const entries = join(folder, 'content/entries');
  const files = new Map<string, File>();
  for (const file of readdirSync(entries)) {
    files.set(file, JSON.parse(readFileSync(join(entries, file), 'utf8')) as File);
  }
  const all = () => [...files.values()].flatMap((file) => file.entries);
  return {
    find(id: string): Entry {
      const found = all().find(({ sys }) => sys.id === id);
      if (!found) throw new Error(`The starter has no ${id}.`);
      return found;
    },
    add: (...added: Entry[]) => files.get('pages.json')?.entries.push(...added),
    write: () => {
      for (const [file, content] of files)
        writeFileSync(join(entries, file), `${JSON.stringify(content, null, 2)}\n`);
    },
  };
}

/** Every value a field has, in each of its locales, put in the place of the one before. */
function set(fields: Fields, field: string, locales: string[], value: unknown) {
  fields[field] = Object.fromEntries(locales.map((locale) => [locale, value]));
}

const entryOf = (id: string, type: string): Entry => ({
  sys: { id, type: 'Entry', contentType: { sys: { type: 'Link', linkType: 'ContentType', id: type } } },
  fields: {},
});

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at);
const longWord = (at: number) => longWords[at % longWords.length] ?? '';

/** Writes as many services, doctors, packages and prices as a clinic has into the folder the command made. */
export function vary(folder: string, { services, doctors, packages, prices }: RandomClinic) {
  const { find, add, write } = readEntries(folder);
  const home = find('home').fields;
  /** Where words are written, and where what no language changes is. */
  const worded = Object.keys(home['heroLead'] ?? {});
  const shared = Object.keys(home['meta'] ?? {});

  const cloned = (source: Entry, id: string, change: (fields: Fields) => void) => {
    const entry = { ...structuredClone(source), sys: { ...source.sys, id } };
    change(entry.fields);
    add(entry);
    return linkTo('Entry', id);
  };
  const made = (
    id: string,
    type: string,
    texts: Record<string, string>,
    rest: Record<string, unknown>,
    items?: unknown[],
  ) => {
    const entry = entryOf(id, type);
    if (items) set(entry.fields, 'items', worded, items);
    for (const [field, text] of Object.entries(texts)) set(entry.fields, field, worded, text);
    for (const [field, value] of Object.entries(rest)) set(entry.fields, field, shared, value);
    add(entry);
    return linkTo('Entry', id);
  };

  for (const at of numbers(services)) {
    cloned(find('service-check-ups'), `service-more-${at}`, (fields) => {
      set(fields, 'serviceName', worded, `${longWord(at)} ${at}`);
      set(fields, 'serviceUrl', shared, `serviciu-${at}`);
      set(fields, 'index', shared, at + 2);
    });
  }
  const price = find('price-prevention-1');
  const rows = numbers(prices).map((at) =>
    cloned(price, `price-more-${at}`, (fields) => {
      set(fields, 'label', worded, `${longWord(at)} ${at}`);
      set(fields, 'priceStart', shared, 10 ** (at % 6) + at);
    }),
  );
  set(find('price-category-prevention').fields, 'items', shared, [linkTo('Entry', price.sys.id), ...rows]);
  const people = numbers(doctors).map((at) =>
    made(
      `doctor-${at}`,
      'doctor',
      {
        name: `Dr. ${longWord(at)}`,
        role: 'Stomatologie',
        quote: '„Pe rând.”',
        caption: 'Explică.',
        registrationNumber: '1',
      },
      {},
    ),
  );
  set(find('about').fields, 'doctors', shared, people);
  const item = made('package-item', 'packageItem', { leftInfo: longWord(0), rightInfo: '-15%' }, {});
  const texts = {
    title: 'Pachet',
    contentTitle: 'Cuprinde',
    leftTitle: 'Unu',
    rightTitle: 'Doi',
    cta: 'Vreau',
  };
  const price15 = { priceLabel: '-15%', priceLabelSuffix: 'mai puțin', summary: 'Două vizite.' };
  const offers = numbers(packages).map((at) => {
    const rest = { index: at, picture: linkTo('Asset', 'children'), ground: 'surface-2' };
    return made(`package-${at}`, 'package', { ...texts, ...price15, shortTitle: longWord(at) }, rest, [item]);
  });
  set(find('promoPackages').fields, 'packages', shared, offers);
  write();
}
