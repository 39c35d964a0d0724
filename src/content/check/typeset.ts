import { noBreak, wordJoiner } from '../../lib/no-break.ts';

const units = [
  'RON|lei|ppm|mm|cm|km|ml|mg',
  'min|minut\\p{L}*|h|oră|ore|zi|zile|săptămân\\p{L}+|lună|luni|an|ani',
  'minutes?|hours?|days?|weeks?|months?|years?',
].join('|');
const beforeUnit = new RegExp(`(?<=\\d) (?:(de) )?(?=(?:${units})(?!\\p{L}))`, 'gu');
const range = /(?<=\d)( ?)–( ?)(?=\d)/g;
/** An emergency number stays with the verb before it, also where it is a link: `sunați la 112`. */
const emergencyNumber = /(?<=[^\s\d]) (?=(?:la(?:<[^>]*>)* )?(?:<[^>]*>)*112(?!\d))/g;

/** A hyphen is short and low beside large figures. */
const minus = /(?<![\p{L}\p{N}])-(?=\d+ ?%)/gu;

/** A pronoun, auxiliary or article tied to the word before it: `trimiteți-ne`, `v-ați`, `într-o`, `site-ului`. */
const tiedAfter = /(?<=\p{L})-(?=(?:\p{L}{1,3}|ului|uril\p{L}+)(?!\p{L}))/gu;
/** A pronoun or negation tied to the word after it: `l-aduceți`, `n-avem`. */
const tiedBefore = /(?<=(?<!\p{L})[cdilmnstv])-(?=\p{L})/giu;
const eMail = /(?<!\p{L})e-(?=mail)/gu;
/** Tags, and addresses, which are copied as they are. */
const literal = /<[^>]*>|\S*(?:@|:\/\/|\p{L}\.\p{L})\S*/gu;

function bindHyphens(text: string, tied: RegExp[]): string {
  const bind = (part: string) =>
    tied.reduce((bound, each) => bound.replace(each, (found) => `${found}${wordJoiner}`), part);
  const literals = [...text.matchAll(literal)].map(([found]) => found);
  return text
    .split(literal)
    .map((part, position) => bind(part) + (literals[position] ?? ''))
    .join('');
}

const bindSpaces = (spaces: string) => spaces.replaceAll(' ', noBreak);

/**
 * Binds what belongs on one line. The hyphen stays, with a word joiner: U+2011 would not be found by search, nor be in
 * every font.
 */
export function typeset(written: string, locale: string): string {
  return bindHyphens(written, locale.startsWith('ro') ? [eMail, tiedAfter, tiedBefore] : [eMail])
    .replace(minus, '−')
    .replace(range, (_, before: string, after: string) => bindSpaces(`${before}–${after || wordJoiner}`))
    .replace(beforeUnit, bindSpaces)
    .replace(emergencyNumber, noBreak);
}

export function typesetValue(value: unknown, locale: string): unknown {
  if (Array.isArray(value)) return value.map((item) => typesetValue(item, locale));
  return typeof value === 'string' ? typeset(value, locale) : value;
}
