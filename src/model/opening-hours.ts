import * as v from 'valibot';
import { addDays, parseSpan, weekdayOf, weekdays, type DayKind, type Weekday } from '../../shared/schedule.ts';
import { contentType, withCheck } from './define/content-type.ts';
import { linkedList } from './define/links.ts';
import { optional } from './define/model-field.ts';
import { problem, issueMessage } from './define/problems.ts';
import { line, patternValidation, textSchema, type Words } from './define/texts.ts';
import { choice, choices, day, sharedField } from './define/values.ts';

const dayNames: Record<Weekday, string> = { monday: 'luni', tuesday: 'marți', wednesday: 'miercuri', thursday: 'joi', friday: 'vineri', saturday: 'sâmbătă', sunday: 'duminică' };

const kindNames: Record<DayKind, string> = { open: 'deschis', byAppointment: 'doar cu programare', closed: 'închis' };

const spanPattern = /^([01]\d|2[0-3]):[0-5]\d-(([01]\d|2[0-3]):[0-5]\d|24:00)$/;

const spanSchema = v.pipe(textSchema, v.regex(spanPattern, issueMessage('hoursForm')), v.check(closesAfterOpening, issueMessage('hoursEnd')));

const spansSchema = v.pipe(v.array(spanSchema), v.check(areDisjoint, issueMessage('hoursOverlap')));

/** Defines a field with spans such as `08:00-12:00`, empty on a day that is closed or by appointment. */
function spans(...words: Words) {
  const items = { type: 'Symbol' as const, validations: [patternValidation(spanPattern.source, problem('hoursForm'))] };
  const field = sharedField(spansSchema, { type: 'Array', widget: 'listInput', items }, words);
  return { ...optional(field), isCompared: true };
}

export const openingRow = withCheck(
  contentType('openingHours', 'kind', 'Program: un rând', 'Zilele săptămânii care au același program. Toate rândurile împreună cuprind fiecare zi o singură dată.', {
    days: choices(dayNames, 'Zilele', 'Zilele de pe acest rând.'),
    kind: choice(kindNames, 'Felul zilei', 'La „deschis” scrieți orele mai jos.'),
    spans: spans('Orele', 'Câte un interval pe rând: 08:00-12:00, apoi 13:00-20:00; ziua se termină la 24:00. Gol: închis sau cu programare. O zi liberă este o „Zi de excepție”.'),
  }),
  'spans',
  ({ kind, spans: hours = [] }) => (kind === 'open' ? hours.length > 0 : hours.length === 0),
  'hoursOfKind',
);

export const hoursException = withCheck(
  contentType('hoursException', 'name', 'Program: zile de excepție', 'Sărbători, concedii, programul de vară: zile cu alt program decât cel al săptămânii. Site-ul le anunță singur cu 30 de zile înainte.', {
    name: line(60, 'Numele', 'De ce este alt program, așa cum îl citește un părinte. Ex.: Crăciunul'),
    from: day('Prima zi', 'Prima zi cu alt program.'),
    to: optional(day('Ultima zi', 'Ultima zi cu alt program. Gol: este vorba de o singură zi.')),
    days: optional(choices(dayNames, 'Numai în zilele', 'Pentru un sezon: zilele cu orele de mai jos; celelalte rămân ca de obicei. Alte ore în alte zile: încă o excepție. Nicio zi bifată: toate.')),
    spans: spans('Orele', 'Orele de deschidere, câte un interval pe rând, cu patru cifre. Ex.: 08:00-20:00, sau 08:00-12:00 și 13:00-20:00. Sfârșitul zilei se scrie 24:00. Gol: închis.'),
  }),
  'to',
  // Without a last day the exception is a single day, which needs no weekdays.
  ({ from, to, days }) => (to === undefined ? days === undefined : from < to),
  'lastDay',
);

export function openingWeek(...words: Words) {
  const rows = linkedList(openingRow, { min: 1 }, ...words);
  const schema = v.pipe(
    rows.schema,
    v.check(
      (week) => missingDayNames(week) === '',
      ({ input }) => issueMessage('daysMissing', { days: missingDayNames(input) }),
    ),
    v.check(
      (week) => repeatedDayNames(week) === '',
      ({ input }) => issueMessage('daysRepeated', { days: repeatedDayNames(input) }),
    ),
  );
  return { ...rows, schema };
}

export function hoursExceptions(...words: Words) {
  const exceptions = linkedList(hoursException, {}, ...words);
  const schema = v.pipe(
    exceptions.schema,
    v.check(
      (list) => sharedDay(list) === undefined,
      ({ input }) => issueMessage('dayTwice', sharedDay(input) ?? { day: '', name: '', other: '' }),
    ),
  );
  return { ...exceptions, schema };
}

function closesAfterOpening(span: string): boolean {
  const { opens, closes } = parseSpan(span);
  return opens < closes;
}

function areDisjoint(hours: string[]): boolean {
  const inOrder = hours.map(parseSpan).sort((a, b) => (a.opens < b.opens ? -1 : 1));
  return inOrder.every(({ closes }, index) => closes <= (inOrder[index + 1]?.opens ?? closes));
}

type Row = { days: Weekday[] };
type Exception = { name: string; from: string; to?: string | undefined; days?: Weekday[] | undefined };

const daysOf = (rows: readonly Row[]) => rows.flatMap((row) => row.days);
const joinNames = (days: Weekday[]) => days.map((weekday) => dayNames[weekday]).join(', ');

function missingDayNames(rows: readonly Row[]): string {
  const days = daysOf(rows);
  return joinNames(weekdays.filter((weekday) => !days.includes(weekday)));
}

function repeatedDayNames(rows: readonly Row[]): string {
  const days = daysOf(rows);
  return joinNames(weekdays.filter((weekday) => days.indexOf(weekday) !== days.lastIndexOf(weekday)));
}

/**
 * Returns the first day that two seasons or two days off share. A season is an exception for certain weekdays; a day off
 * may lie within a season.
 */
function sharedDay(exceptions: readonly Exception[]): { day: string; name: string; other: string } | undefined {
  const names = new Map<string, string>();
  for (const { from, to = from, days, name } of exceptions) {
    for (let date = from; date <= to; date = addDays(date, 1)) {
      if (days && !days.includes(weekdayOf(date))) continue;
      const key = `${date} ${days ? 'season' : 'dayOff'}`;
      const earlier = names.get(key);
      if (earlier !== undefined) return { day: date, name: earlier, other: name };
      names.set(key, name);
    }
  }
  return undefined;
}
