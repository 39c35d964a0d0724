import { formatDateParts, type CalendarNames } from '../../../shared/format-date.ts';
import { tagOf, type Language } from '../../../shared/languages.ts';
import { addDays, parseSpan, formatTime, weekdays, type Weekday } from '../../../shared/schedule.ts';
import { interpolate } from '../../../shared/interpolate.ts';

type HoursFormat = {
  range: (from: string, to: string) => string;
  allDay?: string;
};

/** Two numbers, as in `24–27`, have no spaces around the dash. */
const dash = (from: string, to: string) => (/\D/.test(from) ? `${from} – ${to}` : `${from}–${to}`);

/** `Intl` has neither `8am to 8pm` nor `all day`. */
const languageFormats: Record<Language, Partial<HoursFormat>> = {
  ro: { allDay: 'toată ziua' },
  en: { range: (from, to) => `${from} to ${to}`, allDay: 'all day' },
};

const formatFor = (language: Language): HoursFormat => ({ range: dash, ...languageFormats[language] });

export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Returns `08:00 – 12:00, 13:00 – 20:00` or `8am to 8pm`. */
export function formatSpans(spans: readonly string[], language: Language): string {
  const { range, allDay } = formatFor(language);
  const time = (each: string) => formatTime(each, language);
  const formattedSpans = spans.map((span) => {
    if (span === '00:00-24:00' && allDay) return allDay;
    const { opens, closes } = parseSpan(span);
    return range(time(opens), time(closes));
  });
  return formattedSpans.join(', ');
}

function formatList(parts: readonly string[], language: Language): string {
  return new Intl.ListFormat(tagOf(language), { type: 'conjunction' }).format(parts);
}

function consecutiveDays(days: readonly Weekday[]): number[][] {
  const runs: number[][] = [];
  for (const [index, day] of weekdays.entries()) {
    if (!days.includes(day)) continue;
    const run = runs.at(-1);
    if (run?.at(-1) === index - 1) run.push(index);
    else runs.push([index]);
  }
  return runs;
}

/** Returns `luni – vineri` or `Saturday and Sunday`. */
export function formatDays(days: readonly Weekday[], names: CalendarNames, language: Language): string {
  const nameOf = (index: number | undefined) => names.weekdays[index ?? 0] ?? '';
  const parts = consecutiveDays(days).flatMap((run) =>
    run.length > 2 ? [formatFor(language).range(nameOf(run[0]), nameOf(run.at(-1)))] : run.map(nameOf),
  );
  return formatList(parts, language);
}

/** Returns `25 și 26 decembrie`, `24–27 decembrie` or `24 December to 2 January`. */
export function formatDates(from: string, to: string, names: CalendarNames, language: Language): string {
  const first = formatDateParts(from, names);
  const last = formatDateParts(to, names);
  const end = interpolate(names.day, last);
  if (from === to) return end;
  // Only a language that writes the day before the month can omit the first month.
  const sharesMonth = first.month === last.month && names.day.startsWith('{day} ');
  const start = sharesMonth ? first.day : interpolate(names.day, first);
  return addDays(from, 1) === to ? formatList([start, end], language) : formatFor(language).range(start, end);
}
