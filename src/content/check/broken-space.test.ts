import { expect, test } from 'vitest';
import { changedSpace, embeddedSpace } from '../../testing/changed-space.ts';
import { checkSpace } from './check-space.ts';
import type { ContentFinding } from './content-finding.ts';
import { linkTo, type Space } from '../source/space.ts';
import { toSiteContent } from './to-site-content.ts';

function findingsOf(space: Space, language: 'ro' | 'en' = 'ro'): ContentFinding[] {
  const result = toSiteContent(space, language);
  return result.ok ? [] : result.findings;
}

const laser = 'service-tratamente-laser';
const [nothing, surgery] = [linkTo('Entry', 'nothing'), linkTo('Entry', 'price-category-surgery')];

type ExpectedFinding = { code: string; values?: object; written?: string; place?: object };

/** `name` is `entry.field`; `value` is the field's invalid value in Romanian. */
const faults: [name: string, value: unknown, found: ExpectedFinding][] = [
  ['general.callToAction', '  ', { code: 'empty' }],
  [
    'price-surgery-01.priceStart',
    '200 RON',
    { code: 'numberFrom', values: { min: 1 }, written: '"200 RON"' },
  ],
  ['home.heroLines', ['Numărăm dinții', ''], { code: 'empty', place: { index: 1 } }],
  // A part of a page may be absent, and is half empty here.
  ['home.donationText', undefined, { code: 'missingInPart', values: { part: 'Donație' } }],
  ['footer.linkLists', [], { code: 'listEmpty' }],
  ['service-tratamente-laser.serviceVideo', nothing, { code: 'entryMissing', values: { id: 'nothing' } }],
  ['feature-laser.picture', linkTo('Asset', 'nothing'), { code: 'assetMissing', values: { id: 'nothing' } }],
  [
    'service-ortodontie.priceCategory',
    linkTo('Entry', 'price-surgery-01'),
    { code: 'entryType', values: { type: 'Preț', allowed: 'Categorie de prețuri' } },
  ],
  ['feature-cartoons.picture', linkTo('Entry', laser), { code: 'missingFile' }],
  [
    'feature-sedation.picture',
    linkTo('Asset', 'clip-laser'),
    { code: 'notAPicture', values: { type: 'video/mp4' } },
  ],
  ['priceList.categories', [surgery, surgery], { code: 'linkTwice' }],
  ['price-surgery-02.priceEnd', 100, { code: 'priceEnd' }],
  ['service-inhalosedare.serviceDescription', '<script>steal()</script>', { code: 'htmlEmpty' }],
  ['feature-laser.background', 'purple', { code: 'notAnOption', written: '"purple"' }],
  [
    'footer.slogan',
    'Primul ghiocel nu \u015fi-a pierdut curajul.',
    { code: 'cedilla', values: { word: '\u015fi-a' } },
  ],
  ['about.lead', 'Numărăm dint\u0327ii', { code: 'cedilla' }],
  ['general.filmNote', undefined, { code: 'missing' }],
  ['home.metaTitle', undefined, { code: 'missing' }],
  ['price-surgery-03.priceStart', undefined, { code: 'missing' }],
];

const nameOf = ({ place }: ContentFinding) => `${place.entry}.${place.field}`;

test('each fault of a space is one finding, on the entry and field that have it', () => {
  const space = changedSpace((editor) => {
    for (const [name, value] of faults) {
      const [entry = '', field = ''] = name.split('.');
      editor.set(entry, field, 'ro', value);
    }
    delete editor.asset('donate').fields['file'];
    editor.asset('hero').fields['description'] = { ro: 'Din\u0163i', 'en-US': 'Teeth' };
  });
  const found = findingsOf(space);
  const all: typeof faults = [
    ...faults,
    ['home.donationPicture', undefined, { code: 'assetEmpty', values: { id: 'donate' } }],
    ['home.heroPicture', undefined, { code: 'cedilla', values: { word: 'Din\u0163i' } }],
  ];
  expect(found.map(nameOf).toSorted()).toEqual(all.map(([name]) => name).toSorted());
  for (const [name, , expected] of all)
    expect(found.filter((finding) => nameOf(finding) === name)).toMatchObject([expected]);
  expect(new Set(found.map(({ place }) => place.locale))).toEqual(new Set(['ro']));
});

function spaceWithFile(asset: string, change: object): Space {
  return changedSpace((editor) => {
    const files = editor.asset(asset).fields['file'] ?? {};
    for (const file of Object.values(files)) Object.assign(file as object, change);
  });
}

const codesOf = (space: Space) => new Set(findingsOf(space).map(({ code }) => code));

test.each([
  ['hero', { contentType: 'image/avif' }, 'unseenType'],
  ['hero', { contentType: 'image/jpeg', details: { size: 9000 } }, 'unreadPicture'],
  ['clip-laser', { contentType: 'video/webm' }, 'unseenType'],
])('the file of %s with %o is a finding', (asset, change, code) => {
  expect(codesOf(spaceWithFile(asset, change))).toEqual(new Set([code]));
});

test.each([
  'javascript:alert(1)',
  'data:image/png;base64,AA==',
  '//evil.example/a.png',
  'https://evil.example/a.png',
  'https://evil.example/images.ctfassets.net/a.png',
  'http://images.ctfassets.net/a.png',
  '/brand/../../a.png',
  '/brand/..',
  '/\\evil.example/a.png',
  '/\t/evil.example/a.png',
])('a file at %s is a finding', (url) => {
  expect(codesOf(spaceWithFile('hero', { url }))).toEqual(new Set(['assetAddress']));
});

test.each([
  '//images.ctfassets.net/a/b/c/d.png',
  '//images.eu.ctfassets.net/a/b/c/d.png',
  '/brand/a.b/d.png',
])('a file may be at %s', (url) => {
  expect(findingsOf(spaceWithFile('hero', { url }))).toEqual([]);
});

test('a group without an entry is one finding', () => {
  const { entries, ...rest } = embeddedSpace;
  const without = entries.filter(({ sys }) => sys.id !== 'cookies');
  expect(findingsOf({ ...rest, entries: without })).toMatchObject([
    { code: 'noEntry', place: { contentType: 'cookies' } },
  ]);
});

test.each([
  ['services with one address', 'service-ortodontie', laser, 'serviceUrl'],
  ['price categories with one key', 'price-category-prostheses', 'price-category-surgery', 'key'],
  ['price categories with one slug', 'price-category-prostheses', 'price-category-surgery', 'slug'],
  ['services with one index', 'service-ortodontie', laser, 'index'],
  ['packages with one index', 'package-1', 'package-2', 'index'],
])('two %s are both named', (_, one, other, field) => {
  const { findings } = checkSpace(
    changedSpace((space) => space.set(one, field, 'ro', space.entry(other).fields[field]?.['ro'])),
  );
  expect(findings.map(nameOf).sort()).toEqual([one, other].sort().map((entry) => `${entry}.${field}`));
});

test('two entries of a group are both named', () => {
  const findings = findingsOf(changedSpace((space) => space.copy('cookies', 'cookies-copy')));
  expect(findings).toMatchObject(
    ['cookies', 'cookies-copy'].map((entry) => ({ code: 'severalEntries', place: { entry } })),
  );
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
  expect(findingsOf(space).map(({ place }) => place.field)).toEqual(['metaTitle', 'metaDescription']);
});

test('an empty space gives findings and throws nothing', () => {
  const empty: Space = { entries: [], assets: [], locales: [] };
  expect(codesOf(empty)).toEqual(new Set(['noEntry']));
});
