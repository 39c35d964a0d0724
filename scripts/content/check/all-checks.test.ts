import { expect, test, vi } from 'vitest';
import { fixtureClinic } from '../../../shared/clinic/folder.ts';
import { changedSpace, embeddedSpace } from '../../../src/testing/changed-space.ts';
import type { Field } from '../../../src/model/define/model-field.ts';
import type { ProblemCode } from '../../../src/model/define/problems.ts';
import { contentTypes } from '../../../src/model/content-model.ts';
import { linkTo, type Space } from '../../../src/content/source/space.ts';
import { checks, runChecks, stopsSave, type Check } from './all-checks.ts';
import { findDeadLinks, findObsoleteLinks } from './dead-links.ts';
import { findEndedOffers } from './ended-offers.ts';
import { findDueDaysOff, findEndingDaysOff } from './ending-days-off.ts';
import { findOrphans } from './orphans.ts';
import { findUnexpectedCharacters } from './unexpected-characters.ts';
import { findUndescribedPictures } from './undescribed-pictures.ts';

const laser = 'service-tratamente-laser';
const link = (href: string) => `<p><a href="${href}">Aici</a></p>`;

/** Where a link stands, where it leads, the code of its finding, and what is meant. */
const links: [
  entry: string,
  field: string,
  locale: string,
  href: string,
  code: ProblemCode,
  meant?: string,
][] = [
  [laser, 'serviceDescription', 'ro', '/ro/prețuri', 'unknownPage', '/ro/preturi'],
  [laser, 'serviceDescription', 'en-US', '/en/termen-si-conditii', 'unknownPage', '/en/termeni-si-conditii'],
  ['cookies', 'consent', 'ro', '/ro/servicii/ortodonție', 'unknownPage', '/ro/servicii/ortodontie'],
  ['cookies', 'consent', 'en-US', '/ro/preturi#chirurgie', 'otherLanguage', '/en/preturi#chirurgie'],
  ['terms-0', 'sectionDescription', 'ro', '/ro/preturi#chirurgia', 'unknownAnchor', '/ro/preturi#chirurgie'],
  ['terms-0', 'sectionDescription', 'en-US', '/en/preturi#chirurgie-odontectomi', 'unknownAnchor'],
  ['terms-1', 'sectionDescription', 'ro', '/ro/termeni-si-conditii#section-99', 'unknownAnchor'],
  ['terms-2', 'sectionDescription', 'ro', 'https://ec.europa.eu/consumers/odr', 'closedPlatform'],
  ['terms-3', 'sectionDescription', 'ro', 'contact', 'deadLink'],
  ['terms-4', 'sectionDescription', 'ro', 'http://anpc.ro', 'deadLink'],
  ['terms-4', 'sectionDescription', 'en-US', 'https://{clinicName}', 'deadLink'],
  ['terms-5', 'sectionDescription', 'ro', 'mailto:', 'deadLink'],
  ['terms-5', 'sectionDescription', 'en-US', 'tel:desk', 'deadLink'],
  ['terms-6', 'sectionDescription', 'ro', 'sms:+40700000000', 'deadLink'],
];

const thatStopSave = (space: Space, ...asked: Check['find'][]) =>
  runChecks(space, (check) => stopsSave(check) && asked.includes(check.find)).map(({ finding }) => finding);

test('our own space has nothing to correct, and a page for every entry', () => {
  vi.stubEnv('CLINIC_DIR', fixtureClinic);
  const found = runChecks(embeddedSpace, stopsSave);
  expect([...found, ...findOrphans({ space: embeddedSpace })]).toEqual([]);
});

test('every check says what it stops, and one with a waiting kind stops no save', () => {
  const stopped = checks.map(({ stops, waitingKind }) =>
    stopsSave({ stops, ...(waitingKind && { waitingKind }) }),
  );
  expect(checks.filter(({ stops }) => stops === 'build')).toHaveLength(2);
  expect(checks.some(({ waitingKind }, index) => waitingKind && stopped[index])).toBe(false);
});

test.each([
  ['a row of the price list', '/en/preturi#preventologie-detartraj-si-periaj-profesional'],
  ['a section of the accessibility statement', '/en/accesibilitate#section-2'],
])('a text may link to %s', (_, address) => {
  const space = changedSpace((editor) => editor.set(laser, 'serviceDescription', 'en-US', link(address)));
  expect(thatStopSave(space, findDeadLinks)).toEqual([]);
});

test('each link that leads nowhere is one finding, where the link is', () => {
  const faulty = changedSpace((space) => {
    for (const [entry, field, locale, href] of links) space.set(entry, field, locale, link(href));
    space.set('contactDetails', 'mapUrl', 'ro', 'https://www.openstreetmap.org/');
  });
  const map = ['contactDetails', 'mapUrl', 'ro', '', 'mapFrontPage'] as const;
  const findings = thatStopSave(faulty, findDeadLinks, findObsoleteLinks);
  const found = findings.map(({ code, place }) => [place.entry, place.field, place.locale, code]);
  const expected = [...links, map].map(([entry, field, locale, , code]) => [entry, field, locale, code]);
  expect(found.toSorted()).toEqual(expected.toSorted());
  for (const [entry, , locale, , , meant] of links.filter((each) => each.length > 5))
    expect(
      findings.find(({ place }) => place.entry === entry && place.locale === locale)?.values['meant'],
    ).toBe(meant);
});

test.each([
  ['contactDetails', 'clinicName', 'Spitalul Jude\uFFFDean', 'strangeSign', 'U+FFFD'],
  ['home', 'noFearTitle', 'Frica \uF0B7 pleacă', 'strangeSign', 'U+F0B7'],
  ['home', 'noFearTitle', 'Frica\u0003 pleacă', 'strangeSign', 'U+0003'],
  ['home', 'noFearTitle', 'Frica\u200B pleacă', 'strangeSign', 'U+200B'],
  ['home', 'noFearTitle', 'Frica &amp; dinții', 'escaped', '&amp;'],
  [laser, 'serviceDescription', '<p>Din&#355;i</p>', 'escaped', '&#355;'],
  [laser, 'serviceDescription', '<p>Unu &amp;amp; doi</p>', 'escaped', '&amp;amp;'],
])('a sign that no text has is named in %s.%s: %s', (entry, field, text, code, written) => {
  const space = changedSpace((editor) => editor.set(entry, field, 'ro', text));
  const found = thatStopSave(space, findUnexpectedCharacters).find((each) => each.code === code);
  expect(Object.values(found?.values ?? {})).toContain(written);
});

test('that the days off end is said from 120 days before, and in the editor’s bar from 45', () => {
  const isAsked = ({ find }: Check) => find === findDueDaysOff || find === findEndingDaysOff;
  const said = (today: string) =>
    runChecks(embeddedSpace, isAsked, { today }).map(({ finding: { code, values }, waitingKind }) =>
      [code, values['day'], waitingKind].join(' '),
    );
  expect(said('2026-11-25')).toEqual([]);
  expect(said('2027-12-09')).toEqual(['lastDayOff 2028-01-24 unfinished']);
  expect(said('2027-12-10')).toEqual(['lastDayOff 2028-01-24 due']);
});

test('that the offers have ended is due on the day after their last', () => {
  const space = changedSpace((editor) => editor.set('pricesPage', 'offersUntil', 'ro', '2027-06-30'));
  const codesOn = (today: string) =>
    runChecks(space, ({ find }) => find === findEndedOffers, { today }).map(
      ({ finding: { code, values }, waitingKind }) => [code, values['day'], waitingKind],
    );
  expect(codesOn('2027-06-30')).toEqual([]);
  expect(codesOn('2027-07-01')).toEqual([['offersEnded', '2027-06-30', 'due']]);
});

test('a picture that says something and has no description is one finding', () => {
  const faulty = changedSpace((space) => delete space.asset('donate').fields['description']?.['ro']);
  expect(thatStopSave(faulty, findUndescribedPictures)).toMatchObject([
    {
      code: 'undescribed',
      values: { id: 'donate' },
      place: { entry: 'home', field: 'donationPicture', locale: 'ro' },
    },
  ]);
});

test('the editor is told which pictures say something', () => {
  for (const { id, fields } of Object.values(contentTypes)) {
    for (const [field, { storage, help, needsDescription }] of Object.entries<Field>(fields)) {
      if (storage.widget !== 'assetLinkEditor' || field === 'file') continue;
      expect(help, `${id}.${field}`).toContain(
        needsDescription ? 'scrieți ce arată' : 'Doar însoțește textul',
      );
    }
  }
});

test('an entry that nothing links to is named', () => {
  const space = changedSpace((editor) => {
    editor.set('service-tratamente-laser', 'serviceVideo', 'ro', undefined);
    editor.set('home', 'tiles', 'ro', [linkTo('Entry', 'feature-laser')]);
  });
  const orphans = findOrphans({ space }).map(({ place }) => place.entry);
  expect(orphans).toContain('video-laser');
  expect(orphans).toHaveLength(6);
});
