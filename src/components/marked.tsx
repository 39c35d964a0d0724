import { Fragment } from 'react';
import { markWords } from '../lib/text-search.ts';

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
  /** If it is not that of the page. */
  lang?: string | undefined;
};

/**
 * Each part is an element, and a changed one another element: a browser's translation replaces bare texts, which React
 * could neither change nor remove again.
 */
export function Marked({ text, words, lang }: MarkedProps) {
  let at = 0;
  return markWords(text, words).map((part) => {
    const key = `${at} ${part.text}`;
    at += part.text.length;
    const content = <Breakable text={part.text} />;
    const Tag = part.hit ? 'mark' : 'span';
    return (
      <Tag key={key} lang={lang}>
        {content}
      </Tag>
    );
  });
}
