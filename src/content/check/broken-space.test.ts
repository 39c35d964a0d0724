import { expect, test } from 'vitest';
import { changedSpace, embeddedSpace } from '../../testing/changed-space.ts';
import type { ContentFinding } from './content-finding.ts';
import { linkTo, type Space } from '../source/space.ts';
import { toSiteContent } from './to-site-content.ts';

function findingsOf(space: Space, language: 'ro' | 'en' = 'ro'): ContentFinding[] {
  const result = toSiteContent(space, language);
  return result.ok ? [] : result.findings;
}

const laser = 'service-tratamente-laser';
const [nothing, surgery] = [linkTo('Entry', 'nothing'), linkTo('Entry', 'price-category-surgery')];

/** What one field has in Romanian, each of another entry or field, and what is said of it. */
const faults: [place: string, value: unknown, says: RegExp][] = [
  ['general.callToAction', '  ', /Write a text/],
  ['price-surgery-01.priceStart', '200 RON', /"200 RON" does not fit here\. Write a whole number/],
  ['home.heroLines', ['Numărăm dinții', ''], /Item 2: Write a text/],
  // A part of a page may be absent, and is half empty here.
  ['home.donationText', undefined, /Nothing is written here\. Write a text/],
  ['footer.linkLists', [], /Add at least one/],
  ['service-tratamente-laser.serviceVideo', nothing, /The entry "nothing" does not exist/],
  ['feature-laser.picture', linkTo('Asset', 'nothing'), /The asset "nothing" does not exist/],
  [
    'service-ortodontie.priceCategory',
    linkTo('Entry', 'price-surgery-01'),
    /is of the type "Preț"; link one of: C/,
  ],
  ['feature-cartoons.picture', linkTo('Entry', laser), /not a link to an asset/],
  [
    'feature-sedation.picture',
    linkTo('Asset', 'clip-laser'),
    /"clip-laser" is video\/mp4; link one of: image/,
  ],
  ['priceList.categories', [surgery, surgery], /is linked twice/],
  ['price-surgery-02.priceEnd', 100, /must be greater than its start/],
  ['service-inhalosedare.serviceDescription', '<script>steal()</script>', /nothing is left of this HTML/],
  ['feature-laser.background', 'purple', /"purple" does not fit here\. Choose one/],
  ['footer.slogan', 'Primul ghiocel nu \u015fi-a pierdut curajul.', /comma below/],
  ['about.lead', 'Numărăm dint\u0327ii', /comma below/],
];

test('each fault of a space is one finding, on the entry and field that have it', () => {
  const space = changedSpace((editor) => {
    for (const [place, value] of faults) {
      const [entry = '', field = ''] = place.split('.');
      editor.set(entry, field, 'ro', value);
    }
    delete editor.asset('donate').fields['file'];
    editor.asset('hero').fields['description'] = { ro: 'Din\u0163i', 'en-US': 'Teeth' };
  });
  const found = findingsOf(space).map(({ entry, field, ...rest }) => ({
    place: `${entry}.${field}`,
    ...rest,
  }));
  const behindLinks = [
    ['home.donationPicture', undefined, /"donate" has no file/],
    ['home.heroPicture', undefined, /"hero".*comma below/],
  ] as const;
  const all = [...faults, ...behindLinks];
  expect(found.map(({ place }) => place).toSorted()).toEqual(all.map(([place]) => place).toSorted());
  for (const [place, , says] of all)
    expect(found.filter((finding) => finding.place === place)).toMatchObject([
      { locale: 'ro', message: expect.stringMatching(says) },
    ]);
});

test('a missing text and description are found in the locale that lacks them', () => {
  const space = changedSpace((editor) => {
    editor.set('service-ortodontie', 'lead', 'en-US', undefined);
    editor.set('price-surgery-01', 'priceStart', 'ro', undefined);
    editor.asset('hero').fields['description'] = { ro: 'Un copil se uită la desene.' };
  });
  const found = findingsOf(space, 'en').map(({ entry, locale, message }) => `${entry} ${locale}: ${message}`);
  expect(found.toSorted()).toEqual([
    expect.stringMatching(/^home ro: .*"hero" has no description in en-US/),
    expect.stringMatching(/^price-surgery-01 ro: .*Write a number/),
    expect.stringMatching(/^service-ortodontie en-US: Nothing is written here\. Write a text/),
  ]);
});

test('a group without an entry is one finding', () => {
  const { entries, ...rest } = embeddedSpace;
  const without = entries.filter(({ sys }) => sys.id !== 'cookies');
  expect(findingsOf({ ...rest, entries: without })).toMatchObject([
    { contentType: 'cookies', message: expect.stringContaining('no entry of this type') },
  ]);
});

test.each([
  ['services with one address', 'service-ortodontie', laser, 'serviceUrl'],
  ['price categories with one key', 'price-category-prostheses', 'price-category-surgery', 'key'],
  ['price categories with one slug', 'price-category-prostheses', 'price-category-surgery', 'slug'],
])('two %s are both named', (_, one, other, field) => {
  const findings = findingsOf(
    changedSpace((space) => space.set(one, field, 'ro', space.entry(other).fields[field]?.['ro'])),
  );
  expect(findings.map((finding) => [finding.entry, finding.field]).sort()).toEqual([
    [one, field],
    [other, field],
  ]);
});

test('two entries of a group are both named', () => {
  const findings = findingsOf(changedSpace((space) => space.copy('cookies', 'cookies-copy')));
  expect(findings.map(({ entry, contentType }) => [entry, contentType])).toEqual([
    ['cookies', 'cookies'],
    ['cookies-copy', 'cookies'],
  ]);
  expect(findings[0]?.message).toContain('keep one');
});

test('a mistake in Romanian leaves the English site complete', () => {
  const space = changedSpace((editor) => editor.set('service-ortodontie', 'lead', 'ro', undefined));
  expect(findingsOf(space, 'en')).toEqual([]);
  expect(findingsOf(space, 'ro')).toHaveLength(1);
});

test('a part that every entry has is named by its fields when all of it is missing', () => {
  const space = changedSpace((editor) => {
    for (const field of ['metaTitle', 'metaDescription']) editor.set(laser, field, 'ro', undefined);
  });
  expect(findingsOf(space).map(({ field }) => field)).toEqual(['metaTitle', 'metaDescription']);
});

test('an empty space gives findings and throws nothing', () => {
  const empty: Space = { entries: [], assets: [], locales: [] };
  expect(findingsOf(empty).every((finding) => /; create (it|one)/.test(finding.message))).toBe(true);
});
