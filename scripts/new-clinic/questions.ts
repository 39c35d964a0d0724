import { languageOf } from './languages.ts';

export type Answers = Record<(typeof questions)[number]['option'], string>;

function areLanguages(codes: string): boolean {
  const list = codes.split(',');
  const isWritten = list.includes('ro') || list.includes('en');
  return isWritten && list.every(languageOf) && new Set(list).size === list.length;
}

const upTo = (most: number) => ({
  isValid: ({ length }: string) => length > 0 && length <= most,
  wanted: `1 to ${most} characters`,
});
const like = (pattern: RegExp, wanted: string) => ({ isValid: (text: string) => pattern.test(text), wanted });

export const plain = (name: string) =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '');
const kinds = /^(?:(?:clinica|cabinetul|cabinet|centrul|stomatologic|dental|dr\.?)\s+)+/i;
const shortNameOf = (name = '') =>
  name
    .replace(kinds, '')
    .split(/[\s,–-]/)[0]
    ?.slice(0, 12) ?? '';

/** What is taken when nobody answers, from the answers before it. */
type Suggest = (answers: Record<string, string>) => string;
const question = <Option extends string>(
  option: Option,
  answer: { isValid: (answer: string) => boolean; wanted: string },
  suggest: Suggest,
) => ({ option, ...answer, suggest });

export const questions = [
  question('name', upTo(70), () => ''),
  question('short-name', upTo(12), ({ name }) => shortNameOf(name)),
  question(
    'origin',
    like(/^https:\/\/[a-z0-9.-]+$/, 'https:// and the host, without a path'),
    (answers) => `https://www.${plain(answers['short-name'] ?? '') || 'clinic'}.example`,
  ),
  question(
    'languages',
    {
      isValid: areLanguages,
      wanted: 'codes with commas between them, the main one first, "ro" or "en" among them',
    },
    () => 'ro,en',
  ),
  question('colour', like(/^#[\da-f]{6}$/i, 'a colour as "#5b2a86"'), () => '#1f6f8b'),
  question('phone', like(/^\+(?: *\d){7,15}$/, 'a number as "+40 721 234 567"'), () => '+40 700 000 000'),
  question(
    'email',
    like(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'an e-mail address'),
    ({ origin = '' }) => `contact@${new URL(origin).hostname.replace(/^www\./, '')}`,
  ),
  question('street', upTo(100), () => '[street and number]'),
  question('town', upTo(40), () => '[town]'),
  question('operator', upTo(120), () => '[name of the company]'),
];
