import { findMissingDaysOff, minDaysAhead } from '../../../shared/days-off.ts';
import { defaultLanguage } from '../../../shared/languages.ts';
import { addDays } from '../../../shared/schedule.ts';
import type { SpaceCheck } from '../../../src/content/check/check-space.ts';
import type { ContentFinding } from '../../../src/content/check/content-finding.ts';
import { findingAt } from '../../../src/content/check/each-field.ts';
import { defaultLocaleOf } from '../../../src/content/check/space-index.ts';
import { entriesOf, type Space } from '../../../src/content/source/space.ts';
import { problem } from '../../../src/model/define/problems.ts';

type Subject = Pick<SpaceCheck, 'contents'> & { space: Space; today: string };

/** Reports a list of days off that ends soon, since on later holidays the site would display "open". */
export function findEndingDaysOff({ contents, space, today }: Subject): ContentFinding[] {
  const details = contents[defaultLanguage]?.contactDetails;
  const [entry] = entriesOf(space, 'contactDetails');
  if (!details || !entry) return [];
  const { openingHours: week, hoursExceptions: exceptions = [], countryCode } = details;
  const daysOff = findMissingDaysOff({ week, exceptions }, countryCode, today);
  if (!daysOff) return [];
  const missing = daysOff.missing.map(({ date, name }) => `${date} ${name}`).join(', ') || '–';
  const { last, isEnding } = daysOff;
  const endProblem = last
    ? problem('lastDayOff', { day: last, days: minDaysAhead, missing })
    : problem('noDayOff', { missing });
  const found = isEnding ? endProblem : problem('openHoliday', { missing });
  const place = { entry: entry.sys.id, contentType: 'contactDetails', field: 'hoursExceptions' };
  return [findingAt({ ...place, locale: defaultLocaleOf(space) }, found)];
}

const dueDays = 45;

/** Finds the endings that the editor's bar reports: the last day off or the next missing holiday is near. */
export function findDueDaysOff(subject: Subject): ContentFinding[] {
  const due = addDays(subject.today, dueDays);
  return findEndingDaysOff(subject).filter(({ code, values: { day = '', missing = '' } }) => {
    // `missing` begins with the date of the next holiday.
    const dates = [day, missing].map((text) => String(text).slice(0, 10));
    return code === 'noDayOff' || dates.some((date) => date !== '' && date <= due);
  });
}
