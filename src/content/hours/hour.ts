/** What of a page hangs on the hour: how the document is marked, and the texts that say it. */
import type { Clock } from '../../../shared/clock.ts';
import { fillText } from '../../../shared/fill-text.ts';
import type { OpeningState } from '../../../shared/schedule.ts';
import type { Language } from '../../../shared/languages.ts';
import { timeInWords } from './hours-in-words.ts';
import type { NamedException, VisibleHours } from './visible-hours.ts';
import { nextDayInWords, stateInShort, stateInWords } from './state-in-words.ts';

/** What the hour is worked out from; the clock is that of the build. */
export type HourData = { hours: VisibleHours; clock?: Clock };

type State = OpeningState<NamedException>;

/** From when until when children sleep. */
const night = { from: '20:00', until: '08:00' };

/** `open`, or `closed`, at night `closed night`; `src/styles/hour.css` shows what belongs to it. */
export function markHour(state: State) {
  const isClosed = state.kind === 'closed';
  const { time } = state.now;
  // Who does not open again has nothing to say about tomorrow.
  const isNight = isClosed && state.opens && (time >= night.from || time < night.until);
  document.documentElement.dataset['hour'] = isNight ? 'closed night' : state.kind;
}

/**
 * A text with its places filled in: `{state}`, `{short}`, and `{day}` and `{time}` of the next opening. While it is open
 * there is nothing to say about that.
 */
export function hourText(text: string, state: State, hours: VisibleHours, language: Language): string {
  const opens = state.kind === 'closed' && state.opens;
  if (!opens && /\{(day|time)\}/.test(text)) return '';
  return fillText(text, {
    state: stateInWords(state, hours, language),
    short: stateInShort(state, hours, language),
    ...(opens && {
      day: nextDayInWords(opens.date, state.now.date, hours),
      time: timeInWords(opens.time, language),
    }),
  });
}
