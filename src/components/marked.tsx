import { Fragment } from 'react';
import { markWords } from '../prices/text-search.ts';

/** Allows a line break after a slash, as in "palatinală/linguală". */
function Breakable({ text }: { text: string }) {
  let at = 0;
  return text.split('/').map((part) => {
    const key = at;
    at += part.length + 1;
    return (
      <Fragment key={key}>
        {key > 0 && (
          <>
            /<wbr />
          </>
        )}
        {part}
      </Fragment>
    );
  });
}

type MarkedProps = {
  text: string;
  /** Folded; see `wordsOf`. */
  words: string[];
};

/**
 * Each part is an element, and a changed one another element: a browser's translation replaces bare texts, which React
 * could neither change nor remove again.
 */
export function Marked({ text, words }: MarkedProps) {
  let at = 0;
  return markWords(text, words).map((part) => {
    const key = `${at} ${part.text}`;
    at += part.text.length;
    const content = <Breakable text={part.text} />;
    return part.hit ? <mark key={key}>{content}</mark> : <span key={key}>{content}</span>;
  });
}
