import { addDays, weekdayOf, type OpeningHours } from './schedule.ts';

/** The last entered day off has to be at least this number of days ahead. */
export const minDaysAhead = 120;

type Holiday = { date: string; name: string; englishName: string };

type DaysOff = {
  last: string | undefined;
  /** Whether `last` is less than `minDaysAhead` days ahead. */
  isEnding: boolean;
  /** Public holidays that the opening hours treat as working days: of 365 days if `isEnding`, otherwise of 120. */
  missing: Holiday[];
};

/** Returns undefined if no day off has to be entered. An exception with `days` is a season, not a day off. */
export function findMissingDaysOff(
  { week, exceptions }: OpeningHours,
  countryCode: string,
  today: string,
): DaysOff | undefined {
  const daysOff = exceptions.filter(({ days }) => !days);
  const lastDays = daysOff.map(({ from, to }) => to ?? from);
  const last = lastDays.toSorted().at(-1);
  const isEnding = !last || last < addDays(today, minDaysAhead);
  const workingDays = new Set(week.flatMap(({ days, kind }) => (kind === 'closed' ? [] : days)));
  const isOpen = (date: string) => workingDays.has(weekdayOf(date));
  const isEntered = (date: string) => daysOff.some(({ from, to = from }) => from <= date && date <= to);
  const until = addDays(today, isEnding ? 365 : minDaysAhead);
  const holidaysAhead = publicHolidays(countryCode, today, until);
  const missing = holidaysAhead.filter(({ date }) => isOpen(date) && !isEntered(date));
  return isEnding || missing.length > 0 ? { last, isEnding, missing } : undefined;
}

/** Meeus's Julian algorithm; until 2099 the Julian calendar is 13 days behind. */
function orthodoxEaster(year: number): string {
  const age = (19 * (year % 19) + 15) % 30;
  const weekday = (2 * (year % 4) + 4 * (year % 7) - age + 34) % 7;
  const monthAndDay = age + weekday + 114;
  const julian = [year, Math.floor(monthAndDay / 31), (monthAndDay % 31) + 1].map((part) =>
    String(part).padStart(2, '0'),
  );
  return addDays(julian.join('-'), 13);
}

/** Romania's Labour Code, art. 139, as in force since 2024. */
function romanianHolidays(year: number): Holiday[] {
  const fixed = {
    '01-01': ['Anul Nou', 'New Year'],
    '01-02': ['Anul Nou', 'New Year'],
    '01-06': ['Boboteaza', 'Epiphany'],
    '01-07': ['Sfântul Ioan', 'St John’s Day'],
    '01-24': ['Ziua Unirii', 'Union Day'],
    '05-01': ['Ziua Muncii', 'Labour Day'],
    '06-01': ['Ziua Copilului', 'Children’s Day'],
    '08-15': ['Adormirea Maicii Domnului', 'Assumption Day'],
    '11-30': ['Sfântul Andrei', 'St Andrew’s Day'],
    '12-01': ['Ziua Națională', 'National Day'],
    '12-25': ['Crăciunul', 'Christmas'],
    '12-26': ['Crăciunul', 'Christmas'],
  };
  const afterEaster = {
    '-2': ['Vinerea Mare', 'Good Friday'],
    0: ['Paștele', 'Easter'],
    1: ['Paștele', 'Easter'],
    49: ['Rusaliile', 'Pentecost'],
    50: ['Rusaliile', 'Pentecost'],
  };
  const easter = orthodoxEaster(year);
  const holidayOn = (date: string, [name = '', englishName = '']: string[]) => ({ date, name, englishName });
  return [
    ...Object.entries(fixed).map(([day, names]) => holidayOn(`${year}-${day}`, names)),
    ...Object.entries(afterEaster).map(([days, names]) => holidayOn(addDays(easter, Number(days)), names)),
  ].toSorted((a, b) => a.date.localeCompare(b.date));
}

const holidays: Record<string, typeof romanianHolidays> = { RO: romanianHolidays };

/** Returns the holidays from `from` to `to` inclusive, none for an unknown country. `countryCode` is ISO 3166. */
function publicHolidays(countryCode: string, from: string, to: string): Holiday[] {
  const years = [...new Set([from, to].map((date) => Number(date.slice(0, 4))))];
  const candidates = years.flatMap((year) => holidays[countryCode]?.(year) ?? []);
  return candidates.filter(({ date }) => from <= date && date <= to);
}
