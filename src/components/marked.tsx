import { markWords } from '../lib/text-search.ts';
import { Breakable } from './breakable.tsx';

type MarkedProps = {
  text: string;
  /** Folded; see `wordsOf`. */
  words: string[];
};

/** Each part is an element: a browser that translates replaces bare texts, and React could not remove them again. */
export function Marked({ text, words }: MarkedProps) {
  let at = 0;
  return markWords(text, words).map((part) => {
    const key = at;
    at += part.text.length;
    const content = <Breakable text={part.text} />;
    return part.hit ? <mark key={key}>{content}</mark> : <span key={key}>{content}</span>;
  });
}
