import { useState } from 'react';
import { lengthOf, limits } from '../../../shared/contact-fields.ts';
import { interpolate } from '../../../shared/interpolate.ts';
import { formatNumber } from '../../../shared/languages.ts';
import { useContent } from '../../content/use-content.ts';
import { useLanguage } from '../../routing/use-language.ts';

const countedFrom = 1_800;
const { max } = limits.message;

/** Returns the message's length, or 0 while it is far below the limit. */
export const countedLength = (message: string) =>
  message.length < countedFrom ? 0 : lengthOf('message', message);

/** Returns a number that changes every hundred characters; screen readers announce the length at each change. */
const stepOf = (length: number) => (length < countedFrom ? 0 : Math.ceil(length / 100));

export function MessageCount({ length }: { length: number }) {
  const { messageCount } = useContent('formMessages');
  const language = useLanguage();
  const [announced, setAnnounced] = useState(length);
  if (stepOf(announced) !== stepOf(length)) setAnnounced(length);
  const inWords = (count: number) =>
    interpolate(messageCount, { count: formatNumber(language, count), most: formatNumber(language, max) });
  return (
    <>
      {length >= countedFrom && (
        <span
          className={length > max ? 'field__count is-over small' : 'field__count small'}
          aria-hidden="true"
        >
          {inWords(length)}
        </span>
      )}
      <span className="visually-hidden" aria-live="polite">
        {announced >= countedFrom && inWords(announced)}
      </span>
    </>
  );
}
