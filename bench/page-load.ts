import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { isHydrated } from '../e2e/support/fixtures.ts';
import { answerOf, openThrottledTab, startPhone } from './browser.ts';

/** What was measured of one page load; milliseconds, the first two from the start of the navigation. */
export type PageLoad = {
  fcp: number;
  lcp: number;
  /** The time beyond 50 ms of every long task after the first paint. */
  tbt: number;
  cls: number;
};

type Watched = { lcp: number; cls: number; tasks: { start: number; end: number }[] };
declare global {
  interface Window {
    watched: Watched;
  }
}

/** Runs in the page before anything of its own. */
function watch() {
  const watched: Watched = { lcp: 0, cls: 0, tasks: [] };
  window.watched = watched;
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe('largest-contentful-paint', ({ startTime }) => (watched.lcp = startTime));
  observe('layout-shift', (entry) => {
    const { hadRecentInput, value } = entry as PerformanceEntry & { hadRecentInput: boolean; value: number };
    if (!hadRecentInput) watched.cls += value;
  });
  observe('longtask', ({ startTime, duration }) => {
    watched.tasks.push({ start: startTime, end: startTime + duration });
  });
}

function readWatched(): PageLoad {
  const { lcp, cls, tasks } = window.watched;
  const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
  const blocking = tasks.map(({ start, end }) => Math.max(0, end - Math.max(start, fcp) - 50));
  return { fcp, lcp, cls, tbt: blocking.reduce((sum, each) => sum + each, 0) };
}

/** Resolves once the page is loaded and its scripts, if it has any, have hydrated it. */
async function settled(tab: Page) {
  await tab.waitForLoadState('load');
  const scripts = await answerOf(tab, () => document.scripts.length);
  if (scripts > 0) await answerOf(tab, isHydrated);
  await tab.waitForLoadState('networkidle');
}

/** Opens a page with an empty cache and nobody touching it. */
export async function measureLoad(url: string): Promise<PageLoad> {
  const phone = await startPhone();
  try {
    const tab = await openThrottledTab(phone.context);
    await tab.addInitScript(watch);
    await tab.goto(url, { waitUntil: 'load' });
    await setTimeout(2_000);
    await settled(tab);
    return await answerOf(tab, readWatched);
  } finally {
    await phone.close();
  }
}
