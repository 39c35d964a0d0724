// A half of a character pair cannot be written as UTF-8, so nothing after this point could carry it.
const loneSurrogate = /\p{Cs}/gu;
const lineEnd = /\r\n?|[\u0085\u2028\u2029]/g;

// White space, fillers, marks of direction, the empty sign of braille.
const invisible = /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Control characters go, each `space` becomes one space, NFC, trimmed; empty where nothing of it can be seen. */
function cleaned(text: string, space: RegExp): string {
  const clean = text
    .replace(lineEnd, '\n')
    .replace(loneSurrogate, '\ufffd')
    .replace(/(?![\n\t])\p{Cc}/gu, '')
    .replace(space, ' ')
    .normalize('NFC')
    .trim();
  return invisible.test(clean) ? '' : clean;
}

/** A text of one line: runs of white space become one space. */
export const oneLine = (text: string) => cleaned(text, /\s+/g);

/** A text of several lines: line ends become `\n`, tabs a space. */
export const paragraphs = (text: string) => cleaned(text, /\t/g);

/** A number or an address: `oneLine` without the invisible marks that address books and messengers paste along. */
export function compact(text: string): string {
  return oneLine(text.replace(/\p{Cf}/gu, '').replace(/\p{Pd}/gu, '-'));
}
