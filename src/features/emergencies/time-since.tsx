import { minuteMs } from '../../../shared/durations.ts';
import { wallTimeAt, clinicClock } from '../../../shared/clock.ts';
import { fillText } from '../../../shared/fill-text.ts';
import { timeInWords } from '../../../shared/schedule.ts';
import { useHydrated } from '../../components/use-hydrated.ts';
import { usePageData } from '../../content/use-content.ts';
import type { EmergencySituation } from '../../model/site-content.ts';
import { useLanguage } from '../../routing/use-language.ts';
import { useStart } from './use-start.ts';
import './time-since.css';

type TimeSinceProps = {
  since: NonNullable<EmergencySituation['since']>;
  /** The key of the stored time. */
  name: string;
};

/** Says by the time of the accident which steps still help. Shows that time, and no countdown. */
export function TimeSince({ since: { question, told, answers }, name }: TimeSinceProps) {
  const hydrated = useHydrated();
  const language = useLanguage();
  const { clock = clinicClock } = usePageData();
  const { elapsed, start, setStart } = useStart(`${name}-since`, minuteMs);
  const chosen =
    elapsed === undefined ? -1 : answers.findLastIndex(({ minutes }) => minutes * minuteMs <= elapsed);
  const answer = answers[chosen];
  return (
    <div className="time-since print-hidden">
      {/* Visible without scripts. */}
      <dl className="time-since__all" hidden={hydrated}>
        {answers.map(({ answer: label, help }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{help}</dd>
          </div>
        ))}
      </dl>
      <fieldset className={`scripted${hydrated ? '' : ' is-waiting'}`}>
        <legend>{question}</legend>
        {answers.map(({ answer: label, minutes }, index) => (
          <label key={label} className="time-since__choice">
            <input
              type="radio"
              name={`${name}-since`}
              checked={index === chosen}
              onChange={() => setStart(Date.now() - minutes * minuteMs)}
            />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
      <div role="status" className="time-since__help">
        {answer && start !== undefined && (
          <>
            <p>{answer.help}</p>
            <p>
              <b>{fillText(told, { time: timeInWords(wallTimeAt(start, clock).time, language) })}</b>
            </p>
          </>
        )}
      </div>
    </div>
  );
}
