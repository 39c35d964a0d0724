import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { starterClinic } from '../../../shared/clinic/folder.ts';
import { entriesOf } from '../../../src/content/source/space.ts';
import { readEmbeddedSpace } from '../../build/read-embedded-space.ts';
import type { Answers } from './questions.ts';

type Facts = Record<string, string>;

/** Keys are fields of `brand.json`, of `contactDetails` and of the privacy policy. */
const factsOf = ({ street, town, ...answers }: Answers, today: string) => ({
  origin: answers.origin,
  currency: 'RON',
  timeZone: 'Europe/Bucharest',
  clinicName: answers.name,
  clinicShortName: answers['short-name'],
  phoneString: answers.phone,
  phoneNumber: answers.phone.replaceAll(' ', ''),
  email: answers.email,
  street,
  postalCode: '[postal code]',
  locality: town,
  countryCode: 'RO',
  mapUrl: `https://www.openstreetmap.org/search?query=${encodeURIComponent(`${street}, ${town}`)}`,
  operatorName: answers.operator,
  operatorDetails: '[tax number, number in the trade register, registered office]',
  version: today,
});

function starterFacts(): Facts {
  const brand = JSON.parse(readFileSync(join(starterClinic, 'brand/brand.json'), 'utf8')) as Facts;
  const space = readEmbeddedSpace(starterClinic);
  const fields = ['contactDetails', 'privacy'].flatMap((type) =>
    entriesOf(space, type).flatMap((entry) => Object.entries(entry.fields)),
  );
  return { ...brand, ...Object.fromEntries(fields.map(([name, values]) => [name, String(values['en-US'])])) };
}

/** Titles have 60 letters at most; beside the clinic's name the longest of the starter has 36. */
const roomInTitles = 24;

/** Adds facts that texts combine or inflect, such as the clinic's name with its town. */
function withPhrases({ clinicShortName = '', locality = '', version = '', ...facts }: Facts): Facts {
  const inTown = `${clinicShortName}, ${locality}`;
  const fits = inTown.length <= roomInTitles && !locality.startsWith('[');
  const dateIn = (tag: string) =>
    new Intl.DateTimeFormat(tag, { dateStyle: 'long' }).format(new Date(version));
  const dates = { english: dateIn('en-GB'), romanian: dateIn('ro-RO'), year: `© ${version.slice(0, 4)}` };
  return { ...facts, clinicShortName, locality, version, ...dates, inTown: fits ? inTown : clinicShortName };
}

export function replacer(texts: Readonly<Record<string, string>>): (text: string) => string {
  // A shorter text may be part of a longer one.
  const old = Object.keys(texts).toSorted((a, b) => b.length - a.length);
  const pattern = new RegExp(old.map((text) => RegExp.escape(text)).join('|'), 'g');
  return (text) => text.replace(pattern, (found) => texts[found] ?? found);
}

/** Returns a function that replaces the starter's facts in a text by those of a new clinic. */
export function factReplacer(answers: Answers, today: string): (text: string) => string {
  const old = withPhrases(starterFacts());
  const facts = Object.entries(withPhrases(factsOf(answers, today)));
  return replacer(Object.fromEntries(facts.map(([name, fact]) => [old[name] ?? '', fact])));
}
