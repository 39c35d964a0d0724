import { clinicClock, wallTimeAt } from './clock.ts';
import { formatDate, formatDateParts, type CalendarNames } from './format-date.ts';
import type { Language } from './languages.ts';
import { formatTime } from './schedule.ts';

export function momentPlaceholders(
  instant: number,
  names: CalendarNames,
  language: Language,
  clock = clinicClock,
) {
  const { date, time } = wallTimeAt(instant, clock);
  const { weekday, day: dayOfMonth, month } = formatDateParts(date, names);
  return { day: formatDate(date, names), time: formatTime(time, language), weekday, dayOfMonth, month };
}
