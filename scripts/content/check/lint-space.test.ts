import { describe, expect, test } from 'vitest';
import { changedSpace, type SpaceEditor } from '../../../src/testing/changed-space.ts';
import type { Field } from '../../../src/model/define/model-field.ts';
import { contentTypes } from '../../../src/model/content-model.ts';
import { embeddedSpace } from '../../../src/content/source/embedded-space.ts';
import { linkTo } from '../../../src/content/source/space.ts';
import { isListed } from '../../../src/content/page/page-data.ts';
import { dataOfPage, loadSiteContents, renderPage, sitePages } from '../../../src/prerender.tsx';
import { lintSpace } from './lint-space.ts';
import { findOrphans } from './orphans.ts';
import { placesOn } from './page-places.ts';

const laser = 'service-tratamente-laser';
const link = (href: string) => `<p><a href="${href}">Aici</a></p>`;

type Case = {
  fault: string;
  change: (space: SpaceEditor) => void;
  at: [entry: string, field: string, locale: string];
  says: string;
};

const linkCase = (fault: string, locale: string, href: string, says: string): Case => ({
  fault,
  change: (space) => space.set(laser, 'serviceDescription', locale, link(href)),
  at: [laser, 'serviceDescription', locale],
  says,
});

const cases: Case[] = [
  linkCase('a link leads to a page that is not there', 'ro', '/ro/prețuri', 'write /ro/preturi'),
  linkCase(
    'a link leads to an address that has moved',
    'en-US',
    '/en/termen-si-conditii',
    'write /en/termeni-si-conditii',
  ),
  {
    fault: 'a link leads to a service that is no more',
    change: (space) => space.set('cookies', 'consent', 'ro', link('/ro/servicii/ortodonție')),
    at: ['cookies', 'consent', 'ro'],
    says: 'write /ro/servicii/ortodontie',
  },
  linkCase(
    'a link names a price category that is not there',
    'ro',
    '/ro/preturi#chirurgia',
    'write /ro/preturi#chirurgie',
  ),
  linkCase(
    'a link names a price that is not there',
    'en-US',
    '/en/preturi#preventologie-detartraj-si-periaj-profesionl',
    'write /en/preturi#preventologie-detartraj-si-periaj-profesional',
  ),
  linkCase(
    'a link names a section that is not there',
    'ro',
    '/ro/termeni-si-conditii#section-99',
    'has no place "#section-99"',
  ),
  linkCase('a link leads to the other language', 'en-US', '/ro/contact', 'write /en/contact'),
  linkCase('a link is half an address', 'ro', 'contact', 'begin with /'),
  linkCase('a link is not secure', 'ro', 'http://anpc.ro', 'https://'),
  {
    fault: 'a picture that says something has no description',
    change: (space) => delete space.asset('donate').fields['description']?.['en-US'],
    at: ['home', 'donationPicture', 'en-US'],
    says: '"donate" has no description',
  },
  {
    fault: 'a link leads to the closed EU platform',
    change: (space) =>
      space.set('terms-2', 'sectionDescription', 'ro', link('https://ec.europa.eu/consumers/odr')),
    at: ['terms-2', 'sectionDescription', 'ro'],
    says: 'reclamatiisal.anpc.ro',
  },
  {
    fault: 'the map opens at its front page',
    change: (space) => space.set('contactDetails', 'mapUrl', 'ro', 'https://www.openstreetmap.org/'),
    at: ['contactDetails', 'mapUrl', 'ro'],
    says: 'copy the link to that place',
  },
];

test('our own space has nothing to correct, and a page for every entry', () => {
  expect([...lintSpace(embeddedSpace), ...findOrphans(embeddedSpace)]).toEqual([]);
});

test.each([
  ['a row of the price list', '/en/preturi#preventologie-detartraj-si-periaj-profesional'],
  ['a section of the accessibility statement', '/en/accesibilitate#section-2'],
])('a text may link to %s', (_, address) => {
  const space = changedSpace((editor) => editor.set(laser, 'serviceDescription', 'en-US', link(address)));
  expect(lintSpace(space)).toEqual([]);
});

describe('a space with one fault has one finding, where the fault is', () => {
  test.each(cases)('$fault', ({ change, at: [entry, field, locale], says }) => {
    const message = expect.stringContaining(says);
    expect(lintSpace(changedSpace(change))).toEqual([
      expect.objectContaining({ entry, field, locale, message }),
    ]);
  });
});

test.each([
  ['service-ortodontie', laser],
  ['package-1', 'package-2'],
  ['terms-1', 'terms-2'],
])('%s and %s with one index are both named', (one, other) => {
  const findings = lintSpace(
    changedSpace((space) => space.set(one, 'index', 'ro', space.entry(other).fields['index']?.['ro'])),
  );
  expect(findings.map(({ entry, field }) => [entry, field]).sort()).toEqual(
    [one, other].sort().map((entry) => [entry, 'index']),
  );
});

test('the editor is told which pictures say something', () => {
  for (const { id, fields } of Object.values(contentTypes)) {
    for (const [field, { widget, help, isDescribed }] of Object.entries<Field>(fields)) {
      if (widget !== 'assetLinkEditor' || field === 'file') continue;
      expect(help, `${id}.${field}`).toContain(isDescribed ? 'scrieți ce arată' : 'Doar însoțește textul');
    }
  }
});

test('an entry that nothing links to is named', () => {
  const space = changedSpace((editor) => {
    editor.set('service-tratamente-laser', 'serviceVideo', 'ro', undefined);
    editor.set('home', 'tiles', 'ro', [linkTo('Entry', 'feature-laser')]);
  });
  const orphans = findOrphans(space).map(({ entry }) => entry);
  expect(orphans).toContain('video-laser');
  expect(orphans).toHaveLength(6);
});

test('every place a link may name is on its page', { timeout: 60_000 }, async () => {
  const contents = loadSiteContents();
  for (const { page, language, path } of sitePages()) {
    if (!isListed(page)) continue;
    const { body } = await renderPage(await dataOfPage(contents, page, language), path);
    const missing = placesOn(page.route, contents).filter((place) => !body.includes(` id="${place}"`));
    expect(missing, path).toEqual([]);
  }
});
