import type { Clock } from '../../../shared/clock.ts';
import { interpolate } from '../../../shared/interpolate.ts';
import { formatTime, type OpeningState } from '../../../shared/schedule.ts';
import type { Language } from '../../../shared/languages.ts';
import type { NamedException, VisibleHours } from './visible-hours.ts';
import { formatNextDay, formatShortState, formatState } from './format-state.ts';

export type OpeningStateData = { hours: VisibleHours; clock?: Clock };

type State = OpeningState<NamedException>;

const night = { from: '20:00', until: '08:00' };

/** Sets `data-opening-state` for `src/styles/opening-state.css`. */
export function setOpeningStateAttribute(state: State) {
  const isClosed = state.kind === 'closed';
  const { time } = state.now;
  // The texts for the night name the next opening, so there is no night without one.
  const isNight = isClosed && state.opens && (time >= night.from || time < night.until);
  document.documentElement.dataset['openingState'] = isNight ? 'closed night' : state.kind;
}

/** Fills in `{state}` and `{short}`, and while closed also `{day}` and `{time}` of the next opening, if any. */
export function interpolateOpeningState(
  text: string,
  state: State,
  hours: VisibleHours,
  language: Language,
): string {
  const opens = state.kind === 'closed' && state.opens;
  if (!opens && /\{(day|time)\}/.test(text)) return '';
  return interpolate(text, {
    state: formatState(state, hours, language),
    short: formatShortState(state, hours, language),
    ...(opens && {
      day: formatNextDay(opens.date, state.now.date, hours),
      time: formatTime(opens.time, language),
    }),
  });
}
