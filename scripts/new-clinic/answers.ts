import * as v from 'valibot';
import { languageOf } from './languages.ts';

/** What makes a new clinic; the rest is the same for all of them until somebody writes it. */
export type Answers = {
  name: string;
  /** What menus, titles of pages and the logo call it. */
  shortName: string;
  origin: string;
  /** Codes, the default language first. */
  languages: string[];
  colour: string;
  isDark: boolean;
  phone: string;
  email: string;
  street: string;
  postalCode: string;
  town: string;
  operator: string;
  operatorDetails: string;
};

export type Written = Partial<Record<string, string>>;

export type Question = {
  option: string;
  asks: string;
  /** Refuses what is wrong, with what to write instead. */
  schema: v.GenericSchema<string, string>;
  /** What is taken when nobody answers. */
  suggestion?: (written: Written) => string;
};

const shortest = 12;
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '');
const addressOf = (name: string) =>
  plain(name)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '') || 'clinic';

function shortNameOf(name: string): string {
  const [first = ''] = name.split(/[\s,–-]+/);
  return first.slice(0, shortest);
}

const text = v.pipe(v.string(), v.trim(), v.nonEmpty('Write it.'));
const upTo = (most: number) => v.pipe(text, v.maxLength(most, `Write at most ${most} characters.`));
const hex = v.pipe(text, v.regex(/^#[\da-f]{6}$/i, 'Write a colour as "#5b2a86".'));

function areLanguages(codes: string): boolean {
  const list = codes.split(',');
  return list.every((code) => languageOf(code) !== undefined) && new Set(list).size === list.length;
}

export const questions: Question[] = [
  { option: 'name', asks: 'What is the clinic called?', schema: upTo(70) },
  {
    option: 'short-name',
    asks: 'And in short, for the logo and the titles of pages (12 characters at most)?',
    schema: upTo(shortest),
    suggestion: ({ name = '' }) => shortNameOf(name),
  },
  {
    option: 'origin',
    asks: 'Where will visitors find the site?',
    schema: v.pipe(text, v.regex(/^https:\/\/[a-z0-9.-]+$/, 'Write https:// and the host, without a path.')),
    suggestion: ({ 'short-name': name = '' }) => `https://www.${addressOf(name)}.example`,
  },
  {
    option: 'languages',
    asks: 'In which languages, the main one first?',
    schema: v.pipe(
      text,
      v.check(areLanguages, 'Write the codes of languages with commas between them, each once: "ro,en".'),
    ),
    suggestion: () => 'ro,en',
  },
  { option: 'colour', asks: 'Which colour is the clinic’s?', schema: hex, suggestion: () => '#1f6f8b' },
  {
    option: 'scheme',
    asks: 'Is the site light or dark?',
    schema: v.picklist(['light', 'dark'], 'Write light or dark.'),
    suggestion: () => 'light',
  },
  {
    option: 'phone',
    asks: 'Its telephone number, with + and the country?',
    schema: v.pipe(
      text,
      v.regex(/^\+[\d ]+$/, 'Write the number as "+40 721 234 567".'),
      v.check((number) => /^\+\d{7,15}$/.test(number.replaceAll(' ', '')), 'A number has 7 to 15 digits.'),
    ),
    suggestion: () => '+40 700 000 000',
  },
  {
    option: 'email',
    asks: 'Its e-mail address?',
    schema: v.pipe(text, v.email('Write an e-mail address.')),
    suggestion: ({ origin = '' }) => `contact@${new URL(origin).hostname.replace(/^www\./, '')}`,
  },
  {
    option: 'street',
    asks: 'Street and number?',
    schema: upTo(100),
    suggestion: () => '[street and number]',
  },
  { option: 'postal-code', asks: 'Postal code?', schema: upTo(40), suggestion: () => '[postal code]' },
  { option: 'town', asks: 'Town?', schema: upTo(100), suggestion: () => '[town]' },
  {
    option: 'operator',
    asks: 'Who runs it, for the legal texts?',
    schema: upTo(120),
    suggestion: () => '[name of the company]',
  },
  {
    option: 'operator-details',
    asks: 'Its tax number, its number in the trade register, its registered office?',
    schema: upTo(600),
    suggestion: () => '[tax number, number in the trade register, registered office]',
  },
];

/** What is wrong with an answer, or nothing. */
export function problemOf({ schema }: Question, answer: string): string | undefined {
  return v.safeParse(schema, answer).issues?.[0].message;
}

/** The answers of all questions, once each is sound. */
export function toAnswers(written: Written): Answers {
  const of = (option: string) => (written[option] ?? '').trim();
  return {
    name: of('name'),
    shortName: of('short-name'),
    origin: of('origin'),
    languages: of('languages').split(','),
    colour: of('colour'),
    isDark: of('scheme') === 'dark',
    phone: of('phone'),
    email: of('email'),
    street: of('street'),
    postalCode: of('postal-code'),
    town: of('town'),
    operator: of('operator'),
    operatorDetails: of('operator-details'),
  };
}
