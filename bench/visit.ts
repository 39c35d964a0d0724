/** A whole visit: home, prices, a service, contact, sent; how long the second page takes, and what all of it weighs. */
import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { sitePages } from '../e2e/support/site.ts';
import type { RouteName } from '../src/routing/route-names.ts';
import { answerOf, openThrottledTab, runIn, sessionOf, startPhone } from './browser.ts';
import { settled } from './page-load.ts';
import { atMost, median, printTable, spread, type Part } from './report.ts';
import { serveAsCdn, type Site } from './serve.ts';
import { site } from './variants.ts';

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

/** Milliseconds a finger stays on the glass. */
const fingerRests = 80;

/** Taps the middle of an element, past the driver, whose checks run in the page between the finger and the press. */
async function pressAsAFinger(tab: Page, selector: string) {
  const point = await runIn(
    tab,
    (wanted) => {
      const element = document.querySelector(wanted)!;
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    },
    selector,
  );
  const session = await sessionOf(tab);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await setTimeout(fingerRests);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Resolves once nothing has been asked for during a second and a half. */
async function quiet({ traffic }: Site) {
  let before = -1;
  while (traffic().requests !== before) {
    before = traffic().requests;
    await setTimeout(1_500);
  }
}

/** Milliseconds on the home page: longer than the site waits before it keeps pages for a visit without a network. */
const reads = 12_000;

/** Opens the menu, and resolves when it is there. */
async function openMenu(tab: Page) {
  await pressAsAFinger(tab, 'header [popovertarget]');
  await answerOf(tab, () => document.querySelector(':popover-open') !== null);
  await setTimeout(1_000);
}

const pathOf = (route: RouteName) => sitePages.find(({ page }) => page.route === route)?.path ?? '';

/** Presses a link, and gives the milliseconds until the next page was on the screen. */
async function follow(tab: Page, link: string): Promise<number> {
  await runIn(tab, watchNextPage);
  await pressAsAFinger(tab, link);
  return answerOf(tab, () => {
    const { shownAfter } = window;
    delete window.shownAfter;
    return shownAfter;
  });
}

function fillInAndSend() {
  const form = document.querySelector<HTMLFormElement>('main form')!;
  const filledIn = { name: 'Ștefan Țăranu', phone: '0712 345 678', message: 'Aș dori o programare.' };
  for (const [name, value] of Object.entries(filledIn)) {
    (form.elements.namedItem(name) as HTMLInputElement).value = value;
  }
  (form.elements.namedItem('consent') as HTMLInputElement).checked = true;
  form.requestSubmit();
}

type Step = { name: string; requests: number; bytes: number };

/** One visit on a phone with an empty cache: what was sent up to each of its steps, and the time of the second page. */
async function visit(): Promise<{ steps: Step[]; secondPage: number }> {
  const served = await serveAsCdn(site().folders);
  const phone = await startPhone();
  const steps: Step[] = [];
  const note = async (name: string) => {
    await quiet(served);
    steps.push({ name, ...served.traffic() });
  };
  try {
    const tab = await openThrottledTab(phone.context);
    await tab.goto(`${served.origin}/`);
    await settled(tab);
    await note('home');
    await setTimeout(reads);
    await note('home, read');
    await openMenu(tab);
    const secondPage = await follow(tab, `:popover-open a[href="${pathOf('prices')}"]`);
    await note('prices');
    await follow(tab, `footer a[href="${pathOf('service')}"]`);
    await note('a service');
    await openMenu(tab);
    await follow(tab, `:popover-open a[href="${pathOf('contact')}"]`);
    await note('contact');
    await runIn(tab, fillInAndSend);
    await answerOf(tab, () => document.body.innerText.includes('GH-7KXM4'));
    await note('sent');
    return { steps, secondPage };
  } finally {
    await phone.close();
    await served.close();
  }
}

export const measureVisit: Part = async ({ runs }) => {
  const visits: Awaited<ReturnType<typeof visit>>[] = [];
  for (let run = 0; run < runs; run += 1) visits.push(await visit());
  const [{ steps }] = visits as [(typeof visits)[number]];
  const kilobytes = (step: number) => visits.map((each) => (each.steps[step]?.bytes ?? 0) / 1_024);
  printTable(
    `A visit, pages fetched ahead and kept for offline included: median (least-most) of ${runs}`,
    ['up to', 'requests', 'KB sent'],
    steps.map(({ name }, step) => [
      name,
      spread(visits.map((each) => each.steps[step]?.requests ?? 0)),
      spread(kilobytes(step)),
    ]),
  );
  const secondPages = visits.map(({ secondPage }) => secondPage);
  console.log(`\nSecond page, 4x CPU, from the lifting of the finger: ${spread(secondPages)} ms`);
  const requests = visits.map((each) => each.steps[0]?.requests ?? 0);
  return [
    atMost('requests before any press, home', 35, median(requests)),
    atMost('bytes of the visit', 256, median(kilobytes(steps.length - 1)), 'KB'),
    atMost('second page', 250, median(secondPages), 'ms'),
  ];
};
