import type { WallTime } from '../../../shared/clock.ts';
import { formatDate } from '../../../shared/format-date.ts';
import { interpolate } from '../../../shared/interpolate.ts';
import {
  addDays,
  formatTime,
  weekdayIndex,
  type DayKind,
  type OpeningState,
} from '../../../shared/schedule.ts';
import type { Language } from '../../../shared/languages.ts';
import { formatDates, formatDays, formatSpans } from './format-hours.ts';
import type { NamedException, VisibleHours } from './visible-hours.ts';

type Calendar = Pick<VisibleHours, 'names' | 'words'>;

function nearDay(date: string, today: string, { words }: Calendar): string | undefined {
  if (date === today) return words.today;
  return date === addDays(today, 1) ? words.tomorrow : undefined;
}

const weekdayOf = (date: string, { names }: Calendar) => names.weekdays[weekdayIndex(date)] ?? '';

/** Returns whether the weekday alone identifies a coming date. */
const isWithinWeek = (date: string, today: string) => date <= addDays(today, 6);

/** Returns `astăzi`, `mâine`, `on Monday` within the next six days, or else `on Monday 30 November`. */
export function formatNextDay(date: string, today: string, calendar: Calendar): string {
  const near = nearDay(date, today, calendar);
  if (near) return near;
  const day = isWithinWeek(date, today) ? weekdayOf(date, calendar) : formatDate(date, calendar.names);
  return interpolate(calendar.words.onDay, { day });
}

/** Returns undefined for a closing time more than 24 hours ahead, since the text names no day. */
function visibleClosingTime(now: WallTime, closes: WallTime | undefined): string | undefined {
  if (!closes || closes.date > addDays(now.date, 1)) return undefined;
  return closes.date === now.date || closes.time <= now.time ? closes.time : undefined;
}

/** Returns `Închis acum. Deschidem luni la 08:00.` or `Open now, until 8pm`. */
export function formatState(
  state: OpeningState<NamedException>,
  calendar: Calendar,
  language: Language,
): string {
  const { words } = calendar;
  if (state.kind === 'open') {
    const closes = visibleClosingTime(state.now, state.closes);
    return closes ? interpolate(words.openUntil, { time: formatTime(closes, language) }) : words.openNow;
  }
  const { now, opens, day, exception } = state;
  const closed = formatClosed(day, exception, words);
  if (!opens) return closed;
  const opening = {
    day: formatNextDay(opens.date, now.date, calendar),
    time: formatTime(opens.time, language),
  };
  return `${closed}. ${interpolate(words.opensAt, opening)}.`;
}

function formatClosed(
  day: DayKind,
  exception: { name: string } | undefined,
  words: Calendar['words'],
): string {
  if (day === 'byAppointment') return words.appointmentToday;
  if (day === 'closed' && exception) return interpolate(words.closedToday, { name: exception.name });
  return words.closedNow;
}

/** Returns `deschis până la 20:00` or `closed until Monday`. */
export function formatShortState(state: OpeningState, calendar: Calendar, language: Language): string {
  const { words } = calendar;
  if (state.kind === 'open') {
    const closes = visibleClosingTime(state.now, state.closes);
    if (!closes || !words.openShort) return words.openNow;
    return interpolate(words.openShort, { time: formatTime(closes, language) });
  }
  const { now, opens, day: kindOfToday } = state;
  if (kindOfToday === 'byAppointment') return words.byAppointment;
  if (!opens || !isWithinWeek(opens.date, now.date)) return words.closedNow;
  if (!words.closedShort || !words.closedShortDay) return words.closedNow;
  // Readers understand a time without a day as today's, or in the evening as tomorrow's.
  const opensTomorrow = opens.date === addDays(now.date, 1);
  const isAfterClosing = kindOfToday === 'open' && opensTomorrow && opens.time <= now.time;
  if (opens.date === now.date || isAfterClosing)
    return interpolate(words.closedShort, { time: formatTime(opens.time, language) });
  const day = nearDay(opens.date, now.date, calendar) ?? weekdayOf(opens.date, calendar);
  return interpolate(words.closedShortDay, { day });
}

const announcedDaysAhead = 30;

/**
 * Returns all exceptions, each with the days on which a page announces it. `text` is `25 și 26 decembrie: închis` or
 * `1–31 august, luni – vineri: 08:00 – 14:00`.
 */
export function announcedExceptions(hours: VisibleHours, language: Language) {
  return hours.exceptions
    .map(({ name, lang, from, to = from, days, spans = [] }) => {
      const dates = formatDates(from, to, hours.names, language);
      const weekdaySuffix = days ? `, ${formatDays(days, hours.names, language)}` : '';
      const times = spans.length > 0 ? formatSpans(spans, language) : hours.words.closed;
      const text = `${dates}${weekdaySuffix}: ${times}`;
      return { text, name, lang, from: addDays(from, -announcedDaysAhead), to };
    })
    .sort((a, b) => (a.from < b.from ? -1 : 1));
}
