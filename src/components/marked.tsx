import { markWords } from '../lib/text-search.ts';

type MarkedProps = {
  text: string;
  /** Folded; see `wordsOf`. */
  words: string[];
};

/**
 * A text in which the words looked for are marked. Each part is an element, also when there is but one: a browser that
 * translates the page puts its own in the place of bare texts, and React could not take them away again.
 */
export function Marked({ text, words }: MarkedProps) {
  let at = 0;
  return markWords(text, words).map((part) => {
    const key = at;
    at += part.text.length;
    return part.hit ? <mark key={key}>{part.text}</mark> : <span key={key}>{part.text}</span>;
  });
}
