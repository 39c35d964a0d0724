import type { Clock } from '../../../shared/clock.ts';
import { interpolate } from '../../../shared/interpolate.ts';
import { formatTime, replyDay, type OpeningState } from '../../../shared/schedule.ts';
import type { Language } from '../../../shared/languages.ts';
import type { NamedException, VisibleHours } from './visible-hours.ts';
import { formatNextDay, formatShortState, formatState } from './format-state.ts';

export type OpeningStateData = { hours: VisibleHours; clock?: Clock };

type State = OpeningState<NamedException>;

const night = { from: '20:00', until: '08:00' };

/** Sets `data-opening-state` to `open`, `closed` or `closed night`, by which style sheets display what fits the hour. */
export function setOpeningStateAttribute(state: State) {
  const isClosed = state.kind === 'closed';
  const { time } = state.now;
  // The texts for the night name the next opening, so without a next opening the state is not night.
  const isNight = isClosed && state.opens && (time >= night.from || time < night.until);
  document.documentElement.dataset['openingState'] = isNight ? 'closed night' : state.kind;
}

/**
 * Fills in `{state}` and `{short}`, while closed also `{day}` and `{time}` of the next opening, and `{replyDay}`, the day
 * of the answer to a request. Returns an empty text if it names a day or time that is not known.
 */
export function interpolateOpeningState(
  text: string,
  state: State,
  hours: VisibleHours,
  language: Language,
): string {
  const { now } = state;
  const values: Record<string, string> = {
    state: formatState(state, hours, language),
    short: formatShortState(state, hours, language),
  };
  if (text.includes('{replyDay}')) {
    const reply = replyDay(hours, now);
    if (!reply) return '';
    values['replyDay'] = formatNextDay(reply, now.date, hours);
  }
  if (/\{(day|time)\}/.test(text)) {
    const opens = state.kind === 'closed' ? state.opens : undefined;
    if (!opens) return '';
    values['day'] = formatNextDay(opens.date, now.date, hours);
    values['time'] = formatTime(opens.time, language);
  }
  return interpolate(text, values);
}
