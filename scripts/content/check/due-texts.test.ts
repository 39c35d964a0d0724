import { expect, test } from 'vitest';
import { changedSpace, embeddedSpace } from '../../../src/testing/changed-space.ts';
import { findDueTexts, linesFor } from './due-texts.ts';
import { confirmed } from './review-changes.ts';

const space = embeddedSpace;
const review = confirmed(space, new Map(), ['all'], '2026-11-25');
const dueOn = (today: string) =>
  Map.groupBy(findDueTexts({ space, review, today }), ({ place }) => place.contentType);

test('emergency texts are due after 6 months, prices and law after 12', () => {
  expect(dueOn('2027-05-24').size).toBe(0);
  const emergencies = ['careLevel', 'emergenciesPage', 'emergencySituation'];
  expect([...dueOn('2027-05-25').keys()].toSorted()).toEqual(emergencies);
  const all = [...dueOn('2027-11-25').keys()];
  expect(all).toEqual(expect.arrayContaining([...emergencies, 'priceItem', 'legalSection', 'service']));
  expect(dueOn('2027-11-25').get('priceItem')).toContainEqual({
    code: 'due',
    values: { date: '2026-11-25', months: 12, name: 'price-surgery-01' },
    place: { entry: 'price-surgery-01', contentType: 'priceItem', field: 'priceStart', locale: 'all' },
  });
});

test('an entry that is confirmed again is due after its term', () => {
  const again = confirmed(space, review, ['situation-broken'], '2027-06-01');
  const due = findDueTexts({ space, review: again, today: '2027-06-02' }).map(({ place }) => place.entry);
  expect(due).toContain('situation-swelling');
  expect(due).not.toContain('situation-broken');
});

test('a line without a date is named, and an example is not', () => {
  const undated = new Map([
    ['price-surgery-01.priceStart', { hashes: {}, isExample: false }],
    ['price-surgery-02.priceStart', { hashes: {}, isExample: true }],
  ]);
  const found = findDueTexts({ space, review: undated, today: '2026-11-25' });
  expect(found.map(({ code, place }) => `${code} ${place.entry}`)).toEqual(['unconfirmed price-surgery-01']);
});

test('the list of the dentist has each emergency and service with the day it is due', () => {
  const lines = linesFor('dentist', { space, review });
  expect(lines).toContain(
    'Serviciu „Ortodonție” (service-ortodontie): confirmed on 2026-11-25, again by 2027-11-25',
  );
  expect(linesFor('lawyer', { space, review }).every((line) => line.startsWith('Secțiune juridică'))).toBe(
    true,
  );
  const changed = changedSpace((editor) => editor.copy('situation-broken', 'situation-new'));
  expect(linesFor('dentist', { space: changed, review })).toContainEqual(
    expect.stringMatching(/\(situation-new\): not confirmed yet$/),
  );
});
