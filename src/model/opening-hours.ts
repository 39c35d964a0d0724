import * as v from 'valibot';
import { dayKinds, weekdays } from '../../shared/opening-hours.ts';
import { contentType, onlyEntry, withCheck } from './define/content-type.ts';
import { checked, optional } from './define/field.ts';
import { sharedDay, spans, wrongDays } from './define/hours.ts';
import { linkedList } from './define/links.ts';
import { line, lineWith } from './define/texts.ts';
import { choice, choices, day } from './define/values.ts';

export const openingRow = withCheck(
  contentType('openingHours', 'kind', 'Program: un rând', 'Zilele săptămânii care au același program. Toate rândurile împreună cuprind fiecare zi o singură dată.', {
    days: choices(weekdays, 'Zilele', 'Zilele de pe acest rând. monday = luni, tuesday = marți, wednesday = miercuri, thursday = joi, friday = vineri, saturday = sâmbătă, sunday = duminică.'),
    kind: choice(dayKinds, 'Felul zilei', 'open = deschis la orele de mai jos, byAppointment = doar cu programare, closed = închis.'),
    spans: spans('Orele', 'Orele de deschidere, câte un interval pe rând, cu patru cifre. Ex.: 08:00-20:00, sau 08:00-12:00 și 13:00-20:00. Sfârșitul zilei se scrie 24:00. Gol dacă ziua este doar cu programare sau închisă.'),
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

export const hoursTexts = onlyEntry('hoursTexts', 'openNow', 'Texte: program', 'Cuvintele din jurul programului și ale anunțului „Deschis acum”. Zilele săptămânii și orele le scrie site-ul.', {
  byAppointment: line(60, 'Doar cu programare', 'În program, în dreptul zilelor fără ore fixe. Cu literă mică. Ex.: doar cu programare'),
  closed: line(30, 'Închis', 'În program, în dreptul zilelor libere. Cu literă mică. Ex.: închis'),
  openNow: line(20, 'Deschis acum', 'Cât timp este deschis, în antet și când nu se știe ora închiderii. Ex.: Deschis acum'),
  openUntil: lineWith(['time'], 60, 'Deschis acum, cu ora', 'Cât timp este deschis. {time} este ora închiderii. Ex.: Deschis acum, până la {time}'),
  closedNow: line(20, 'Închis acum', 'Cât timp este închis. Fără punct la sfârșit. Ex.: Închis acum'),
  closedToday: lineWith(['name'], 60, 'Închis într-o zi de excepție', 'Într-o zi de excepție fără ore. {name} este numele ei. Fără punct la sfârșit. Ex.: Închis astăzi: {name}'),
  appointmentToday: line(60, 'Astăzi doar cu programare', 'Într-o zi fără ore fixe. Fără punct la sfârșit. Ex.: Astăzi doar cu programare'),
  opensAt: lineWith(['day', 'time'], 60, 'Când deschideți', 'După „Închis acum”. {day} este ziua, {time} este ora. Ex.: Deschidem {day} la {time}'),
  today: line(20, 'Astăzi', 'Stă în locul lui {day}. Ex.: astăzi'),
  tomorrow: line(20, 'Mâine', 'Stă în locul lui {day}. Ex.: mâine'),
  onDay: lineWith(['day'], 30, 'Altă zi', 'Stă în locul lui {day} pentru orice altă zi; aici {day} este numele zilei. În engleză se cere „on”. Ex.: {day}'),
});
