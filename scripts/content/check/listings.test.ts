import { expect, test } from 'vitest';
import { loadSiteContent } from '../../../src/content/load-site-content.ts';
import { embeddedSpace } from '../../../src/testing/changed-space.ts';
import { listingChanges, listingLines } from './listings.ts';

const content = loadSiteContent('ro', embeddedSpace);
const today = '2026-12-10';

test('a listing has the week by days, the days off to come, the phone and the address', () => {
  const lines = listingLines(content, today);
  expect(lines).toContain('phone: +40700000000');
  expect(lines).toContain('friday: 08:00-20:00');
  expect(lines).toContain('sunday: by appointment only');
  expect(lines).toContain('2026-12-24: 08:00-14:00 (Ajunul Crăciunului)');
  expect(lines).toContain('2026-12-25 to 2026-12-26: closed (Crăciunul)');
  expect(lines.join()).not.toContain('2026-12-01');
});

test('what has changed since the last time is listed, but not what is only over', () => {
  const before = listingLines(content, '2026-11-20');
  const [first, ...others] = content.contactDetails.hoursExceptions ?? [];
  const { contactDetails } = content;
  const changed = { ...contactDetails, phoneNumber: '+40264000001', hoursExceptions: first ? others : [] };
  expect(listingChanges(before, listingLines(content, today), today)).toEqual([]);
  expect(listingChanges(before, listingLines({ contactDetails: changed }, today), today)).toEqual([
    '- phone: +40700000000',
    '+ phone: +40264000001',
  ]);
});
