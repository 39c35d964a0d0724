import { expect, test } from 'vitest';
import { linkTo } from '../space.ts';
import { changedSpace } from '../../../testing/changed-space.ts';
import { checkSpace } from './check-space.ts';
import { embeddedSpace } from '../embedded-space.ts';

test('the embedded space is complete and every entry is shown somewhere', () => {
  expect(checkSpace(embeddedSpace)).toMatchObject({ findings: [], unreached: [] });
});

test('a fault in what both languages share is found once', () => {
  const space = changedSpace((editor) => editor.set('price-surgery-02', 'priceEnd', 'ro', 100));
  expect(checkSpace(space).findings).toMatchObject([{ entry: 'price-surgery-02', field: 'priceEnd' }]);
});

test('a field that the content type does not have is a finding', () => {
  const space = changedSpace((editor) => editor.set('doctor-ana', 'age', 'ro', 40));
  expect(checkSpace(space).findings).toMatchObject([{ entry: 'doctor-ana', field: 'age', locale: 'ro' }]);
});

test('a value in a locale that nobody reads is a finding', () => {
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
  ['meta-home', 'title', 'A'.repeat(61), /at most 60/],
  ['price-surgery-01', 'label', 'A'.repeat(300), /at most 256/],
  ['contactDetails', 'countryCode', 'ro', /pattern/],
])('what Contentful would refuse is a finding: %s %s', (entry, field, value, says) => {
  const space = changedSpace((editor) => editor.set(entry, field, 'ro', value));
  expect(checkSpace(space).findings).toEqual([
    expect.objectContaining({ entry, field, message: expect.stringMatching(says) }),
  ]);
});

test('an entry that nothing links to is pointed out, and no finding', () => {
  const space = changedSpace((editor) => {
    editor.set('service-tratamente-laser', 'serviceVideo', 'ro', undefined);
    editor.set('home', 'tiles', 'ro', [linkTo('Entry', 'feature-laser')]);
  });
  const { findings, unreached } = checkSpace(space);
  expect(findings).toEqual([]);
  expect(unreached.map((entry) => entry.sys.id)).toContain('video-laser');
  expect(unreached).toHaveLength(6);
});
