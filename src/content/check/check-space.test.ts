import { expect, test } from 'vitest';
import { changedSpace, embeddedSpace } from '../../testing/changed-space.ts';
import { checkSpace } from './check-space.ts';

test('the embedded space is complete', () => {
  expect(checkSpace(embeddedSpace).findings).toEqual([]);
});

test('a field that the content type does not have is a finding', () => {
  const space = changedSpace((editor) => editor.set('doctor-ana', 'age', 'ro', 40));
  expect(checkSpace(space).findings).toMatchObject([
    { code: 'unknownField', place: { entry: 'doctor-ana', field: 'age', locale: 'ro' } },
  ]);
});

test('a space with another default locale is one finding', () => {
  const space = changedSpace(({ space: { locales } }) => {
    for (const locale of locales) locale.default = locale.code === 'en-US';
  });
  expect(checkSpace(space).findings).toMatchObject([
    { code: 'defaultLocale', values: { found: 'en-US', expected: 'ro' } },
  ]);
});

test('a value in an unused locale is a finding', () => {
  const space = changedSpace((editor) => {
    editor.set('doctor-ana', 'name', 'en', 'Dr Ana');
    editor.set('contactDetails', 'email', 'en-US', 'hello@ghiocel.example');
  });
  const found = checkSpace(space).findings.map(({ code, place }) => [code, place.entry, place.locale]);
  expect(found).toEqual(
    expect.arrayContaining([
      ['unreadLocale', 'doctor-ana', 'en'],
      ['unreadLocale', 'contactDetails', 'en-US'],
    ]),
  );
});

test.each([
  ['home', 'metaTitle', 'A'.repeat(61), { code: 'tooLong', values: { length: 61, maxLength: 60 } }],
  ['contactDetails', 'mapUrl', `https://harta.ro/${'a'.repeat(250)}`, { code: 'tooLong' }],
  ['service-ortodontie', 'serviceDescription', `<p>${'a'.repeat(50_000)}</p>`, { code: 'tooLong' }],
  ['contactDetails', 'countryCode', 'ro', { code: 'countryForm' }],
  ['privacy', 'version', '1 decembrie 2026', { code: 'versionForm' }],
  ['home', 'heroLines', ['A', 'B', 'C', 'D'], { code: 'listBetween', values: { min: 1, max: 3 } }],
  [
    'priceList',
    'childrenWords',
    Array.from({ length: 1001 }, (_, index) => `a${index}`),
    { code: 'listAtMost' },
  ],
])('what Contentful would refuse is a finding: %s %s', (entry, field, value, found) => {
  const space = changedSpace((editor) => editor.set(entry, field, 'ro', value));
  expect(checkSpace(space).findings).toMatchObject([{ ...found, place: { entry, field } }]);
});

test('a percentage without a value is a finding', () => {
  const space = changedSpace((editor) => {
    for (const id of Object.keys(editor.entry('pricesPage').fields))
      if (id.startsWith('siblingDiscount')) delete editor.entry('pricesPage').fields[id];
    editor.set('pricesPage', 'heroLines', 'ro', ['Minus {secondChildPercent}%.']);
  });
  expect(checkSpace(space).findings).toContainEqual(
    expect.objectContaining({
      code: 'figureMissing',
      place: { contentType: 'pricesPage', entry: 'pricesPage', field: 'heroLines', locale: 'ro' },
    }),
  );
});
