import { markWords } from '../lib/text-search.ts';

type MarkedProps = {
  text: string;
  /** Folded; see `wordsOf`. */
  words: string[];
};

/** A text in which the words looked for are marked. */
export function Marked({ text, words }: MarkedProps) {
  if (words.length === 0) return text;
  let at = 0;
  return markWords(text, words).map((part) => {
    const key = at;
    at += part.text.length;
    return part.hit ? <mark key={key}>{part.text}</mark> : <span key={key}>{part.text}</span>;
  });
}
