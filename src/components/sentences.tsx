import { Fragment } from 'react';
import { phrasesOf } from '../lib/split-text.ts';

/** A heading's sentences, and the phrases an editor has set apart: a line ends between them before it ends inside one. */
export function Sentences({ text }: { text: string }) {
  return phrasesOf(text).map((sentence) => (
    <Fragment key={sentence}>
      <span className="sentence">{sentence}</span>{' '}
    </Fragment>
  ));
}
