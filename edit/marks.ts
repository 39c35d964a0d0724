/**
 * Invisible marks in texts, each a number. They are variation selectors: they have no width, belong to the letter before
 * them, and `fold` removes them, so that search and addresses made from a text do not see them.
 */
const first = 0xe0100;
const base = 240;

/** Also as an address carries them. */
const mark = /(?:[\u{E0100}-\u{E01EF}]|%F3%A0%8[4-7]%[89AB][0-9A-F]){2}/giu;

/** What is not divided: a tag, an entity, a place such as `{time}`, a letter. */
const unit = /^(\s*(?:\{\w+\}|&#?\w+;|[^\s<]))/u;

function markOf(number: number): string {
  return String.fromCodePoint(first + Math.floor(number / base), first + (number % base));
}

/** A text or HTML with a mark behind the first letter of each text in it; an empty text is nothing but the mark. */
export function markText(text: string, number: number): string {
  const marked = (chunk: string) => chunk.replace(unit, (start) => start + markOf(number));
  if (text === '') return markOf(number);
  return text.replace(/(^|>)([^<]+)/g, (_, before: string, chunk: string) => before + marked(chunk));
}

/** An address with a mark at its end. */
export const markAddress = (address: string, number: number) => address + markOf(number);

export const withoutMarks = (text: string) => text.replace(mark, '');

/** The numbers of the marks in a text, each once. */
export function numbersIn(text: string): number[] {
  const numbers = [...text.matchAll(mark)].map(([found]) => {
    const [high = 0, low = 0] = [...decodeURIComponent(found)].map(
      (each) => (each.codePointAt(0) ?? 0) - first,
    );
    return high * base + low;
  });
  return [...new Set(numbers)];
}
