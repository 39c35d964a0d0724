/** What comes after the first page: the second one of a visit, and coming back another day. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { sitePages } from '../e2e/site.ts';
import { siteFolder } from '../scripts/local-site.ts';
import { answerOf, openThrottledTab, startPhone } from './browser.ts';
import { settled } from './paint.ts';
import { atMost, printTable, type Figure } from './report.ts';
import { serveAsCdn, type Asked, type Site } from './serve.ts';
import { median, spread } from './statistics.ts';

declare global {
  interface Window {
    /** Milliseconds from the press on a link until the next page was on the screen. */
    shownAfter?: number;
  }
}

/** Notes how long the next press takes to show another page: until the frame with its heading is painted. */
function watchNextPage() {
  const heading = document.querySelector('main h1');
  document.addEventListener(
    'click',
    ({ timeStamp }) => {
      const look = () => {
        const next = document.querySelector('main h1');
        // The first task after a frame's callbacks runs once the frame is painted.
        if (next && next !== heading)
          window.setTimeout(() => (window.shownAfter = performance.now() - timeStamp));
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    },
    { capture: true, once: true },
  );
}

type Way = { name: string; come: (tab: Page) => Promise<unknown>; link: string };

const prices = sitePages.find(({ page }) => page.route === 'prices')!.path;
const ways: Way[] = [
  {
    name: 'home to prices by the menu',
    come: (tab) => tab.locator('.head__burger').tap(),
    link: `.panel a[href="${prices}"]`,
  },
  {
    name: 'home to prices by a link in the footer',
    come: (tab) => tab.locator(`footer a[href="${prices}"]`).first().scrollIntoViewIfNeeded(),
    link: `footer a[href="${prices}"]`,
  },
];

/** Resolves once nothing has been asked for during a second and a half. */
async function fetchedAhead({ asked }: Site) {
  let before = -1;
  while (asked.length !== before) {
    before = asked.length;
    await setTimeout(1_500);
  }
}

/** Taps the middle of a link. Not by its locator, whose checks run in the page between the finger and the press. */
async function pressAsAFinger(tab: Page, link: string) {
  const box = await tab.locator(link).first().boundingBox();
  if (!box) throw new Error(`${link} is not on the screen.`);
  await tab.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

/** One visit: the home page, the way to a link, a moment to read it, the press. */
async function secondPage(site: Site, { come, link }: Way): Promise<number> {
  const phone = await startPhone();
  try {
    const tab = await openThrottledTab(phone.context);
    await tab.goto(`${site.origin}/`);
    await settled(tab);
    await come(tab);
    await fetchedAhead(site);
    await tab.evaluate(watchNextPage);
    await pressAsAFinger(tab, link);
    return await answerOf(tab, () => window.shownAfter);
  } finally {
    await phone.close();
  }
}

/** What the server was asked for by a visitor who comes back, in a new browser with the cache of the first. */
async function returnVisit(path: string): Promise<Asked[]> {
  const profile = await mkdtemp(join(tmpdir(), 'ghiocel-bench-'));
  const site = await serveAsCdn(siteFolder);
  try {
    for (const visit of ['first', 'second']) {
      const phone = await startPhone({ profile });
      if (visit === 'second') site.asked.length = 0;
      const tab = await phone.context.newPage();
      await tab.goto(site.origin + path);
      await settled(tab);
      await phone.close();
    }
    return site.asked;
  } finally {
    await site.close();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Measures the second page of a visit and a return visit. */
export async function measureVisits({ runs }: { runs: number }): Promise<Figure[]> {
  const site = await serveAsCdn(siteFolder);
  const times = ways.map((): number[] => []);
  for (let run = 0; run < runs; run += 1) {
    for (const [index, way] of ways.entries()) times[index]?.push(await secondPage(site, way));
    console.error(`run ${run + 1} of ${runs}`);
  }
  await site.close();
  printTable(
    `Second page of a visit, 4x CPU, 1.6 Mbps: ms from the press until it is shown, median (least-most) of ${runs}`,
    ['way', 'shown after'],
    ways.map(({ name }, index) => [name, spread(times[index] ?? [])]),
  );

  const asked = await returnVisit('/');
  const fetched = asked.filter(({ status }) => status !== 304);
  printTable(
    'Return visit to the home page: what the server was asked for',
    ['address', 'answer'],
    asked.map(({ path, status }) => [path, status === 304 ? '304, unchanged' : String(status)]),
  );
  return [
    ...ways.map(({ name }, index) => atMost(name, 100, median(times[index] ?? []), 'ms')),
    atMost('return visit: files fetched', 0, fetched.length),
  ];
}
