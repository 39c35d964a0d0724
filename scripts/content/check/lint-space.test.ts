import { expect, test } from 'vitest';
import { changedSpace, embeddedSpace } from '../../../src/testing/changed-space.ts';
import type { Field } from '../../../src/model/define/model-field.ts';
import { contentTypes } from '../../../src/model/content-model.ts';
import { linkTo } from '../../../src/content/source/space.ts';
import { isListed } from '../../../src/content/page/page-data.ts';
import { dataOfPage, loadSiteContents, renderPage, sitePages } from '../../../src/prerender.tsx';
import { lintSpace } from './lint-space.ts';
import { findOrphans } from './orphans.ts';
import { placesOn } from './page-places.ts';

const laser = 'service-tratamente-laser';
const link = (href: string) => `<p><a href="${href}">Aici</a></p>`;

/** Where a link stands, where it leads, and what is said of it. */
const links: [entry: string, field: string, locale: string, href: string, says: string][] = [
  [laser, 'serviceDescription', 'ro', '/ro/prețuri', 'write /ro/preturi'],
  [laser, 'serviceDescription', 'en-US', '/en/termen-si-conditii', 'write /en/termeni-si-conditii'],
  ['cookies', 'consent', 'ro', '/ro/servicii/ortodonție', 'write /ro/servicii/ortodontie'],
  ['cookies', 'consent', 'en-US', '/ro/contact', 'write /en/contact'],
  ['terms-0', 'sectionDescription', 'ro', '/ro/preturi#chirurgia', 'write /ro/preturi#chirurgie'],
  [
    'terms-0',
    'sectionDescription',
    'en-US',
    '/en/preturi#chirurgie-odontectomi',
    'write /en/preturi#chirurgie-',
  ],
  ['terms-1', 'sectionDescription', 'ro', '/ro/termeni-si-conditii#section-99', 'has no place "#section-99"'],
  ['terms-2', 'sectionDescription', 'ro', 'https://ec.europa.eu/consumers/odr', 'reclamatiisal.anpc.ro'],
  ['terms-3', 'sectionDescription', 'ro', 'contact', 'begin with /'],
  ['terms-4', 'sectionDescription', 'ro', 'http://anpc.ro', 'https://'],
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

test('each link that leads nowhere is one finding, where the link is', () => {
  const faulty = changedSpace((space) => {
    for (const [entry, field, locale, href] of links) space.set(entry, field, locale, link(href));
    space.set('contactDetails', 'mapUrl', 'ro', 'https://www.openstreetmap.org/');
  });
  const expected = [...links, ['contactDetails', 'mapUrl', 'ro', '', 'copy the link to that place'] as const];
  const findings = lintSpace(faulty);
  expect(findings).toHaveLength(expected.length);
  for (const [entry, field, locale, , says] of expected)
    expect(findings).toContainEqual(
      expect.objectContaining({ entry, field, locale, message: expect.stringContaining(says) }),
    );
});

test('a picture that says something and has no description is one finding', () => {
  const faulty = changedSpace((space) => delete space.asset('donate').fields['description']?.['en-US']);
  expect(lintSpace(faulty)).toMatchObject([
    {
      entry: 'home',
      field: 'donationPicture',
      locale: 'en-US',
      message: expect.stringContaining('"donate" has no description'),
    },
  ]);
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
  const contents = loadSiteContents(embeddedSpace);
  for (const { page, language, path } of sitePages(embeddedSpace)) {
    if (!isListed(page)) continue;
    const { body } = await renderPage(await dataOfPage(contents, page, language), path);
    const missing = placesOn(page.route, contents).filter((place) => !body.includes(` id="${place}"`));
    expect(missing, path).toEqual([]);
  }
});
