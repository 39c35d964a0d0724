import * as v from 'valibot';
import { addDays, dayKinds, parseSpan, weekdays } from '../../../shared/opening-hours.ts';
import { date, list, text, textWith } from './fields.ts';

const spanPattern = /^([01]\d|2[0-3]):[0-5]\d-(([01]\d|2[0-3]):[0-5]\d|24:00)$/;

function endsAfterItBegins(span: string): boolean {
  const { opens, closes } = parseSpan(span);
  return opens < closes;
}

function areApart(spans: string[]): boolean {
  const inOrder = spans.map(parseSpan).sort((a, b) => (a.opens < b.opens ? -1 : 1));
  return inOrder.every(({ closes }, index) => closes <= (inOrder[index + 1]?.opens ?? closes));
}

const span = v.pipe(
  text,
  v.regex(spanPattern, 'Write hours as 08:00-20:00, without blanks.'),
  v.check(endsAfterItBegins, 'Write hours whose end comes after their beginning; a day ends at 24:00.'),
);
const spans = v.optional(
  v.pipe(
    v.array(span),
    v.check(areApart, 'These hours overlap; let each begin once the one before has ended.'),
  ),
);

export const openingRow = v.pipe(
  v.object({
    days: list(v.picklist(weekdays, 'Choose days of the list.')),
    kind: v.picklist(dayKinds, 'Choose one of the list.'),
    spans,
  }),
  v.forward(
    v.check(
      (row) => (row.kind === 'open') === (row.spans ?? []).length > 0,
      'Write hours on days that are "open", and none on others.',
    ),
    ['spans'],
  ),
);

export const hoursException = v.pipe(
  v.object({ name: text, from: date, to: v.optional(date), spans }),
  v.forward(
    v.check(
      ({ from, to }) => to === undefined || from < to,
      'Write a last day that comes after the first, or leave it empty.',
    ),
    ['to'],
  ),
);

type Row = v.InferOutput<typeof openingRow>;
type Exception = v.InferOutput<typeof hoursException>;

/** Days of the week that are not in one row: in none, or in several. */
function wrongDays(rows: readonly Row[]): string[] {
  const days = rows.flatMap((row) => row.days);
  return weekdays.flatMap((weekday) => {
    const count = days.filter((day) => day === weekday).length;
    if (count === 1) return [];
    return [count === 0 ? `${weekday} is in no row` : `${weekday} is in more than one row`];
  });
}

/** The first day that two exceptions share. */
function sharedDay(exceptions: readonly Exception[]): string | undefined {
  const seen = new Set<string>();
  for (const { from, to = from } of exceptions) {
    for (let day = from; day <= to; day = addDays(day, 1)) {
      if (seen.has(day)) return day;
      seen.add(day);
    }
  }
  return undefined;
}

export const openingWeek = v.pipe(
  list(openingRow),
  v.check(
    (rows) => wrongDays(rows).length === 0,
    ({ input }) => `Put each day of the week into one row: ${wrongDays(input).join(', ')}.`,
  ),
);

export const hoursExceptions = v.optional(
  v.pipe(
    v.array(hoursException),
    v.check(
      (exceptions) => sharedDay(exceptions) === undefined,
      ({ input }) => `Two exceptions hold on ${sharedDay(input) ?? ''}; let each day have one.`,
    ),
  ),
);

/** The words around days and hours; the names of days and the form of times come from the language. */
export const hoursTexts = v.object({
  byAppointment: text,
  closed: text,
  openNow: text,
  openUntil: textWith('time'),
  closedNow: text,
  closedToday: textWith('name'),
  appointmentToday: text,
  opensAt: textWith('day', 'time'),
  today: text,
  tomorrow: text,
  onDay: textWith('day'),
});
