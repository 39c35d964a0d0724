import * as v from 'valibot';
import { addDays, parseSpan, weekdays } from '../../../shared/schedule.ts';
import { text } from './texts.ts';
import type { Field } from './model-field.ts';

const spanPattern = /^([01]\d|2[0-3]):[0-5]\d-(([01]\d|2[0-3]):[0-5]\d|24:00)$/;

function endsAfterItBegins(span: string): boolean {
  const { opens, closes } = parseSpan(span);
  return opens < closes;
}

function areApart(hours: string[]): boolean {
  const inOrder = hours.map(parseSpan).sort((a, b) => (a.opens < b.opens ? -1 : 1));
  return inOrder.every(({ closes }, index) => closes <= (inOrder[index + 1]?.opens ?? closes));
}

const span = v.pipe(
  text,
  v.regex(spanPattern, 'Write hours as 08:00-20:00, without blanks.'),
  v.check(endsAfterItBegins, 'Write hours whose end comes after their beginning; a day ends at 24:00.'),
);

const spansSchema = v.optional(
  v.pipe(
    v.array(span),
    v.check(areApart, 'These hours overlap; let each begin once the one before has ended.'),
  ),
);

/** The hours of a day, `08:00-12:00`; none when the clinic is closed. */
export function spans(name: string, help: string): Field<typeof spansSchema> {
  const regexp = { pattern: spanPattern.source, flags: null };
  const validation = { regexp, message: 'Scrieți orele fără spații, de exemplu 08:00-20:00.' };
  const storage = { type: 'Array' as const, items: { type: 'Symbol' as const, validations: [validation] } };
  const shared = { isLocalized: false, isRequired: false, widget: 'listInput', isCompared: true };
  return { schema: spansSchema, storage, name, help, ...shared };
}

type Row = { days: string[] };
type Exception = { from: string; to?: string | undefined };

/** Days of the week that are not in one row: in none, or in several. */
export function wrongDays(rows: readonly Row[]): string[] {
  const days = rows.flatMap((row) => row.days);
  return weekdays.flatMap((weekday) => {
    const count = days.filter((day) => day === weekday).length;
    if (count === 1) return [];
    return [count === 0 ? `${weekday} is in no row` : `${weekday} is in more than one row`];
  });
}

/** The first day that two exceptions share. */
export function sharedDay(exceptions: readonly Exception[]): string | undefined {
  const seen = new Set<string>();
  for (const { from, to = from } of exceptions) {
    for (let day = from; day <= to; day = addDays(day, 1)) {
      if (seen.has(day)) return day;
      seen.add(day);
    }
  }
  return undefined;
}
