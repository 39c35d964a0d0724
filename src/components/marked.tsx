import { Fragment } from 'react';
import { markWords } from '../lib/text-search.ts';

/** A text whose lines may end after a slash; a browser breaks there only as within a word: "palatinală/linguală". */
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
