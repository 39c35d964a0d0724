import { expect, test } from 'vitest';
import { clinicClock, wallTimeAt } from '../shared/clock.ts';
import { openingStateAt } from '../shared/schedule.ts';
import { loadSiteContent } from './content/load-site-content.ts';
import { siteFacts } from './prerender.tsx';
import { embeddedSpace } from './testing/changed-space.ts';

test('site facts have the pages, packages, consent version, opening hours and texts of the content', () => {
  const { pages, packages, consentVersion, openingHours, texts } = siteFacts(embeddedSpace);
  const ro = loadSiteContent('ro', embeddedSpace);
  expect(pages).toEqual(expect.arrayContaining(['/', '/en', '/ro/contact', '/en/contact']));
  expect(packages).toHaveLength(ro.promoPackages.packages.length);
  expect(packages[0]).toContain(ro.promoPackages.packages[0]?.title);
  expect(consentVersion).toBe(ro.privacy.version);
  const kindAt = (time: string) =>
    openingStateAt(openingHours, wallTimeAt(Date.parse(time), clinicClock)).kind;
  expect(kindAt('2026-11-23T10:00Z')).toBe('open');
  expect(kindAt('2026-11-23T22:00Z')).toBe('closed');
  expect(texts['en']?.late).toBe(loadSiteContent('en', embeddedSpace).requestSentPage.late);
});
