import type { Page } from '@playwright/test';
import { isHydrated } from '../e2e/support/fixtures.ts';
import { answerOf, openThrottledTab, startPhone } from './browser.ts';

/** What was measured of one page load; milliseconds from the start of the navigation. */
export type Paint = {
  fcp: number;
  lcp: number;
  /** What was painted largest. */
  largest: string;
  /** The time beyond 50 ms of every long task after the first paint. */
  tbt: number;
  cls: number;
  /** When the first script was asked for; undefined without scripts. */
  firstScript: number | undefined;
};

type Watched = { lcp: number; largest: string; cls: number; tasks: { start: number; end: number }[] };
declare global {
  interface Window {
    watched: Watched;
    menuWorks?: number;
  }
}

/** Runs in the page before anything of its own. */
function watch() {
  const watched: Watched = { lcp: 0, largest: '', cls: 0, tasks: [] };
  window.watched = watched;
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe('largest-contentful-paint', (entry) => {
    const { element, url } = entry as PerformanceEntry & { element?: Element; url: string };
    watched.lcp = entry.startTime;
    watched.largest = `${element?.localName ?? '?'} ${url.split('/').pop() ?? ''}`.trim();
  });
  observe('layout-shift', (entry) => {
    const { hadRecentInput, value } = entry as PerformanceEntry & { hadRecentInput: boolean; value: number };
    if (!hadRecentInput) watched.cls += value;
  });
  observe('longtask', ({ startTime, duration }) => {
    watched.tasks.push({ start: startTime, end: startTime + duration });
  });
}

function readPaint(): Paint {
  const { lcp, largest, cls, tasks } = window.watched;
  const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
  const blocking = tasks.map(({ start, end }) => Math.max(0, end - Math.max(start, fcp) - 50));
  const script = performance.getEntriesByType('resource').find(({ name }) => name.endsWith('.js'));
  const tbt = blocking.reduce((sum, each) => sum + each, 0);
  return { fcp, lcp, largest, cls, tbt, firstScript: script?.startTime };
}

/** Resolves once the page is loaded and its scripts, if it has any, have hydrated it. */
export async function settled(tab: Page) {
  await tab.waitForLoadState('load');
  const scripts = await answerOf(tab, () => document.scripts.length);
  if (scripts > 0) await answerOf(tab, isHydrated);
  await tab.waitForLoadState('networkidle');
}

/** Opens a page with an empty cache, `watching` in it before anything of its own, and reads off what is wanted. */
async function inNewPhone<Result>(
  url: string,
  spki: string | undefined,
  watching: () => void,
  read: (tab: Page) => Promise<Result>,
): Promise<Result> {
  const phone = await startPhone({ spki });
  try {
    const tab = await openThrottledTab(phone.context);
    await tab.addInitScript(watching);
    await tab.goto(url, { waitUntil: 'commit' });
    return await read(tab);
  } finally {
    await phone.close();
  }
}

/** What a page load shows with nobody touching it. */
export function measurePaint(url: string, spki?: string): Promise<Paint> {
  return inNewPhone(url, spki, watch, async (tab) => {
    await settled(tab);
    return answerOf(tab, readPaint);
  });
}

/** Presses the menu's button from the moment it is there until the menu is open. */
function pressMenu() {
  const press = () => {
    const button = document.querySelector<HTMLElement>('.header__menu-button');
    button?.click();
    if (document.querySelector('[popover]:popover-open')) window.menuWorks = performance.now();
    else requestAnimationFrame(press);
  };
  press();
}

/** Milliseconds until the menu opens at a press. */
export function measureMenu(url: string, spki?: string): Promise<number> {
  return inNewPhone(url, spki, pressMenu, (tab) => answerOf(tab, () => window.menuWorks));
}
