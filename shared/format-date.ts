import { interpolate } from './interpolate.ts';
import { weekdayIndex, weekdays } from './schedule.ts';

/** `day` and `date` are patterns such as `{day} {month}` and `{weekday}, {day} {month}`. */
export type CalendarNames = {
  weekdays: readonly string[];
  months: readonly string[];
  day: string;
  date: string;
};

export function calendarNames(languageTag: string): CalendarNames {
  const dayOptions = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  const dayFormat = new Intl.DateTimeFormat(languageTag, dayOptions);
  const dateFormat = new Intl.DateTimeFormat(languageTag, { weekday: 'long', ...dayOptions });
  const part = (type: string, time: number) =>
    dateFormat.formatToParts(time).find((each) => each.type === type)?.value ?? '';
  const patternOf = (format: Intl.DateTimeFormat) =>
    format
      .formatToParts(0)
      .map(({ type, value }) => (type === 'literal' ? value : `{${type}}`))
      .join('');
  return {
    // 5 January 2026 is a Monday.
    weekdays: weekdays.map((_, index) => part('weekday', Date.UTC(2026, 0, 5 + index))),
    months: Array.from({ length: 12 }, (_, index) => part('month', Date.UTC(2026, index, 1))),
    day: patternOf(dayFormat),
    date: patternOf(dateFormat),
  };
}

export function formatDateParts(date: string, { weekdays: names, months }: CalendarNames) {
  const [, month, day] = date.split('-').map(Number);
  return {
    weekday: names[weekdayIndex(date)] ?? '',
    day: String(day),
    month: months[(month ?? 1) - 1] ?? '',
  };
}

/** Returns `luni, 30 noiembrie` or `Monday 30 November`. */
export function formatDate(date: string, names: CalendarNames): string {
  return interpolate(names.date, formatDateParts(date, names));
}
