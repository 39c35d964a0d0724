import { expect, test } from 'vitest';
import { isWithin, openingStateAt, weekdays, type OpeningRow } from '../../../shared/schedule.ts';
import type { Language } from '../../../shared/languages.ts';
import { changedSpace, embeddedSpace } from '../../testing/changed-space.ts';
import type { ProblemCode } from '../../model/define/problems.ts';
import { linkTo } from '../source/space.ts';
import { toSiteContent } from '../check/to-site-content.ts';
import { loadSiteContent } from '../load-site-content.ts';
import { linesOn, visibleHours, type VisibleHours } from './visible-hours.ts';
import { formatShortState, formatState, announcedExceptions } from './format-state.ts';

const hoursIn = (language: Language) => visibleHours(loadSiteContent(language, embeddedSpace), language);

function linesOf(rows: OpeningRow[], language: Language): string[] {
  const { contactDetails, ...content } = loadSiteContent(language, embeddedSpace);
  const openingHours = rows.map((row) => ({ ...row, days: [...row.days], spans: [...(row.spans ?? [])] }));
  const { lines } = visibleHours(
    { ...content, contactDetails: { ...contactDetails, openingHours } },
    language,
  );
  return lines.map(({ days, hours }) => `${days}, ${hours}`);
}

test('breaks, half hours, noon, midnight and separate days are worded as in each language', () => {
  const rows: OpeningRow[] = [
    { days: ['monday', 'wednesday', 'friday'], kind: 'open', spans: ['08:30-12:00', '13:00-24:00'] },
    { days: ['saturday', 'tuesday', 'thursday', 'sunday'], kind: 'closed' },
  ];
  expect(linesOf(rows, 'ro')).toEqual([
    'Luni, miercuri și vineri, 08:30 – 12:00, 13:00 – 24:00',
    'Marți, joi, sâmbătă și duminică, închis',
  ]);
  expect(linesOf(rows, 'en')).toEqual([
    'Monday, Wednesday and Friday, 8:30am to 12 noon, 1pm to midnight',
    'Tuesday, Thursday, Saturday and Sunday, closed',
  ]);
  const always: OpeningRow[] = [{ days: weekdays, kind: 'open', spans: ['00:00-24:00'] }];
  expect(linesOf(always, 'ro')).toEqual(['Luni – duminică, toată ziua']);
  expect(linesOf(always, 'en')).toEqual(['Monday to Sunday, all day']);
});

test.each([
  ['2026-11-26T10:00', 'Deschis acum, până la 20:00', 'Open now, until 8pm', 'open until 8pm'],
  [
    '2026-11-26T06:30',
    'Închis acum. Deschidem astăzi la 08:00.',
    'Closed now. We open today at 8am.',
    'closed until 8am',
  ],
  [
    '2026-11-25T21:00',
    'Închis acum. Deschidem mâine la 08:00.',
    'Closed now. We open tomorrow at 8am.',
    'closed until 8am',
  ],
  [
    '2026-11-27T21:00',
    'Închis acum. Deschidem miercuri la 08:00.',
    'Closed now. We open on Wednesday at 8am.',
    'closed until Wednesday',
  ],
  [
    '2026-11-21T11:00',
    'Astăzi doar cu programare. Deschidem luni la 08:00.',
    'By appointment only today. We open on Monday at 8am.',
    'by appointment only',
  ],
  [
    '2026-12-25T11:00',
    'Închis astăzi: Crăciunul. Deschidem luni la 08:00.',
    'Closed today: Christmas. We open on Monday at 8am.',
    'closed until Monday',
  ],
  [
    '2026-12-24T15:00',
    'Închis acum. Deschidem luni la 08:00.',
    'Closed now. We open on Monday at 8am.',
    'closed until Monday',
  ],
])('at %s the clinic says „%s”, in English ‘%s’, in short ‘%s’', (at, ro, en, short) => {
  const [date = '', time = ''] = at.split('T');
  for (const [language, expected] of [
    ['ro', ro],
    ['en', en],
  ] as const) {
    const hours = hoursIn(language);
    const state = openingStateAt(hours, { date, time });
    expect(formatState(state, hours, language)).toBe(expected);
    if (language === 'en') expect(formatShortState(state, hours, language)).toBe(short);
  }
});

test.each([
  ['2026-11-26', 'mâine', 'tomorrow'],
  ['2026-11-27', 'luni', 'Monday'],
])('on %s, a day off, the clinic is closed “până %s” and ‘until %s’', (date, ro, en) => {
  for (const [language, expected] of [
    ['ro', `închis până ${ro}`],
    ['en', `closed until ${en}`],
  ] as const) {
    const hours = { ...hoursIn(language), exceptions: [{ from: date, name: 'Concediu' }] };
    const at = (time: string) => formatShortState(openingStateAt(hours, { date, time }), hours, language);
    expect(['06:00', '10:00', '21:30'].map(at)).toEqual([expected, expected, expected]);
  }
});

test('an opening more than six days away has its date', () => {
  const closed = { from: '2026-11-23', to: '2026-11-29', name: 'Concediu' };
  const hours = { ...hoursIn('ro'), exceptions: [closed] };
  const state = openingStateAt(hours, { date: '2026-11-23', time: '10:00' });
  expect(formatState(state, hours, 'ro')).toBe(
    'Închis astăzi: Concediu. Deschidem luni, 30 noiembrie la 08:00.',
  );
});

const listed = (hours: VisibleHours, today: string, language: Language) =>
  announcedExceptions(hours, language)
    .filter((dates) => isWithin(today, dates))
    .map(({ text, name }) => `${text} (${name})`);

test('the exceptions of the next 30 days are listed, those of today included', () => {
  expect(listed(hoursIn('ro'), '2026-12-01', 'ro')).toEqual([
    '1 decembrie: închis (Ziua Națională)',
    '24 decembrie: 08:00 – 14:00 (Ajunul Crăciunului)',
    '25 și 26 decembrie: închis (Crăciunul)',
  ]);
  expect(listed(hoursIn('en'), '2026-12-26', 'en')).toEqual([
    '25 and 26 December: closed (Christmas)',
    '1 and 2 January: closed (New Year)',
    '6 and 7 January: closed (Epiphany and St John’s Day)',
    '24 January: closed (Union Day)',
  ]);
  expect(listed(hoursIn('en'), '2027-09-01', 'en')).toEqual([]);
});

test('a season is announced, and its week is displayed while it lasts', () => {
  const days = weekdays.slice(0, 5);
  const season = { name: 'Vara', from: '2027-07-01', to: '2027-08-31', days, spans: ['08:00-14:00'] };
  const hours = { ...hoursIn('ro'), exceptions: [season] };
  const inWords = '1 iulie – 31 august, luni – vineri: 08:00 – 14:00 (Vara)';
  expect(listed(hours, '2027-06-15', 'ro')).toEqual([inWords]);
  const linesAt = (date?: string) => linesOn(date, hours, 'ro').map((line) => `${line.days}, ${line.hours}`);
  expect(linesAt()).toEqual(hours.lines.map((line) => `${line.days}, ${line.hours}`));
  expect(linesAt('2027-07-02')).toEqual([
    'Luni – vineri, 08:00 – 14:00',
    'Sâmbătă și duminică, doar cu programare',
  ]);
});

const [weekdayRow, weekend] = ['opening-hours-weekdays', 'opening-hours-weekend'];
const christmas = 'hours-exception-2026-12-25';

test.each<[what: string, entry: string, field: string, value: unknown, code: ProblemCode]>([
  ['a day in no row', weekend, 'days', ['sunday'], 'daysMissing'],
  ['a day in two rows', weekend, 'days', ['friday', 'saturday', 'sunday'], 'daysRepeated'],
  ['a row that is not linked', 'contactDetails', 'openingHours', [linkTo('Entry', weekend)], 'daysMissing'],
  ['overlapping hours', weekdayRow, 'spans', ['08:00-13:00', '12:00-20:00'], 'hoursOverlap'],
  ['hours that end before they begin', weekdayRow, 'spans', ['20:00-08:00'], 'hoursEnd'],
  ['hours in another form', weekdayRow, 'spans', ['8-20'], 'hoursForm'],
  ['an open day without hours', weekdayRow, 'spans', [], 'hoursOfKind'],
  ['hours on a day by appointment', weekend, 'spans', ['09:00-12:00'], 'hoursOfKind'],
  ['a last day before the first', christmas, 'to', '2026-12-20', 'lastDay'],
  ['a day that does not exist', christmas, 'to', '2026-12-32', 'dayForm'],
  ['a day with a time', christmas, 'from', '2026-12-25T00:00+02:00', 'dayForm'],
  ['two exceptions on a day', christmas, 'from', '2026-12-24', 'dayTwice'],
  ['words without their placeholder', 'general', 'hoursOpenUntil', 'Deschis', 'keepPlaceholders'],
])('%s is one finding', (_, entry, field, value, code) => {
  const result = toSiteContent(
    changedSpace((space) => space.set(entry, field, 'ro', value)),
    'ro',
  );
  expect(result.ok ? [] : result.findings.map((finding) => finding.code)).toEqual([code]);
});
