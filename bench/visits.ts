/** What comes after the first page: the second one of a visit, and coming back another day. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { sitePages } from '../e2e/support/site.ts';
import { buildFolders } from '../scripts/build-folders.ts';
import { answerOf, openThrottledTab, runIn, sessionOf, startPhone } from './browser.ts';
import { makeFloor } from './floor.ts';
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

/**
 * Notes how long the next press takes to show another page: from the lifting of the finger until the frame with its heading
 * is on the screen, as Event Timing has it (in steps of 8 ms).
 */
function watchNextPage() {
  const heading = document.querySelector('main h1');
  let presented = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntriesByName('click')) presented = Math.max(presented, duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  document.addEventListener(
    'click',
    ({ timeStamp }) => {
      const look = () => {
        const next = document.querySelector('main h1');
        if (!next || next === heading) {
          requestAnimationFrame(look);
          return;
        }
        // Event Timing speaks of the first frame; a page that comes in a later one was not there before this.
        const made = performance.now() - timeStamp;
        window.setTimeout(() => (window.shownAfter = Math.max(presented, made)), 1_000);
      };
      requestAnimationFrame(look);
    },
    { capture: true, once: true },
  );
}

/** Without scripts the browser itself goes to the next page, which is shown with its first paint. */
function watchNextDocument() {
  const note = ({ timeStamp }: Event) =>
    sessionStorage.setItem('pressed', String(performance.timeOrigin + timeStamp));
  document.addEventListener('click', note, { capture: true, once: true });
}

function readShown() {
  if (window.shownAfter !== undefined) return window.shownAfter;
  const pressed = Number(sessionStorage.getItem('pressed'));
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const isNext = pressed > 0 && performance.timeOrigin > pressed;
  return isNext && paint ? performance.timeOrigin + paint.startTime - pressed : undefined;
}

type Variant = { name: string; folder: string; watch: () => void };
type Way = { name: string; come: (tab: Page) => Promise<unknown>; link: string };

/** Milliseconds a finger stays on the glass. */
const fingerRests = 80;

/** Taps the middle of an element, past the driver, whose checks run in the page between the finger and the press. */
async function pressAsAFinger(tab: Page, selector: string) {
  const point = await runIn(
    tab,
    (wanted) => {
      const { x, y, width, height } = document.querySelector(wanted)!.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    },
    selector,
  );
  const session = await sessionOf(tab);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await setTimeout(fingerRests);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Brings an element into the middle of the screen. */
const scrollTo = (tab: Page, selector: string) =>
  runIn(
    tab,
    (wanted) => document.querySelector(wanted)!.scrollIntoView({ block: 'center', behavior: 'instant' }),
    selector,
  );

const prices = sitePages.find(({ page }) => page.route === 'prices')!.path;
const ways: Way[] = [
  {
    name: 'home to prices by the menu',
    come: (tab) => pressAsAFinger(tab, '.header__menu-button'),
    link: `.mobile-panel a[href="${prices}"]`,
  },
  {
    name: 'home to prices by a link in the footer',
    come: (tab) => scrollTo(tab, `footer a[href="${prices}"]`),
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

/** One visit: the home page, the way to a link, a moment to read it, the press. */
async function secondPage({ folder, watch }: Variant, { come, link }: Way): Promise<number> {
  const site = await serveAsCdn(folder);
  const phone = await startPhone();
  try {
    const tab = await openThrottledTab(phone.context);
    await tab.goto(`${site.origin}/`);
    await settled(tab);
    await come(tab);
    await fetchedAhead(site);
    await runIn(tab, watch);
    await pressAsAFinger(tab, link);
    return await answerOf(tab, readShown);
  } finally {
    await phone.close();
    await site.close();
  }
}

/** What the server was asked for by a visitor who comes back, in a new browser with the cache of the first. */
async function returnVisit(path: string): Promise<Asked[]> {
  const profile = await mkdtemp(join(tmpdir(), 'ghiocel-bench-'));
  const site = await serveAsCdn(buildFolders().site);
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
  const variants: Variant[] = [
    { name: 'site', folder: buildFolders().site, watch: watchNextPage },
    { name: 'floor', folder: await makeFloor(buildFolders().site), watch: watchNextDocument },
  ];
  const times = ways.map(() => variants.map((): number[] => []));
  for (let run = 0; run < runs; run += 1) {
    for (const [index, way] of ways.entries()) {
      for (const [each, variant] of variants.entries()) {
        times[index]?.[each]?.push(await secondPage(variant, way));
      }
    }
    console.error(`run ${run + 1} of ${runs}`);
  }
  printTable(
    `Second page of a visit, 4x CPU, 1.6 Mbps: ms from the lifting of the finger until it is on the screen, median (least-most) of ${runs}`,
    ['way', ...variants.map(({ name }) => name)],
    ways.map(({ name }, index) => [name, ...(times[index] ?? []).map((each) => spread(each))]),
  );

  const asked = await returnVisit('/');
  const fetched = asked.filter(({ status }) => status !== 304);
  printTable(
    'Return visit to the home page: what the server was asked for',
    ['address', 'answer'],
    asked.map(({ path, status }) => [path, status === 304 ? '304, unchanged' : String(status)]),
  );
  return [
    ...ways.flatMap(({ name }, index) => {
      const [site, floor] = (times[index] ?? []).map(median);
      return [
        atMost(name, 100, site!, 'ms'),
        atMost(`${name}, against the floor`, 1.05, site! / floor!, '', 2),
      ];
    }),
    atMost('return visit: files fetched', 0, fetched.length),
  ];
}
