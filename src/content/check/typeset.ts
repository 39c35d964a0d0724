import { noBreak, wordJoiner } from '../../lib/no-break.ts';

const units = [
  'RON|lei|ppm|mm|cm|km|ml|mg',
  'min|minut\\p{L}*|h|oră|ore|zi|zile|săptămân\\p{L}+|lună|luni|an|ani',
  'minutes?|hours?|days?|weeks?|months?|years?',
].join('|');
const beforeUnit = new RegExp(`\\d (?:de )?(?=(?:${units})(?!\\p{L}))`, 'gu');
const range = /(\d ?)–( ?)(?=\d)/g;
/** `sunați la 112`, also with a link around the number. */
const beforeEmergencyNumber = /([^\s\d]) (?=(?:la(?:<[^<>]*>)* )?(?:<[^<>]*>)*112(?!\d))/g;

/** A hyphen is short and low beside large figures. */
const minus = /(^|[^\p{L}\p{N}])-(?=\d+ ?%)/gu;

/** A pronoun, auxiliary or article tied to the word before it: `trimiteți-ne`, `v-ați`, `într-o`, `site-ului`. */
const tiedAfter = /(\p{L})-(?=(?:\p{L}{1,3}|ului|uril\p{L}+)(?!\p{L}))/gu;
/** One letter tied to the word after it: `e-mail`, `X-ray`, `l-aduceți`, `n-avem`. */
const tiedLetter = /(^|\P{L})(\p{L})-(?=\p{L})/gu;
const betweenWords = /(<[^<>]*>|\s+)/;
/** Visitors copy addresses, so these get no joiner. */
const isAddress = /@|:\/\/|\p{L}\.\p{L}/u;

/** Word by word, since a pattern for addresses over the whole text takes quadratic time. */
function bindHyphens(text: string, isRomanian: boolean): string {
  return text
    .split(betweenWords)
    .map((part) => {
      if (part.startsWith('<') || isAddress.test(part)) return part;
      const bound = part.replace(tiedLetter, `$1$2-${wordJoiner}`);
      return isRomanian ? bound.replace(tiedAfter, `$1-${wordJoiner}`) : bound;
    })
    .join('');
}

const bindSpaces = (spaces: string) => spaces.replaceAll(' ', noBreak);

/**
 * Prevents line breaks within expressions. Hyphens get a word joiner: search does not find U+2011, and not every font
 * has it.
 */
export function typeset(written: string, locale: string): string {
  return bindHyphens(written, locale.startsWith('ro'))
    .replace(minus, '$1−')
    .replace(range, (_, before: string, after: string) => bindSpaces(`${before}–${after || wordJoiner}`))
    .replace(beforeUnit, bindSpaces)
    .replace(beforeEmergencyNumber, `$1${noBreak}`);
}

export function typesetValue(value: unknown, locale: string): unknown {
  if (Array.isArray(value)) return value.map((item) => typesetValue(item, locale));
  return typeof value === 'string' ? typeset(value, locale) : value;
}
