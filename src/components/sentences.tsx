import { Fragment } from 'react';
import { phrasesOf } from '../lib/split-text.ts';

/** Prefers line breaks between sentences, and between phrases that an editor has set apart. */
export function Sentences({ text }: { text: string }) {
  return phrasesOf(text).map((sentence) => (
    <Fragment key={sentence}>
      <span className="sentence">{sentence}</span>{' '}
    </Fragment>
  ));
}
