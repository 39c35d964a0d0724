import * as v from 'valibot';
import { dayKinds, weekdays } from '../../shared/opening-hours.ts';
import { contentType, withCheck } from './define/content-type.ts';
import { checked, optional } from './define/field.ts';
import { sharedDay, spans, wrongDays } from './define/hours.ts';
import { linkedList } from './define/links.ts';
import { line } from './define/texts.ts';
import { choice, choices, day } from './define/values.ts';

export const openingRow = withCheck(
  contentType('openingHours', 'kind', 'Program: un rând', 'Zilele săptămânii care au același program. Toate rândurile împreună cuprind fiecare zi o singură dată.', {
    days: choices(weekdays, 'Zilele', 'Zilele de pe acest rând. monday = luni, tuesday = marți, wednesday = miercuri, thursday = joi, friday = vineri, saturday = sâmbătă, sunday = duminică.'),
    kind: choice(dayKinds, 'Felul zilei', 'La „deschis” scrieți orele mai jos. open = deschis, byAppointment = doar cu programare, closed = închis.'),
    spans: spans('Orele', 'Orele de deschidere, câte un interval pe rând, cu patru cifre. Ex.: 08:00-20:00, sau 08:00-12:00 și 13:00-20:00. Sfârșitul zilei se scrie 24:00. Gol dacă ziua este doar cu programare sau închisă. O zi liberă se scrie la „Zile de excepție”, în „Datele clinicii”.'),
  }),
  'spans',
  ({ kind, spans: hours = [] }) => (kind === 'open') === hours.length > 0,
  'Write hours on days that are "open", and none on others.',
);

export const hoursException = withCheck(
  contentType('hoursException', 'name', 'Program: zile de excepție', 'Sărbători, concedii și alte zile cu alt program decât cel al săptămânii. Site-ul le anunță singur cu 30 de zile înainte.', {
    name: line(60, 'Numele', 'De ce este alt program, așa cum îl citește un părinte. Ex.: Crăciunul'),
    from: day('Prima zi', 'Prima zi cu alt program.'),
    to: optional(day('Ultima zi', 'Ultima zi cu alt program. Gol: este vorba de o singură zi.')),
    spans: spans('Orele', 'Orele de deschidere, câte un interval pe rând, cu patru cifre. Ex.: 08:00-20:00, sau 08:00-12:00 și 13:00-20:00. Sfârșitul zilei se scrie 24:00. Gol: închis.'),
  }),
  'to',
  ({ from, to }) => to === undefined || from < to,
  'Write a last day that comes after the first, or leave it empty.',
);

/** The rows of a week, each of its days in one of them. */
export function openingWeek(...words: [name: string, help: string]) {
  const rows = linkedList(openingRow, { min: 1 }, ...words);
  return checked(
    rows,
    v.pipe(
      rows.schema,
      v.check(
        (week) => wrongDays(week).length === 0,
        ({ input }) => `Put each day of the week into one row: ${wrongDays(input).join(', ')}.`,
      ),
    ),
  );
}

export function hoursExceptions(...words: [name: string, help: string]) {
  const exceptions = linkedList(hoursException, {}, ...words);
  return checked(
    exceptions,
    v.pipe(
      exceptions.schema,
      v.check(
        (days) => sharedDay(days) === undefined,
        ({ input }) => `Two exceptions hold on ${sharedDay(input) ?? ''}; let each day have one.`,
      ),
    ),
  );
}
