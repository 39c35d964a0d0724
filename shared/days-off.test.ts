import { expect, test } from 'vitest';
import { findMissingDaysOff } from './days-off.ts';
import type { OpeningHours } from './schedule.ts';

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const;
const week: OpeningHours['week'] = [
  { days: weekdays, kind: 'open', spans: ['08:00-20:00'] },
  { days: ['saturday', 'sunday'], kind: 'closed' },
];
const missingIn = (exceptions: OpeningHours['exceptions'], today: string, country = 'RO') =>
  findMissingDaysOff({ week, exceptions }, country, today)?.missing.map(
    ({ date, name }) => `${date} ${name}`,
  );

test('the end of the days off is said 120 days before, with the public holidays that are missing', () => {
  const exceptions = [
    { from: '2027-12-25', to: '2027-12-26' },
    { from: '2028-01-01', to: '2028-01-24' },
  ];
  expect(findMissingDaysOff({ week, exceptions }, 'RO', '2027-09-26')?.isEnding).toBe(false);
  expect(missingIn(exceptions, '2027-09-27')).toEqual([
    '2027-11-30 Sfântul Andrei',
    '2027-12-01 Ziua Națională',
    '2028-04-14 Vinerea Mare',
    '2028-04-17 Paștele',
    '2028-05-01 Ziua Muncii',
    '2028-06-01 Ziua Copilului',
    '2028-06-05 Rusaliile',
    '2028-08-15 Adormirea Maicii Domnului',
  ]);
  expect(findMissingDaysOff({ week, exceptions }, 'RO', '2027-10-01')?.last).toBe('2028-01-24');
});

test('a public holiday of the next 120 days that is missing is said while the end is far away', () => {
  const exceptions = [{ from: '2027-12-25', to: '2027-12-26' }, { from: '2028-01-24' }];
  const found = findMissingDaysOff({ week, exceptions }, 'RO', '2027-08-20');
  expect(found?.isEnding).toBe(false);
  expect(found?.missing.map(({ date }) => date)).toEqual(['2027-11-30', '2027-12-01']);
  const written = [...exceptions, { from: '2027-11-30', spans: ['10:00-14:00'] }, { from: '2027-12-01' }];
  expect(findMissingDaysOff({ week, exceptions: written }, 'RO', '2027-08-20')).toBeUndefined();
});

test('the hours of a season are no days off', () => {
  const season = { from: '2028-07-01', to: '2028-08-31', days: weekdays, spans: ['09:00-15:00'] };
  expect(missingIn([{ from: '2028-01-24' }, season], '2027-12-02')).toContain(
    '2028-08-15 Adormirea Maicii Domnului',
  );
});

test.each([
  ['2025-01-01', '2025-04-21'],
  ['2027-01-01', '2027-05-03'],
  ['2029-01-01', '2029-04-09'],
  ['2030-01-01', '2030-04-29'],
])('the year from %s has Easter Monday on %s', (today, easterMonday) => {
  expect(missingIn([], today)).toContain(`${easterMonday} Paștele`);
});

test('without days off, and in another country, there is an answer too', () => {
  expect(findMissingDaysOff({ week, exceptions: [] }, 'GB', '2027-01-01')).toEqual({
    isEnding: true,
    missing: [],
  });
});
