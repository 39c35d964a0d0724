/** Computes when the clinic is open. Times are in the clinic's time zone; `24:00` is the end of a day. */
import type { WallTime } from './clock.ts';
import { dayMs } from './durations.ts';
import type { Language } from './languages.ts';

export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;
export type Weekday = (typeof weekdays)[number];

export type DayKind = 'open' | 'byAppointment' | 'closed';

export type OpeningRow = {
  days: readonly Weekday[];
  kind: DayKind;
  /** `08:00-20:00`; the closing time itself is excluded. */
  spans?: readonly string[] | undefined;
};

export type HoursException = {
  from: string;
  to?: string | undefined;
  /** An exception with `days` is a season, which changes only these weekdays. */
  days?: readonly Weekday[] | undefined;
  spans?: readonly string[] | undefined;
};

/** Each weekday is in one row. Exceptions do not overlap, but an exception without `days` may lie within a season. */
export type OpeningHours<Exception extends HoursException = HoursException> = {
  week: readonly OpeningRow[];
  exceptions: readonly Exception[];
};

export type OpeningState<Exception extends HoursException = HoursException> =
  | { kind: 'open'; now: WallTime; closes: WallTime | undefined }
  | {
      kind: 'closed';
      now: WallTime;
      opens: WallTime | undefined;
      day: DayKind;
      exception: Exception | undefined;
    };

const maxDaysSearched = 400;

export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10);
}

/** Returns 0 for Monday to 6 for Sunday. */
export function weekdayIndex(date: string): number {
  return (new Date(date).getUTCDay() + 6) % 7;
}

export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** Returns `8am`, `12:30pm`, `12 noon` or `midnight`. */
function formatTwelveHour(time: string): string {
  const minutes = minutesOf(time);
  if (minutes % 1440 === 0) return 'midnight';
  if (minutes === 720) return '12 noon';
  const minutePart = minutes % 60 === 0 ? '' : `:${time.slice(3)}`;
  return `${Math.floor(minutes / 60) % 12 || 12}${minutePart}${minutes < 720 ? 'am' : 'pm'}`;
}

/** Formatters of languages that do not use the 24-hour clock. */
const timeFormatters: Record<Language, (time: string) => string> = { en: formatTwelveHour };

/** Returns `20:00` or `8pm`. */
export function formatTime(time: string, language: Language): string {
  return timeFormatters[language]?.(time) ?? time;
}

type Span = { opens: string; closes: string };

export function parseSpan(span: string): Span {
  const [opens = '', closes = ''] = span.split('-');
  return { opens, closes };
}

/** First and last day, as ISO dates; without one of them the range is open at that end. */
export type DateRange = { from?: string | undefined; to?: string | undefined };

export function isWithin(date: string, { from, to }: DateRange): boolean {
  return (!from || from <= date) && (!to || date <= to);
}

export const weekdayOf = (date: string): Weekday => weekdays[weekdayIndex(date)] ?? 'monday';

const includesDate = ({ from, to = from }: HoursException, date: string) => isWithin(date, { from, to });

function exceptionOn<E extends HoursException>(hours: OpeningHours<E>, date: string): E | undefined {
  const matches = hours.exceptions.filter(
    (each) => includesDate(each, date) && (each.days?.includes(weekdayOf(date)) ?? true),
  );
  return matches.find(({ days }) => !days) ?? matches[0];
}

/** Returns the week's rows; a season that includes `date` replaces the rows of its weekdays. */
export function effectiveWeek(hours: OpeningHours, date: string): readonly OpeningRow[] {
  const seasons: OpeningRow[] = [];
  for (const exception of hours.exceptions) {
    const { days, spans = [] } = exception;
    if (!days || !includesDate(exception, date)) continue;
    seasons.push({ days, kind: spans.length > 0 ? 'open' : 'closed', spans });
  }
  if (seasons.length === 0) return hours.week;
  const isReplaced = (day: Weekday) => seasons.some(({ days }) => days.includes(day));
  const rows = hours.week.map((row) => ({ ...row, days: row.days.filter((day) => !isReplaced(day)) }));
  const remainingRows = rows.filter(({ days }) => days.length > 0);
  const firstOf = ({ days }: OpeningRow) => Math.min(...days.map((day) => weekdays.indexOf(day)));
  return [...remainingRows, ...seasons].sort((a, b) => firstOf(a) - firstOf(b));
}

type Day<E> = { kind: DayKind; spans: Span[]; exception: E | undefined };

function dayOf<E extends HoursException>(hours: OpeningHours<E>, date: string): Day<E> {
  const exception = exceptionOn(hours, date);
  const row = hours.week.find(({ days }) => days.includes(weekdayOf(date)));
  const spanTexts = (exception ?? row)?.spans ?? [];
  const spans = spanTexts.map(parseSpan).sort((a, b) => (a.opens < b.opens ? -1 : 1));
  const exceptionKind = spans.length > 0 ? 'open' : 'closed';
  return { kind: exception ? exceptionKind : (row?.kind ?? 'closed'), spans, exception };
}

function spanAt(spans: Span[], time: string): Span | undefined {
  return spans.find(({ opens, closes }) => opens <= time && time < closes);
}

export function spansOn(hours: OpeningHours, date: string): Span[] {
  return dayOf(hours, date).spans;
}

export function nextOpening(hours: OpeningHours, after: WallTime): WallTime | undefined {
  for (let days = 0; days <= maxDaysSearched; days += 1) {
    const date = addDays(after.date, days);
    const span = dayOf(hours, date).spans.find(({ opens }) => days > 0 || opens > after.time);
    if (span) return { date, time: span.opens };
  }
  return undefined;
}

/** Returns when the current span ends; adjacent spans, also across midnight, count as one. */
function closingAt(hours: OpeningHours, now: WallTime): WallTime | undefined {
  let openUntil = now.time;
  for (let days = 0; days <= maxDaysSearched; days += 1) {
    const date = addDays(now.date, days);
    for (const { opens, closes } of dayOf(hours, date).spans) {
      if (opens <= openUntil && openUntil < closes) openUntil = closes;
    }
    // No span of this day begins at midnight, so the clinic closed at the end of the day before.
    if (openUntil === '00:00') return { date: addDays(date, -1), time: '24:00' };
    if (openUntil !== '24:00') return { date, time: openUntil };
    // A span of the next day that begins at midnight continues the current span.
    openUntil = '00:00';
  }
  return undefined;
}

export function openingStateAt<E extends HoursException>(
  hours: OpeningHours<E>,
  now: WallTime,
): OpeningState<E> {
  const { kind, spans, exception } = dayOf(hours, now.date);
  if (spanAt(spans, now.time)) {
    return { kind: 'open', now, closes: closingAt(hours, now) };
  }
  return { kind: 'closed', now, opens: nextOpening(hours, now), day: kind, exception };
}

/** Minutes before closing that the clinic needs to answer on the same day. */
const minReplyMinutes = 120;

/** Returns today if enough of the current span is left, otherwise the day of the next opening, which may be today. */
export function replyDay(hours: OpeningHours, now: WallTime): string | undefined {
  const span = spanAt(spansOn(hours, now.date), now.time);
  const minutesLeft = span ? minutesOf(span.closes) - minutesOf(now.time) : 0;
  return minutesLeft >= minReplyMinutes ? now.date : nextOpening(hours, now)?.date;
}
