import type { Language } from '../../language/languages.ts';
import {
  addDays,
  minutesOf,
  parseSpan,
  weekdayIndex,
  weekdays,
  type Weekday,
} from '../../../shared/opening-hours.ts';

/** What a language calls days and months, Monday and January first. */
export type CalendarNames = { weekdays: readonly string[]; months: readonly string[] };

type Forms = {
  time: (time: string) => string;
  hours: (from: string, to: string) => string;
  allDay: string;
  days: (from: string, to: string) => string;
  dates: (from: string, to: string) => string;
  and: string;
  date: (weekday: string, day: string) => string;
};

/** `8am`, `12:30pm`, `12 noon`, `midnight` */
function twelveHours(time: string): string {
  const minutes = minutesOf(time);
  if (minutes % 1440 === 0) return 'midnight';
  if (minutes === 720) return '12 noon';
  const past = minutes % 60 === 0 ? '' : `:${time.slice(3)}`;
  return `${Math.floor(minutes / 60) % 12 || 12}${past}${minutes < 720 ? 'am' : 'pm'}`;
}

const forms: Record<Language, Forms> = {
  ro: {
    time: (time) => time,
    hours: (from, to) => `${from} – ${to}`,
    allDay: 'toată ziua',
    days: (from, to) => `${from} – ${to}`,
    dates: (from, to) => (/\D/.test(from) ? `${from} – ${to}` : `${from}–${to}`),
    and: 'și',
    date: (weekday, day) => `${weekday}, ${day}`,
  },
  en: {
    time: twelveHours,
    hours: (from, to) => `${from} to ${to}`,
    allDay: 'all day',
    days: (from, to) => `${from} to ${to}`,
    dates: (from, to) => `${from} to ${to}`,
    and: 'and',
    date: (weekday, day) => `${weekday} ${day}`,
  },
};

export function calendarNames(language: Language): CalendarNames {
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  const month = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
  return {
    // 5 January 2026 is a Monday.
    weekdays: weekdays.map((_, index) => weekday.format(Date.UTC(2026, 0, 5 + index))),
    months: Array.from({ length: 12 }, (_, index) => month.format(Date.UTC(2026, index, 1))),
  };
}

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `20:00`, `8pm` */
export function timeInWords(time: string, language: Language): string {
  return forms[language].time(time);
}

/** `08:00 – 12:00, 13:00 – 20:00`, `8am to 8pm` */
export function spansInWords(spans: readonly string[], language: Language): string {
  const { time, hours, allDay } = forms[language];
  const inWords = spans.map((span) => {
    const { opens, closes } = parseSpan(span);
    return span === '00:00-24:00' ? allDay : hours(time(opens), time(closes));
  });
  return inWords.join(', ');
}

function joined(parts: readonly string[], language: Language): string {
  const last = parts.slice(-1);
  const first = parts.slice(0, -1).join(', ');
  return [first, ...last].filter(Boolean).join(` ${forms[language].and} `);
}

/** Days that follow on one another, together. */
function runsOf(days: readonly Weekday[]): number[][] {
  const runs: number[][] = [];
  for (const [index, day] of weekdays.entries()) {
    if (!days.includes(day)) continue;
    const run = runs.at(-1);
    if (run?.at(-1) === index - 1) run.push(index);
    else runs.push([index]);
  }
  return runs;
}

/** `Luni – vineri`, `Saturday and Sunday` */
export function daysInWords(days: readonly Weekday[], names: CalendarNames, language: Language): string {
  const nameOf = (index: number | undefined) => names.weekdays[index ?? 0] ?? '';
  const parts = runsOf(days).flatMap((run) =>
    run.length > 2 ? [forms[language].days(nameOf(run[0]), nameOf(run.at(-1)))] : run.map(nameOf),
  );
  return capitalised(joined(parts, language));
}

function dayAndMonth(date: string, { months }: CalendarNames): { day: string; month: string } {
  const [, month, day] = date.split('-').map(Number);
  return { day: String(day), month: months[(month ?? 1) - 1] ?? '' };
}

/** `luni, 30 noiembrie`, `Monday 30 November` */
export function dateInWords(date: string, names: CalendarNames, language: Language): string {
  const { day, month } = dayAndMonth(date, names);
  return forms[language].date(names.weekdays[weekdayIndex(date)] ?? '', `${day} ${month}`);
}

/** `25 și 26 decembrie`, `24–27 decembrie`, `24 December to 2 January` */
export function datesInWords(from: string, to: string, names: CalendarNames, language: Language): string {
  const first = dayAndMonth(from, names);
  const last = dayAndMonth(to, names);
  const end = `${last.day} ${last.month}`;
  if (from === to) return end;
  const start = first.month === last.month ? first.day : `${first.day} ${first.month}`;
  return addDays(from, 1) === to ? joined([start, end], language) : forms[language].dates(start, end);
}
