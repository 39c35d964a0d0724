/**
 * A mark encodes a number in two variation selectors, which are invisible: they have no width and combine with the preceding
 * letter. `fold` removes them, so that neither search nor slugs contain marks.
 */
const firstSelector = 0xe0100;
const selectorCount = 240;

/** Also matches marks that are percent-encoded in URLs. */
const mark = /(?:[\u{E0100}-\u{E01EF}]|%F3%A0%8[4-7]%[89AB][0-9A-F]){2}/giu;

/** Matches the first placeholder such as `{time}`, entity or letter, none of which a mark may split. */
const firstUnit = /^\s*(?:\{\w+\}|&#?\w+;|[^\s<])/u;

/** Matches a text between the tags of HTML and the `>` before the text; a text without tags is matched whole. */
const textAfterTag = /(^|>)([^<]+)/g;

function encodeMark(number: number): string {
  return String.fromCodePoint(
    firstSelector + Math.floor(number / selectorCount),
    firstSelector + (number % selectorCount),
  );
}

/** Inserts a mark after the first letter, in HTML of each text between tags; an empty text becomes the mark alone. */
export function markText(text: string, number: number): string {
  const encoded = encodeMark(number);
  if (text === '') return encoded;
  return text.replace(
    textAfterTag,
    (_, before: string, chunk: string) => before + chunk.replace(firstUnit, (unit) => unit + encoded),
  );
}

export const markUrl = (address: string, number: number) => address + encodeMark(number);

export const withoutMarks = (text: string) => text.replace(mark, '');

export function numbersIn(text: string): number[] {
  const numbers = [...text.matchAll(mark)].map(([encoded]) => {
    const [high = 0, low = 0] = [...decodeURIComponent(encoded)].map(
      (each) => (each.codePointAt(0) ?? 0) - firstSelector,
    );
    return high * selectorCount + low;
  });
  return [...new Set(numbers)];
}
