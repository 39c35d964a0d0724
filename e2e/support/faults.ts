import type { Page, Request, Response } from '@playwright/test';
import { isContentFault, type Fault } from '../../scripts/content-service/faults.ts';
import { expect, open, test } from './fixtures.ts';
import { namesOfFindings, type useLiveSite } from './live.ts';
import { cookieBanner } from './page-parts.ts';
import { openingHour } from './states.ts';

/** What can be wrong with a content service. */
export const faults: Fault[] = [
  { name: 'rate-limit', reset: 1 },
  { name: 'unavailable' },
  { name: 'slow', ms: 700 },
  { name: 'hanging' },
  { name: 'html' },
  { name: 'truncated' },
  { name: 'broken-off' },
  { name: 'missing-locale' },
  { name: 'broken-link' },
  { name: 'script-in-html' },
];

/** Pages that are visited at the same time. */
const lanes = 4;

/** Visits pages, some at a time, each in a tab of its own: a site asks for newer content once in a tab. */
async function visitAll(page: Page, paths: string[], visit: (tab: Page, path: string) => Promise<void>) {
  const left = [...paths];
  async function visitInTurn() {
    for (let path = left.shift(); path; path = left.shift()) {
      const tab = await page.context().newPage();
      await visit(tab, path);
      await tab.close();
    }
  }
  await Promise.all(Array.from({ length: lanes }, visitInTurn));
}

/** What a visitor reads, with what comes a moment later (the cookie banner, whether it is open now), and what the head says. */
async function shownBy(page: Page) {
  await expect(cookieBanner(page)).toBeVisible();
  await expect(page.locator('footer .open-now')).not.toBeEmpty();
  return page.evaluate(() => [document.title, document.documentElement.lang, document.body.innerText]);
}

/** A test for each fault: the pages read as they were built, and what is broken is reported by its entry. */
export function showFaults({ service }: ReturnType<typeof useLiveSite>, some: Fault[], paths: string[]) {
  const asBuilt = new Map<string, string[]>();

  async function readAsBuilt(page: Page) {
    if (asBuilt.size > 0) return;
    await visitAll(page, paths, async (tab, path) => {
      await open(tab, path);
      asBuilt.set(path, await shownBy(tab));
    });
  }

  test.describe('content faults', () => {
    test.use({ hasChosen: false });
    for (const fault of some) {
      test(`the content fault "${fault.name}" leaves ${paths.length} pages as they were`, async ({
        page,
      }) => {
        test.setTimeout(180_000);
        // The pages would read otherwise once the clinic opens or closes.
        await page.context().clock.setFixedTime(openingHour);
        await readAsBuilt(page);
        service().setFault(fault);
        const isAsked = (sent: Request | Response) => sent.url().startsWith(service().url);
        await visitAll(page, paths, async (tab, path) => {
          const question =
            fault.name === 'hanging'
              ? tab.waitForEvent('request', isAsked)
              : tab.waitForEvent('response', isAsked);
          await open(tab, path);
          await question;
          if (isContentFault(fault)) await expect.poll(() => namesOfFindings(tab)).not.toEqual([]);
          // A wrong answer would be shown by now.
          await tab.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
          expect(await shownBy(tab), path).toEqual(asBuilt.get(path));
        });
      });
    }
  });
}
