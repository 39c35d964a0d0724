import { clinicClock, wallTimeAt } from './clock.ts';
import { dateInWords, datePartsOf, type CalendarNames } from './date-in-words.ts';
import type { Language } from './languages.ts';
import { timeInWords } from './schedule.ts';

/** Returns the values of `{day}`, its parts and `{time}` in the clinic's time zone. */
export function momentInWords(
  instant: number,
  names: CalendarNames,
  language: Language,
  clock = clinicClock,
) {
  const { date, time } = wallTimeAt(instant, clock);
  const { weekday, day: dayOfMonth, month } = datePartsOf(date, names);
  return { day: dateInWords(date, names), time: timeInWords(time, language), weekday, dayOfMonth, month };
}
