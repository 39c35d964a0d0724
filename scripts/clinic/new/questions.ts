import { createInterface } from 'node:readline/promises';
import type { Brand } from '../../../shared/clinic/read-brand.ts';

export type Answers = Record<(typeof questions)[number]['option'], string>;

export type ClinicLanguage = Brand['languages'][number];

/** Britain's dates, and the locale of a new Contentful space. */
const english = { tag: 'en-GB', contentfulLocale: 'en-US' };

export function languageOf(code: string): ClinicLanguage | undefined {
  if (!/^[a-z]{2,3}$/.test(code)) return undefined;
  const name = new Intl.DisplayNames(code, { type: 'language', fallback: 'none' }).of(code);
  const { region } = new Intl.Locale(code).maximize();
  if (!name || !region) return undefined;
  const capitalised = name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
  const language = { code, name: capitalised, tag: `${code}-${region}`, contentfulLocale: code };
  return code === 'en' ? { ...language, ...english } : language;
}

function areLanguages(codes: string): boolean {
  const list = codes.split(',');
  const isWritten = list.includes('ro') || list.includes('en');
  return isWritten && list.every(languageOf) && new Set(list).size === list.length;
}

const upTo = (most: number, what: string) => ({
  isValid: ({ length }: string) => length > 0 && length <= most,
  format: `${what}, up to ${most} characters`,
});
const like = (pattern: RegExp, format: string) => ({ isValid: (text: string) => pattern.test(text), format });

const others = /[^a-z0-9]/g;
export const plain = (name: string) => name.normalize('NFD').toLowerCase().replaceAll(others, '');

/** Adds Romania's code to a number written without one. */
const international = (phone: string) => phone.replace(/^0(?=[1-9])/, '+40 ');

const kindOfName =
  /^(?:(?:clinica|cabinetul|cabinet|centrul|policlinica|de|medical[ăe]?|stomatologi(?:c|că|ce|e)|dentar[ăe]?|dental|clinic|dr|doctor)\.?\s+)+/i;
const shortNameOf = (name = '') => /^[^\s,–-]{0,12}/.exec(name.replace(kindOfName, ''))?.[0] ?? '';

const question = <Option extends string>(
  option: Option,
  answer: { isValid: (answer: string) => boolean; format: string },
  /** The default, which may depend on earlier answers. */
  suggest: (answers: Record<string, string>) => string,
) => ({ option, ...answer, suggest });

export const questions = [
  question('name', upTo(70, 'the whole name'), () => ''),
  question('short-name', upTo(12, 'a name for logo and titles'), ({ name }) => shortNameOf(name)),
  question('for', like(/^(?:general|paediatric)$/, 'general or paediatric'), () => 'general'),
  question(
    'origin',
    like(/^https:\/\/[a-z0-9.-]+$/, 'where visitors find it: https:// and the host, without a path'),
    (answers) => `https://www.${plain(answers['short-name'] ?? '') || 'clinic'}.example`,
  ),
  question(
    'languages',
    { isValid: areLanguages, format: 'codes with commas, the main one first, "ro" or "en" among them' },
    () => 'ro,en',
  ),
  question('colour', like(/^#[\da-f]{6}$/i, 'its colour as "#5b2a86"'), () => '#1f6f8b'),
  question('type', like(/^(?:besley|fraunces|nunito)$/, 'besley, fraunces or nunito'), () => 'besley'),
  question(
    'phone',
    like(/^\+(?: *\d){7,15}$/, 'a number as "+40 721 234 567" or "0721 234 567"'),
    () => '+40 700 000 000',
  ),
  question(
    'email',
    like(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'an e-mail address'),
    ({ origin = '' }) => `contact@${new URL(origin).hostname.replace(/^www\./, '')}`,
  ),
  question('street', upTo(100, 'street and number'), () => '[street and number]'),
  question('town', upTo(40, 'the town'), () => '[town]'),
  question('operator', upTo(120, 'the company in the legal texts'), () => '[name of the company]'),
];

type Terminal = { question: (prompt: string) => Promise<string>; close: () => void };

function openTerminal(): Terminal | undefined {
  const { stdin: input, stdout: output } = process;
  return input.isTTY ? createInterface({ input, output }) : undefined;
}

/** Asks on a terminal for missing and invalid answers. Without a terminal takes the suggestions, or throws. */
export async function ask(
  given: Record<string, string | undefined>,
  terminal = openTerminal(),
): Promise<Answers> {
  const answers = {} as Answers;
  for (const { option, format, isValid, suggest } of questions) {
    const suggestion = suggest(answers);
    const prompt = `${option}: ${format} [${suggestion}] `;
    const read = (text = '') => {
      const answer = text.trim() || suggestion;
      return option === 'phone' ? international(answer) : answer;
    };
    let answer = read(given[option] ?? (await terminal?.question(prompt)));
    while (!isValid(answer)) {
      if (!terminal) throw new Error(`--${option}: write ${format}.`);
      answer = read(await terminal.question(`"${answer}" is not valid. ${prompt}`));
    }
    answers[option] = answer;
  }
  terminal?.close();
  return answers;
}
