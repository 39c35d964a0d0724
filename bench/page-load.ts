import type { Browser, Page, Request } from '@playwright/test';
import { isHydrated } from '../e2e/support/fixtures.ts';
import { until } from '../scripts/local/processes.ts';
import { openPhone } from './phone.ts';

export type PageLoad = { fcp: number; lcp: number; tbt: number; bytes: number; requests: number };

const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

/** Milliseconds without a request or a long task after which a page is idle; pages for offline come after 10 s. */
const quietTime = 1_000;

declare global {
  interface Window {
    watched: { lcp: number; longTasks: { start: number; end: number }[] };
  }
}

function watch() {
  window.watched = { lcp: 0, longTasks: [] };
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe('largest-contentful-paint', ({ startTime }) => (window.watched.lcp = startTime));
  observe('longtask', ({ startTime, duration }) =>
    window.watched.longTasks.push({ start: startTime, end: startTime + duration }),
  );
}

/** Runs in the page. TBT is the time beyond 50 ms of every long task after the first paint. */
function readTimes() {
  const { lcp, longTasks } = window.watched;
  const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
  const blocking = longTasks.map(({ start, end }) => Math.max(0, end - Math.max(start, fcp) - 50));
  return {
    fcp,
    lcp,
    tbt: blocking.reduce((sum, each) => sum + each, 0),
    sinceLongTask: performance.now() - Math.max(0, ...longTasks.map(({ end }) => end)),
  };
}

function watchRequests(tab: Page) {
  const finished: Request[] = [];
  const open = new Set<Request>();
  let count = 0;
  let lastEnd = performance.now();
  const end = (request: Request) => {
    open.delete(request);
    lastEnd = performance.now();
  };
  tab.on('request', (request) => {
    open.add(request);
    count += 1;
  });
  tab.on('requestfailed', end);
  tab.on('requestfinished', (request) => {
    finished.push(request);
    end(request);
  });
  return {
    quietFor: () => (open.size > 0 ? 0 : performance.now() - lastEnd),
    async total() {
      const sizes = await Promise.all(finished.map((request) => request.sizes()));
      return {
        requests: count,
        bytes: sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0),
      };
    },
  };
}

export async function loadPage(browser: Browser, url: string): Promise<PageLoad> {
  const { tab, session, close } = await openPhone(browser);
  try {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', network);
    // Playwright's own `evaluate` compiles a script in the page, which would count as the page's.
    const ask = async <Answer>(question: () => Answer) => {
      const expression = `(${String(question)})()`;
      const { result } = await session.send('Runtime.evaluate', { expression, returnByValue: true });
      return result.value as Answer;
    };
    await tab.addInitScript(watch);
    const requests = watchRequests(tab);
    const response = await tab.goto(url);
    if (!response?.ok()) throw new Error(`${url} answered ${response?.status()}.`);
    let readyAt = Number.POSITIVE_INFINITY;
    await until(`${url} to be idle`, async () => {
      if (requests.quietFor() < quietTime) return false;
      const { sinceLongTask } = await ask(readTimes);
      // What hydration requests comes a moment later.
      if (await ask(isHydrated)) readyAt = Math.min(readyAt, performance.now());
      return Math.min(sinceLongTask, performance.now() - readyAt) > quietTime;
    });
    const { fcp, lcp, tbt } = await ask(readTimes);
    return { fcp, lcp, tbt, ...(await requests.total()) };
  } finally {
    await close();
  }
}
