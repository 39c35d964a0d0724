export const cleanLine = (text: string) => normalizeText(text, /\s+/g);

export const cleanLines = (text: string) => normalizeText(text, /\t/g);

/** Removes invisible characters and replaces dashes: text copied from address books and messengers contains them. */
export function cleanContact(text: string): string {
  return cleanLine(text.replace(invisible, '').replace(/\p{Pd}/gu, '-'));
}

/** For a character class with the flag `u` or `v`. U+2800, the Braille blank, has neither of the two properties. */
export const invisibleCharacters = String.raw`\p{Cf}\p{Default_Ignorable_Code_Point}\u2800`;

// With the flag `u`, `\p{Cs}` matches only an unpaired surrogate, which cannot be encoded as UTF-8.
const loneSurrogate = /\p{Cs}/gu;
const lineEnd = /\r\n?|[\u0085\u2028\u2029]/g;
const otherControlCharacter = /(?![\n\t])\p{Cc}/gu;

const invisible = new RegExp(`[${invisibleCharacters}]`, 'gu');
const blankText = new RegExp(`^[\\s${invisibleCharacters}]*$`, 'u');

function normalizeText(text: string, whitespace: RegExp): string {
  const normalized = text
    .replace(lineEnd, '\n')
    .replace(loneSurrogate, '\ufffd')
    .replace(otherControlCharacter, '')
    .replace(whitespace, ' ')
    .normalize('NFC')
    .trim();
  return blankText.test(normalized) ? '' : normalized;
}
