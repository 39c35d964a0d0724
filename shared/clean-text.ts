// A lone surrogate cannot be encoded as UTF-8.
const loneSurrogate = /\p{Cs}/gu;
const lineEnd = /\r\n?|[\u0085\u2028\u2029]/g;

/** Belongs into a character class with the flag `u` or `v`. The Braille blank looks empty. */
export const invisibleCharacters = String.raw`\p{Cf}\p{Default_Ignorable_Code_Point}\u2800`;

const invisible = new RegExp(`[${invisibleCharacters}]`, 'gu');
const onlyInvisible = new RegExp(`^[\\s${invisibleCharacters}]*$`, 'u');

function cleaned(text: string, space: RegExp): string {
  const clean = text
    .replace(lineEnd, '\n')
    .replace(loneSurrogate, '\ufffd')
    .replace(/(?![\n\t])\p{Cc}/gu, '')
    .replace(space, ' ')
    .normalize('NFC')
    .trim();
  return onlyInvisible.test(clean) ? '' : clean;
}

export const cleanLine = (text: string) => cleaned(text, /\s+/g);

export const cleanLines = (text: string) => cleaned(text, /\t/g);

/** Removes the invisible characters that address books and messengers paste along with numbers and addresses. */
export function cleanContact(text: string): string {
  return cleanLine(text.replace(invisible, '').replace(/\p{Pd}/gu, '-'));
}
