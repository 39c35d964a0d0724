import { useState } from 'react';
import { cleanLines } from '../../../shared/clean-text.ts';
import { limits } from '../../../shared/contact-fields.ts';
import { interpolate } from '../../../shared/interpolate.ts';
import { formatNumber } from '../../../shared/languages.ts';
import { useContent } from '../../content/use-content.ts';
import { useLanguage } from '../../routing/use-language.ts';

const minCountedLength = 1_800;
const { max } = limits.message;

/** Returns the cleaned message's length in UTF-16 code units, or 0 while it is far below the limit. */
export const countedLength = (message: string) =>
  message.length < minCountedLength ? 0 : cleanLines(message).length;

/** Returns a number that changes every hundred characters; screen readers announce the length at each change. */
const announcementStep = (length: number) => (length < minCountedLength ? 0 : Math.ceil(length / 100));

export function MessageCount({ length }: { length: number }) {
  const { messageCount } = useContent('formMessages');
  const language = useLanguage();
  const [announcedLength, setAnnouncedLength] = useState(length);
  if (announcementStep(announcedLength) !== announcementStep(length)) setAnnouncedLength(length);
  const formatCount = (count: number) =>
    interpolate(messageCount, { count: formatNumber(language, count), most: formatNumber(language, max) });
  return (
    <>
      {length >= minCountedLength && (
        <span
          className={length > max ? 'field__count is-over small' : 'field__count small'}
          aria-hidden="true"
        >
          {formatCount(length)}
        </span>
      )}
      <span className="visually-hidden" aria-live="polite">
        {announcedLength >= minCountedLength && formatCount(announcedLength)}
      </span>
    </>
  );
}
