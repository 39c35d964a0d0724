import { Fragment } from 'react';
import { splitPhrases } from '../lib/split-text.ts';

/** Prefers line breaks between sentences, and between phrases that an editor has separated. */
export function Sentences({ text }: { text: string }) {
  return splitPhrases(text).map((sentence) => (
    <Fragment key={sentence}>
      <span className="sentence">{sentence}</span>{' '}
    </Fragment>
  ));
}

type TitleByHourProps = { text: string; closed?: string | undefined };

export function TitleByHour({ text, closed }: TitleByHourProps) {
  return (
    <>
      <span className={closed && 'if-open'}>
        <Sentences text={text} />
      </span>
      {closed && (
        <span className="if-closed">
          <Sentences text={closed} />
        </span>
      )}
    </>
  );
}
