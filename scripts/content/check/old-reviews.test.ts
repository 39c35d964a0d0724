import { expect, test, vi } from 'vitest';
import { fixtureClinic } from '../../../shared/clinic/folder.ts';
import { changedSpace, type SpaceEditor } from '../../../src/testing/changed-space.ts';
import { runChecks, stopsDeploy, type Check } from './all-checks.ts';
import { findMissingReviews, findOldReviews } from './old-reviews.ts';

vi.stubEnv('CLINIC_DIR', fixtureClinic);

const by = { ro: 'dr. Ana Pop', 'en-US': 'Dr Ana Pop' };

function review(space: SpaceEditor, entry: string, name: typeof by | undefined, on: string | undefined) {
  const { reviewedBy: _, reviewedOn: __, ...others } = space.entry(entry).fields;
  space.entry(entry).fields = {
    ...others,
    ...(name && { reviewedBy: name }),
    ...(on && { reviewedOn: { ro: on } }),
  };
}

const isAsked = ({ stops, find }: Check) =>
  stops === 'build' || find === findMissingReviews || find === findOldReviews;

function found(change: (space: SpaceEditor) => void, today = '2026-11-26') {
  const all = runChecks(changedSpace(change), isAsked, { today });
  return all
    .filter(({ finding }) => finding.place.field.startsWith('reviewed'))
    .map(({ finding: { code, place }, stops }) => `${code} ${place.entry}.${place.field}: ${stops}`);
}

test.each<[string, string, typeof by | undefined, string | undefined, string]>([
  [
    'emergencies without a reader',
    'emergencies',
    undefined,
    undefined,
    'unreviewed emergencies.reviewedOn: deploy',
  ],
  ['a day to come', 'terms', by, '2026-11-27', 'reviewedLater terms.reviewedOn: deploy'],
  ['no day', 'terms', by, '2026-02-30', 'dayForm terms.reviewedOn: build'],
  ['a reader without a day', 'terms', by, undefined, 'missingInPart terms.reviewedOn: build'],
  ['a day without a reader', 'terms', undefined, '2026-03-12', 'missingInPart terms.reviewedBy: build'],
])('%s is a finding that stops a deploy', (_, entry, name, on, finding) => {
  const findings = found((space) => review(space, entry, name, on));
  expect([...new Set(findings)]).toEqual([finding]);
});

test('a review is old after the term of its page, and stops nothing', () => {
  const both = (space: SpaceEditor) => {
    for (const entry of ['emergencies', 'pricesPage']) review(space, entry, by, '2026-03-12');
  };
  const prices = 'reviewOld pricesPage.reviewedOn: nothing';
  expect(found(both, '2026-09-11')).toEqual([]);
  expect(found(both, '2026-09-12')).toEqual([prices]);
  expect(found(both, '2027-03-12')).toEqual(['reviewOld emergencies.reviewedOn: nothing', prices]);
  expect(stopsDeploy({ stops: 'nothing' })).toBe(false);
});
