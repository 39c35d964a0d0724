import { describe, expect, test } from 'vitest';
import { openAt, weekdays, type OpeningRow } from '../../../shared/schedule.ts';
import type { Language } from '../../../shared/languages.ts';
import { openingHoursSpecifications } from '../../seo/opening-hours-specifications.ts';
import { changedSpace, type SpaceEditor } from '../../testing/changed-space.ts';
import { linkTo } from '../source/space.ts';
import { toSiteContent } from '../check/to-site-content.ts';
import { loadSiteContent } from '../load-site-content.ts';
import { visibleHours } from './visible-hours.ts';
import { stateInShort, stateInWords, upcomingExceptions } from './state-in-words.ts';

const hoursIn = (language: Language) => visibleHours(loadSiteContent(language), language);

function linesOf(rows: OpeningRow[], language: Language): string[] {
  const { contactDetails, ...content } = loadSiteContent(language);
  const openingHours = rows.map((row) => ({ ...row, days: [...row.days], spans: [...(row.spans ?? [])] }));
  const { lines } = visibleHours(
    { ...content, contactDetails: { ...contactDetails, openingHours } },
    language,
  );
  return lines.map(({ days, hours }) => `${days}, ${hours}`);
}

test('the week is worded as in each language', () => {
  const linesIn = (language: Language) =>
    hoursIn(language).lines.map(({ days, hours }) => `${days}, ${hours}`);
  expect(linesIn('ro')).toEqual(['Luni – vineri, 08:00 – 20:00', 'Sâmbătă și duminică, doar cu programare']);
  expect(linesIn('en')).toEqual(['Monday to Friday, 8am to 8pm', 'Saturday and Sunday, by appointment only']);
});

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
    'Închis acum. Deschidem astăzi la 08:00',
    'Closed now. We open today at 8am',
    'closed until 8am',
  ],
  [
    '2026-11-25T21:00',
    'Închis acum. Deschidem mâine la 08:00',
    'Closed now. We open tomorrow at 8am',
    'closed until 8am',
  ],
  [
    '2026-11-27T21:00',
    'Închis acum. Deschidem miercuri la 08:00',
    'Closed now. We open on Wednesday at 8am',
    'closed until Wednesday',
  ],
  [
    '2026-11-21T11:00',
    'Astăzi doar cu programare. Deschidem luni la 08:00',
    'By appointment only today. We open on Monday at 8am',
    'by appointment only',
  ],
  [
    '2026-12-25T11:00',
    'Închis astăzi: Crăciunul. Deschidem luni la 08:00',
    'Closed today: Christmas. We open on Monday at 8am',
    'closed until Monday',
  ],
  [
    '2026-12-24T15:00',
    'Închis acum. Deschidem luni la 08:00',
    'Closed now. We open on Monday at 8am',
    'closed until Monday',
  ],
  ['2026-12-24T13:00', 'Deschis acum, până la 14:00', 'Open now, until 2pm', 'open until 2pm'],
])('at %s the clinic says „%s”, in English ‘%s’, in short ‘%s’', (at, ro, en, short) => {
  const [date = '', time = ''] = at.split('T');
  for (const [language, expected] of [
    ['ro', ro],
    ['en', en],
  ] as const) {
    const hours = hoursIn(language);
    const state = openAt(hours, { date, time });
    expect(stateInWords(state, hours, language)).toBe(expected);
    if (language === 'en') expect(stateInShort(state, hours, language)).toBe(short);
  }
});

test('an opening more than six days away has its date', () => {
  const closed = { from: '2026-11-23', to: '2026-11-29', name: 'Concediu' };
  const hours = { ...hoursIn('ro'), exceptions: [closed] };
  const state = openAt(hours, { date: '2026-11-23', time: '10:00' });
  expect(stateInWords(state, hours, 'ro')).toBe(
    'Închis astăzi: Concediu. Deschidem luni, 30 noiembrie la 08:00',
  );
});

test('the exceptions of the next 30 days are listed, those of today included', () => {
  expect(upcomingExceptions(hoursIn('ro'), '2026-12-01', 'ro')).toEqual([
    '1 decembrie: închis (Ziua Națională)',
    '24 decembrie: 08:00 – 14:00 (Ajunul Crăciunului)',
    '25 și 26 decembrie: închis (Crăciunul)',
  ]);
  expect(upcomingExceptions(hoursIn('en'), '2026-12-26', 'en')).toEqual([
    '25 and 26 December: closed (Christmas)',
    '1 and 2 January: closed (New Year)',
    '6 and 7 January: closed (Epiphany and St John’s Day)',
    '24 January: closed (Union Day)',
  ]);
  expect(upcomingExceptions(hoursIn('en'), '2027-09-01', 'en')).toEqual([]);
});

test('search engines are told the hours, and on holidays that it is closed', () => {
  const { openingHoursSpecification, specialOpeningHoursSpecification } = openingHoursSpecifications(
    hoursIn('ro'),
  );
  expect(openingHoursSpecification).toEqual([
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      opens: '08:00',
      closes: '20:00',
    },
  ]);
  expect(specialOpeningHoursSpecification).toContainEqual({
    '@type': 'OpeningHoursSpecification',
    validFrom: '2026-12-25',
    validThrough: '2026-12-26',
    opens: '00:00',
    closes: '00:00',
  });
});

describe('hours that contradict themselves are findings', () => {
  const [weekdayRow, weekend] = ['opening-hours-weekdays', 'opening-hours-weekend'];
  const christmas = 'hours-exception-2026-12-25';
  test.each<[string, (space: SpaceEditor) => void, RegExp]>([
    [
      'a day in no row',
      (space) => space.set(weekend, 'days', 'ro', ['sunday']),
      /each day of the week into one row: saturday is in no row/,
    ],
    [
      'a day in two rows',
      (space) => space.set(weekend, 'days', 'ro', ['friday', 'saturday', 'sunday']),
      /friday is in more than one row/,
    ],
    [
      'a row that is not linked',
      (space) => space.set('contactDetails', 'openingHours', 'ro', [linkTo('Entry', weekend)]),
      /monday is in no row/,
    ],
    [
      'overlapping hours',
      (space) => space.set(weekdayRow, 'spans', 'ro', ['08:00-13:00', '12:00-20:00']),
      /overlap/,
    ],
    [
      'hours that end before they begin',
      (space) => space.set(weekdayRow, 'spans', 'ro', ['20:00-08:00']),
      /a day ends at 24:00/,
    ],
    [
      'hours in another form',
      (space) => space.set(weekdayRow, 'spans', 'ro', ['8-20']),
      /Write hours as 08:00-20:00/,
    ],
    [
      'an open day without hours',
      (space) => space.set(weekdayRow, 'spans', 'ro', []),
      /on days that are "open"/,
    ],
    [
      'hours on a day by appointment',
      (space) => space.set(weekend, 'spans', 'ro', ['09:00-12:00']),
      /none on others/,
    ],
    [
      'a last day before the first',
      (space) => space.set(christmas, 'to', 'ro', '2026-12-20'),
      /after the first/,
    ],
    ['a day that does not exist', (space) => space.set(christmas, 'to', 'ro', '2026-12-32'), /Choose a day/],
    [
      'a day with a time',
      (space) => space.set(christmas, 'from', 'ro', '2026-12-25T00:00+02:00'),
      /without a time/,
    ],
    [
      'two exceptions on a day',
      (space) => space.set(christmas, 'from', 'ro', '2026-12-24'),
      /Two exceptions hold on 2026-12-24/,
    ],
    [
      'words without their place',
      (space) => space.set('general', 'hoursOpenUntil', 'ro', 'Deschis'),
      /Keep \{time\}/,
    ],
  ])('%s', (_, change, says) => {
    const result = toSiteContent(changedSpace(change), 'ro');
    const messages = result.ok ? [] : result.findings.map(({ message }) => message);
    expect(messages).toHaveLength(1);
    expect(messages[0]).toMatch(says);
  });
});
