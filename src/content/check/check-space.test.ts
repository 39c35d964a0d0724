import { expect, test } from 'vitest';
import { changedSpace, embeddedSpace } from '../../testing/changed-space.ts';
import { checkSpace } from './check-space.ts';

test('the embedded space is complete', () => {
  expect(checkSpace(embeddedSpace).findings).toEqual([]);
});

test('a mistake in a shared field gives one finding', () => {
  const space = changedSpace((editor) => editor.set('price-surgery-02', 'priceEnd', 'ro', 100));
  expect(checkSpace(space).findings).toMatchObject([{ entry: 'price-surgery-02', field: 'priceEnd' }]);
});

test('a field that the content type does not have is a finding', () => {
  const space = changedSpace((editor) => editor.set('doctor-ana', 'age', 'ro', 40));
  expect(checkSpace(space).findings).toMatchObject([{ entry: 'doctor-ana', field: 'age', locale: 'ro' }]);
});

test('a value in an unused locale is a finding', () => {
  const space = changedSpace((editor) => {
    editor.set('doctor-ana', 'name', 'en', 'Dr Ana');
    editor.set('contactDetails', 'email', 'en-US', 'hello@ghiocel.example');
  });
  expect(checkSpace(space).findings.map(({ entry, field, locale }) => [entry, field, locale])).toEqual(
    expect.arrayContaining([
      ['doctor-ana', 'name', 'en'],
      ['contactDetails', 'email', 'en-US'],
    ]),
  );
});

test.each([
  ['home', 'metaTitle', 'A'.repeat(61), /at most 60/],
  ['price-surgery-01', 'label', 'A'.repeat(300), /at most 120/],
  ['contactDetails', 'countryCode', 'ro', /two capital letters/],
  ['home', 'heroLines', ['A', 'B', 'C', 'D'], /at most 3/],
])('what Contentful would refuse is a finding: %s %s', (entry, field, value, says) => {
  const space = changedSpace((editor) => editor.set(entry, field, 'ro', value));
  expect(checkSpace(space).findings).toEqual([
    expect.objectContaining({ entry, field, message: expect.stringMatching(says) }),
  ]);
});

test('a percentage without a value is a finding', () => {
  const space = changedSpace((editor) => {
    for (const id of Object.keys(editor.entry('pricesPage').fields))
      if (id.startsWith('siblingDiscount')) delete editor.entry('pricesPage').fields[id];
    editor.set('pricesPage', 'heroLines', 'ro', ['Minus {secondChildPercent}%.']);
  });
  expect(checkSpace(space).findings).toContainEqual(
    expect.objectContaining({ entry: 'pricesPage', field: 'heroLines', locale: 'ro' }),
  );
});
