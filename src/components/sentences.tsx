import { Fragment } from 'react';

/** A heading's sentences: a line ends between them before it ends inside one. */
export function Sentences({ text }: { text: string }) {
  return text.split(/(?<=[.!?])\s+/).map((sentence) => (
    <Fragment key={sentence}>
      <span className="sentence">{sentence}</span>{' '}
    </Fragment>
  ));
}
