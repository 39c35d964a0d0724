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
/** What a name may begin with that is none: `Clinica`, `Cabinet stomatologic`, `Dr.` */
const kindOfName =
  /^(?:(?:clinica|cabinetul|cabinet|centrul|policlinica|de|medical[ăe]?|stomatologi(?:c|că|ce|e)|dentar[ăe]?|dental|clinic|dr|doctor)\.?\s+)+/i;
const shortNameOf = (name = '') => /^[^\s,–-]{0,12}/.exec(name.replace(kindOfName, ''))?.[0] ?? '';

/** What is taken when nobody answers, from the answers before it. */
type Suggest = (answers: Record<string, string>) => string;
const question = <Option extends string>(
  option: Option,
  what: string,
  answer: { isValid: (answer: string) => boolean; wanted: string },
  suggest: Suggest,
) => ({ option, what, ...answer, suggest });

export const questions = [
  question('name', 'the whole name', upTo(70), () => ''),
  question('short-name', 'for the logo and the titles of pages', upTo(12), ({ name }) => shortNameOf(name)),
  question(
    'for',
    'whose teeth it looks after first',
    like(/^(?:general|paediatric)$/, 'general or paediatric'),
    () => 'general',
  ),
  question(
    'origin',
    'where visitors find the site',
    like(/^https:\/\/[a-z0-9.-]+$/, 'https:// and the host, without a path'),
    (answers) => `https://www.${plain(answers['short-name'] ?? '') || 'clinic'}.example`,
  ),
  question(
    'languages',
    'of the site; others than Romanian and English begin as copies',
    { isValid: areLanguages, wanted: 'codes with commas, the main one first, "ro" or "en" among them' },
    () => 'ro,en',
  ),
  question('colour', "the clinic's colour", like(/^#[\da-f]{6}$/i, 'a colour as "#5b2a86"'), () => '#1f6f8b'),
  question(
    'type',
    'the fonts',
    like(/^(?:besley|fraunces|nunito)$/, 'besley, fraunces or nunito'),
    () => 'besley',
  ),
  question(
    'phone',
    'with the code of the country',
    like(/^\+(?: *\d){7,15}$/, 'a number as "+40 721 234 567"'),
    () => '+40 700 000 000',
  ),
  question(
    'email',
    'where visitors write to',
    like(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'an e-mail address'),
    ({ origin = '' }) => `contact@${new URL(origin).hostname.replace(/^www\./, '')}`,
  ),
  question('street', 'street and number', upTo(100), () => '[street and number]'),
  question('town', 'also in the titles of pages', upTo(40), () => '[town]'),
  question('operator', 'the company in the legal texts', upTo(120), () => '[name of the company]'),
];
