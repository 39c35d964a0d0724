// A half of a character pair cannot be written as UTF-8, so nothing after this point could carry it.
const loneSurrogate = /\p{Cs}/gu;
const lineEnd = /\r\n?|[\u0085\u2028\u2029]/g;

function withoutControls(text: string): string {
  return text.replace(loneSurrogate, '\ufffd').replace(/(?![\n\t])\p{Cc}/gu, '');
}

/** A text of one line: no control characters, runs of white space become one space, NFC, trimmed. */
export function oneLine(text: string): string {
  const spaced = text.replace(lineEnd, '\n');
  return withoutControls(spaced).replace(/\s+/g, ' ').normalize('NFC').trim();
}

/** A text of several lines: line ends become `\n`, tabs a space, other control characters go, NFC, trimmed. */
export function paragraphs(text: string): string {
  const lines = text.replace(lineEnd, '\n');
  return withoutControls(lines).replace(/\t/g, ' ').normalize('NFC').trim();
}

/** A number or an address: `oneLine` without the invisible marks that address books and messengers paste along. */
export function compact(text: string): string {
  return oneLine(text.replace(/\p{Cf}/gu, '').replace(/\p{Pd}/gu, '-'));
}
