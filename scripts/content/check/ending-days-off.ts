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
type MissingDaysOff = NonNullable<ReturnType<typeof findMissingDaysOff>>;

/**
 * Reports a list of days off that is empty, ends soon, or lacks one of the next public holidays, since on a missing holiday
 * the site displays "open".
 */
export function findEndingDaysOff(subject: Subject): ContentFinding[] {
  const daysOff = daysOffIn(subject);
  return daysOff ? findingsOf(daysOff, subject.space) : [];
}

function findingsOf(daysOff: MissingDaysOff, space: Space): ContentFinding[] {
  const [entry] = entriesOf(space, 'contactDetails');
  if (!entry) return [];
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

/** Reports the list for the editor's bar if its end, or a missing holiday, is at most `dueDays` ahead. */
export function findDueDaysOff(subject: Subject): ContentFinding[] {
  const daysOff = daysOffIn(subject);
  if (!daysOff) return [];
  const { last, missing } = daysOff;
  const due = addDays(subject.today, dueDays);
  const isDue = !last || last <= due || missing.some(({ date }) => date <= due);
  return isDue ? findingsOf(daysOff, subject.space) : [];
}

function daysOffIn({ contents, today }: Subject): MissingDaysOff | undefined {
  const details = contents[defaultLanguage]?.contactDetails;
  if (!details) return undefined;
  const { openingHours: week, hoursExceptions: exceptions = [], countryCode } = details;
  return findMissingDaysOff({ week, exceptions }, countryCode, today);
}
