/** What single pages say and link to before any script runs. */
import { expect, test } from 'vitest';
import { pathTo, type PageRef } from '../../src/routing/routes.ts';
import { content, languages, type Language } from '../support/site.ts';
import { documentOf } from './built-site.ts';

const page = (to: PageRef, language: Language) => documentOf(pathTo(to, language));
const linksIn = (root: ParentNode) => [...root.querySelectorAll('a')];
const hrefsOf = (links: Element[]) => links.map((link) => link.getAttribute('href'));
const textsOf = (elements: Iterable<Element>) => Array.from(elements, ({ textContent }) => textContent);

test.each(languages)('in %s the map opens at the clinic', (language) => {
  const { contactPage, contactDetails } = content[language];
  const links = linksIn(page({ route: 'contact' }, language));
  const map = links.filter(({ textContent }) => textContent === contactPage.mapLink);
  expect(hrefsOf(map)).toEqual([contactDetails.mapUrl]);
  expect(Object.fromEntries(new URL(contactDetails.mapUrl).searchParams)).toEqual({
    mlat: expect.stringMatching(/^[\d.]+$/),
    mlon: expect.stringMatching(/^[\d.]+$/),
  });
});

test.each(languages)('in %s the cookie banner links to the legal pages', (language) => {
  const legal = (['privacy', 'terms'] as const).map((route) => pathTo({ route }, language));
  const banner = page({ route: 'contact' }, language).querySelector('aside');
  expect(hrefsOf(banner ? linksIn(banner) : []).toSorted()).toEqual(legal);
});

test.each([
  ['ro', /urgenț/i],
  ['en', /emergenc/i],
] as const)('in %s every link that speaks of emergencies leads to their page', (language, speaksOfThem) => {
  for (const route of ['home', 'contact'] as const) {
    const links = linksIn(page({ route }, language)).filter((link) => speaksOfThem.test(link.textContent));
    expect(links.length, route).toBeGreaterThan(2);
    expect(new Set(hrefsOf(links)), route).toEqual(new Set([pathTo({ route: 'emergencies' }, language)]));
  }
});

test.each([
  ['ro', ['Luni – vineri08:00 – 20:00', 'Sâmbătă și duminicădoar cu programare']],
  ['en', ['Monday to Friday8am to 8pm', 'Saturday and Sundayby appointment only']],
] as const)('in %s the plain hours stand, and nobody says that the clinic is open', (language, hours) => {
  const contact = page({ route: 'contact' }, language);
  for (const selector of ['main .opening-hours', '.footer__hours']) {
    expect(textsOf(contact.querySelectorAll(`${selector} > div`)), selector).toEqual(hours);
  }
  expect(new Set(textsOf(contact.querySelectorAll('.open-now')))).toEqual(new Set(['']));
});

test('the story is whole, and a sentence stands instead of the button', () => {
  const { scenes, printHint, printButton } = content.ro.firstVisitPage;
  const story = page({ route: 'firstVisit' }, 'ro').querySelector('main')?.textContent;
  for (const text of [...scenes.map((scene) => scene.text), printHint]) expect(story).toContain(text);
  expect(story).not.toContain(printButton);
});
