import { Fragment } from 'react';
import { highlightWords } from '../lib/text-search.ts';

type HighlightedProps = {
  text: string;
  /** Lower case without diacritics; see `tokenize`. */
  words: string[];
  lang?: string | undefined;
};

/**
 * Marks the searched words. Each part is an element whose key contains its text, since a browser's translation replaces
 * bare text nodes, which React can then neither update nor remove.
 */
export function Highlighted({ text, words, lang }: HighlightedProps) {
  let offset = 0;
  return highlightWords(text, words).map((part) => {
    const key = `${offset} ${part.text}`;
    offset += part.text.length;
    const Tag = part.isMatch ? 'mark' : 'span';
    return (
      <Tag key={key} lang={lang}>
        <Breakable text={part.text} />
      </Tag>
    );
  });
}

/** Allows a line break after a slash, as in "palatinală/linguală". */
function Breakable({ text }: { text: string }) {
  let offset = 0;
  return text.split('/').map((part) => {
    const start = offset;
    offset += part.length + 1;
    return (
      <Fragment key={start}>
        {start > 0 && (
          <>
            /<wbr />
          </>
        )}
        {part}
      </Fragment>
    );
  });
}
