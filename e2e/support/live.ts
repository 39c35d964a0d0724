/** A site that looks for newer content, for the tests of one file, which run one after the other. */
import type { Page } from '@playwright/test';
import { startLiveSite } from '../../scripts/live-site.ts';
import type { Finding } from '../../src/content/contentful/finding.ts';
import { expect, test } from './fixtures.ts';

type LivePlace = Parameters<typeof startLiveSite>[0];
type LiveSite = Awaited<ReturnType<typeof startLiveSite>>;
type Findings = { contentFindings: Finding[] };

export const minutes = 60_000;

/** Starts the site before the tests of a file; each begins with the content the site was built from, and no fault. */
export function useLiveSite(place: LivePlace) {
  const live = {} as { site: LiveSite };
  test.describe.configure({ mode: 'default' });
  test.use({ baseURL: `http://127.0.0.1:${place.sitePort}` });
  test.beforeAll(async () => {
    test.setTimeout(180_000);
    live.site = await startLiveSite(place);
  });
  test.afterAll(() => live.site.close());
  test.beforeEach(async ({ page, quiet }) => {
    live.site.service.reset();
    live.site.service.requests.length = 0;
    quiet.origin = live.site.service.url;
    await page.context().addInitScript(() => {
      const findings: unknown[] = [];
      Object.assign(window, { contentFindings: findings });
      window.addEventListener('contentfindings', (event) =>
        findings.push(...(event as CustomEvent<unknown[]>).detail),
      );
    });
  });
  const asked = () => live.site.service.requests.length;
  return {
    service: () => live.site.service,
    /** How often the site has asked for newer content. */
    asked,
    askedTimes: (count: number) => expect.poll(asked).toBe(count),
  };
}

/** The entries that were found broken, by their ids. */
export const namesOfFindings = (page: Page) =>
  page.evaluate(() => (window as unknown as Findings).contentFindings.map(({ entry }) => entry));

/** Comes back to the tab after five minutes, when the page asks again. */
export async function comeBack(page: Page, now: number) {
  await page.clock.setFixedTime(now);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}
