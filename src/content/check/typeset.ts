import { noBreak, wordJoiner } from '../../lib/no-break.ts';
import type { Field } from '../../model/define/model-field.ts';

const units = [
  'RON|lei|ppm|mm|cm|km|ml|mg',
  'min|minut\\p{L}*|h|oră|ore|zi|zile|săptămân\\p{L}+|lună|luni|an|ani',
  'minutes?|hours?|days?|weeks?|months?|years?',
].join('|');
/** Matches a digit and the spaces before a unit: `5 ` in `5 ani`, `0 de ` in `20 de lei`. */
const beforeUnit = new RegExp(`\\d (?:de )?(?=(?:${units})(?!\\p{L}))`, 'gu');
const spacedRange = /(\d) – (?=\d)/g;
const tightRange = /(\d)–(?=\d)/g;
/** Matches the space in `sunați la 112`, also if a link surrounds the number. */
const beforeEmergencyNumber = /([^\s\d]) (?=(?:la(?:<[^<>]*>)* )?(?:<[^<>]*>)*112(?!\d))/g;

/** Matches the hyphen of `-15%`, which looks short and low beside large digits. */
const hyphenForMinus = /(^|[^\p{L}\p{N}])-(?=\d+ ?%)/gu;

/** Matches a pronoun, auxiliary or article joined to the previous word: `trimiteți-ne`, `v-ați`, `într-o`, `site-ului`. */
const suffixHyphen = /(\p{L})-(?=(?:\p{L}{1,3}|ului|uril\p{L}+)(?!\p{L}))/gu;
/** Matches a single letter joined to the next word: `e-mail`, `X-ray`, `l-aduceți`, `n-avem`. */
const letterHyphen = /(^|\P{L})(\p{L})-(?=\p{L})/gu;
/** Links and headings get no word joiners, so that a search by name in a screen reader's list finds them. */
const linkOrHeadingTag = /^<(\/?)(?:a|h\d)[\s>]/i;
const hyphen = /[-–]/;
const betweenWords = /(<[^<>]*>|\s+)/;
/** A copied URL or e-mail address must not contain word joiners. */
const isAddress = /@|:\/\/|\p{L}\.\p{L}/u;

export function typesetField(
  value: unknown,
  { isLocalized, isPlain, storage }: Field,
  locale: string,
): unknown {
  if (!isLocalized || isPlain) return value;
  // `Text` is Contentful's type of long texts.
  const typesetText = storage.type === 'Text' ? typeset : typesetLine;
  const setText = (text: unknown) => (typeof text === 'string' ? typesetText(text, locale) : text);
  return Array.isArray(value) ? value.map(setText) : setText(value);
}

/** Typesets a long text: prevents line breaks within expressions such as `5 ani`, `v-ați` and `la 112`. */
export function typeset(written: string, locale: string): string {
  return typesetLine(bindHyphens(written, locale.startsWith('ro')));
}

/**
 * Adds a word joiner after hyphens; some fonts lack U+2011, the non-breaking hyphen, and search does not match it. The
 * text is split into words first, since matching addresses in the whole text would take quadratic time.
 */
function bindHyphens(text: string, isRomanian: boolean): string {
  let isInLinkOrHeading = false;
  return text
    .split(betweenWords)
    .map((part) => {
      const tag = linkOrHeadingTag.exec(part);
      if (tag) isInLinkOrHeading = !tag[1];
      if (isInLinkOrHeading || !hyphen.test(part) || part.startsWith('<') || isAddress.test(part))
        return part;
      const bound = part.replace(letterHyphen, `$1$2-${wordJoiner}`).replace(tightRange, `$1–${wordJoiner}`);
      return isRomanian ? bound.replace(suffixHyphen, `$1-${wordJoiner}`) : bound;
    })
    .join('');
}

const bindSpaces = (spaces: string) => spaces.replaceAll(' ', noBreak);

/** Typesets a short text, without word joiners: braille displays announce them, and search may not match such words. */
function typesetLine(written: string): string {
  return written
    .replace(hyphenForMinus, '$1−')
    .replace(spacedRange, `$1${noBreak}–${noBreak}`)
    .replace(beforeUnit, bindSpaces)
    .replace(beforeEmergencyNumber, `$1${noBreak}`);
}
