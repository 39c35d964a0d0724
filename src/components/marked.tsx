import { markWords } from '../lib/text-search.ts';
import { Breakable } from './breakable.tsx';

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
    const shown = <Breakable text={part.text} />;
    return part.hit ? <mark key={key}>{shown}</mark> : <span key={key}>{shown}</span>;
  });
}
