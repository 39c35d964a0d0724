/** Prints the facts that maps and directories on the web repeat, since somebody must change them there, too. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { origin } from '../../../shared/brand.ts';
import { clinicFolder } from '../../../shared/clinic/folder.ts';
import { clinicClock, wallTimeAt } from '../../../shared/clock.ts';
import { defaultLanguage } from '../../../shared/languages.ts';
import { weekdays, type HoursException } from '../../../shared/schedule.ts';
import { checkSpace } from '../../../src/content/check/check-space.ts';
import type { Space } from '../../../src/content/source/space.ts';
import type { SiteContent } from '../../../src/model/site-content.ts';

const listingsFile = 'content/listings.txt';

const hoursOf = (spans: readonly string[] = [], closed = 'closed') => spans.join(', ') || closed;

function dayOff({ from, to, days, spans, name }: HoursException & { name: string }): string {
  const dates = to ? `${from} to ${to}` : from;
  return `${dates}${days ? ` (${days.join(', ')})` : ''}: ${hoursOf(spans)} (${name})`;
}

const lastDayOf = (line: string) => /^\d{4}-\d\d-\d\d to (\S+?)[: ]/.exec(line)?.[1] ?? line.slice(0, 10);

/** Returns one line for each fact; those of days off begin with the date. */
export function listingLines(
  { contactDetails }: Pick<SiteContent, 'contactDetails'>,
  today: string,
): string[] {
  const { clinicName, phoneNumber, email, openingHours, hoursExceptions = [] } = contactDetails;
  const { street, building, postalCode, locality } = contactDetails;
  const week = weekdays.map((day) => {
    const { kind, spans } = openingHours.find(({ days }) => days.includes(day)) ?? { kind: 'closed' };
    return `${day}: ${hoursOf(spans, kind === 'byAppointment' ? 'by appointment only' : 'closed')}`;
  });
  const daysOff = hoursExceptions.map(dayOff).filter((line) => lastDayOf(line) >= today);
  return [
    `name: ${clinicName}`,
    `address: ${[street, building, postalCode, locality].filter(Boolean).join(', ')}`,
    `phone: ${phoneNumber}`,
    `e-mail: ${email}`,
    `website: ${origin}`,
    ...week,
    ...daysOff.toSorted(),
  ];
}

/** Returns new lines with `+` and outdated lines with `-`. Past days off are omitted. */
export function listingChanges(before: string[], after: string[], today: string): string[] {
  const isPastDayOff = (line: string) => /^\d/.test(line) && lastDayOf(line) < today;
  return [
    ...before.filter((line) => !after.includes(line) && !isPastDayOff(line)).map((line) => `- ${line}`),
    ...after.filter((line) => !before.includes(line)).map((line) => `+ ${line}`),
  ];
}

/** Prints the facts of a valid space and stores them in the clinic's folder for the next comparison. */
export function printListings(space: Space) {
  const content = checkSpace(space).contents[defaultLanguage];
  if (!content) return;
  const today = wallTimeAt(Date.now(), clinicClock).date;
  const file = join(clinicFolder(), listingsFile);
  const after = listingLines(content, today);
  const before = existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n') : undefined;
  console.log(after.join('\n'));
  const changes = before ? listingChanges(before, after, today) : [];
  if (before)
    console.log(`\n${['Since the last time:', ...(changes.length > 0 ? changes : ['nothing'])].join('\n')}`);
  writeFileSync(file, `${after.join('\n')}\n`);
}
