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
/** The name of a tag, or a word that somebody copies as it is: an address of a page or of a mailbox. */
const literal = /<[^>]*>|\S*(?:@|:\/\/|\p{L}\.\p{L})\S*/gu;

function bindClitics(text: string): string {
  const literals = [...text.matchAll(literal)].map(([found]) => found);
  return text
    .split(literal)
    .map((part) => part.replace(tiedAfter, `-${wordJoiner}`).replace(tiedBefore, `-${wordJoiner}`))
    .map((part, position) => part + (literals[position] ?? ''))
    .join('');
}

const bindSpaces = (spaces: string) => spaces.replaceAll(' ', noBreak);

/**
 * A text or HTML as the page sets it: with a minus before percentages, and what belongs together kept in one line: numbers and their units, ranges, the emergency number and, in
 * Romanian, short words tied to others by a hyphen. The hyphen stays the one of the keyboard, with a word joiner behind it: a
 * non-breaking hyphen (U+2011) is another letter to those who search the page, and not in every font.
 */
export function typeset(written: string, locale: string): string {
  const text = locale.startsWith('ro') ? bindClitics(written) : written;
  return text
    .replace(minus, '−')
    .replace(range, (_, before: string, after: string) => bindSpaces(`${before}–${after || wordJoiner}`))
    .replace(beforeUnit, bindSpaces)
    .replace(emergencyNumber, noBreak);
}

/** The same for the value of a field: a text, or a list of them. */
export function typesetValue(value: unknown, locale: string): unknown {
  if (Array.isArray(value)) return value.map((item) => typesetValue(item, locale));
  return typeof value === 'string' ? typeset(value, locale) : value;
}
