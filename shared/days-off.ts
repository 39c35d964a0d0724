import { addDays, weekdayIndex, weekdays, type OpeningHours } from './schedule.ts';

/** Days before the last day off at which somebody is reminded to write the next ones. */
export const reminderDays = 120;

/** By Meeus's Julian algorithm; 13 days later until 2099. */
function orthodoxEaster(year: number): string {
  const age = (19 * (year % 19) + 15) % 30;
  const weekday = (2 * (year % 4) + 4 * (year % 7) - age + 34) % 7;
  const march = age + weekday + 114;
  const julian = [year, Math.floor(march / 31), (march % 31) + 1].map((part) =>
    String(part).padStart(2, '0'),
  );
  return addDays(julian.join('-'), 13);
}

type Holiday = { date: string; name: string };

/** Romania's Labour Code, art. 139, as in force since 2024. */
function romanianHolidays(year: number): Holiday[] {
  const fixed = {
    '01-01': 'Anul Nou',
    '01-02': 'Anul Nou',
    '01-06': 'Boboteaza',
    '01-07': 'Sfântul Ioan',
    '01-24': 'Ziua Unirii',
    '05-01': 'Ziua Muncii',
    '06-01': 'Ziua Copilului',
    '08-15': 'Adormirea Maicii Domnului',
    '11-30': 'Sfântul Andrei',
    '12-01': 'Ziua Națională',
    '12-25': 'Crăciunul',
    '12-26': 'Crăciunul',
  };
  const easter = orthodoxEaster(year);
  const movable = { '-2': 'Vinerea Mare', 0: 'Paștele', 1: 'Paștele', 49: 'Rusaliile', 50: 'Rusaliile' };
  return [
    ...Object.entries(fixed).map(([day, name]) => ({ date: `${year}-${day}`, name })),
    ...Object.entries(movable).map(([days, name]) => ({ date: addDays(easter, Number(days)), name })),
  ].toSorted((a, b) => a.date.localeCompare(b.date));
}

const holidays: Record<string, typeof romanianHolidays> = { RO: romanianHolidays };

export type DaysOff = {
  /** The last day of the exceptions, where there are some. */
  last?: string;
  /** Public holidays of the year to come on which the clinic is not closed; none where the country's are not known. */
  missing: Holiday[];
};

/** Undefined while the last day off is far enough ahead of `today`. */
export function daysOffToWrite(
  { week, exceptions }: OpeningHours,
  countryCode: string,
  today: string,
): DaysOff | undefined {
  const last = exceptions
    .map(({ from, to }) => to ?? from)
    .toSorted()
    .at(-1);
  if (last && last >= addDays(today, reminderDays)) return undefined;
  const year = Number(today.slice(0, 4));
  const isOpen = (date: string) =>
    week.some(
      ({ days, kind }) => kind !== 'closed' && days.some((day) => day === weekdays[weekdayIndex(date)]),
    );
  const isWritten = (date: string) => exceptions.some(({ from, to = from }) => from <= date && date <= to);
  const known = [year, year + 1].flatMap((each) => holidays[countryCode]?.(each) ?? []);
  const missing = known.filter(
    ({ date }) => date >= today && date <= addDays(today, 365) && isOpen(date) && !isWritten(date),
  );
  return { ...(last && { last }), missing };
}
