import { useContext, useEffect, useRef } from 'react';
import { callTimeCode, offeredCallTimes, type DayPart } from '../../../shared/call-times.ts';
import type { WallTime } from '../../../shared/clock.ts';
import { weekdayIndex } from '../../../shared/schedule.ts';
import { dateInWords } from '../../../shared/date-in-words.ts';
import { capitalised } from '../../content/hours/hours-in-words.ts';
import { OpeningStateContext } from '../../content/hours/opening-state.tsx';
import { useContent } from '../../content/use-content.ts';
import { choose } from '../../lib/form-controls.ts';
import { readDraft } from './draft-store.ts';

type CallTimeTexts = { label: string; anyTime: string; parts: Record<DayPart, string> };

/** Undefined unless the clinic has written every word. */
function useCallTimeTexts(): CallTimeTexts | undefined {
  const texts = useContent('contactForm');
  const { callTime: label, callAnyTime: anyTime } = texts;
  const { callMorning: morning, callAfternoon: afternoon, callEvening: evening } = texts;
  if (!label || !anyTime || !morning || !afternoon || !evening) return undefined;
  return { label, anyTime, parts: { morning, afternoon, evening } };
}

/** Offers call times once scripts know the day. Without a choice the desk may call at any time. */
export function CallTimeChoice() {
  const texts = useCallTimeTexts();
  const now = useContext(OpeningStateContext)?.now;
  const select = useRef<HTMLSelectElement>(null);
  const isReady = now !== undefined;

  useEffect(() => {
    const stored = isReady && readDraft(Date.now())?.typed.callTime;
    if (select.current && stored) choose(select.current, stored);
  }, [isReady]);

  if (!texts) return null;
  return (
    <div className="field scripted">
      <label htmlFor="contact-callTime">{texts.label}</label>
      <select id="contact-callTime" name="callTime" ref={select}>
        <option value="">{texts.anyTime}</option>
        {now && <CallTimes now={now} parts={texts.parts} />}
      </select>
    </div>
  );
}

type CallTimesProps = { now: WallTime; parts: CallTimeTexts['parts'] };

/** Each choice names its weekday: a closed list does not show the group's label. */
function CallTimes({ now, parts }: CallTimesProps) {
  const hours = useContent('openingHours');
  return offeredCallTimes(hours, now).map(([first, ...others]) => {
    if (!first) return null;
    const weekday = capitalised(hours.names.weekdays[weekdayIndex(first.date)] ?? '');
    const date = dateInWords(first.date, hours.names);
    return (
      <optgroup key={first.date} label={capitalised(date)}>
        {[first, ...others].map((callTime) => (
          <option
            key={callTime.part}
            value={callTimeCode(callTime)}
            data-words={`${date}, ${parts[callTime.part]}`}
          >
            {`${weekday} ${parts[callTime.part]}`}
          </option>
        ))}
      </optgroup>
    );
  });
}
