import { setTimeout } from 'node:timers/promises';
import type { CDPSession } from '@playwright/test';
import { openThrottledTab, sessionOf, startPhone } from './browser.ts';

/** What a page costs the processor of a phone, from a trace; times in milliseconds. */
export type PageCost = {
  /** All tasks of the main thread up to two seconds after the load. */
  mainThread: number;
  /** Layout up to the first contentful paint. */
  firstLayout: number;
  /** How often the main thread painted between two and four seconds after the load, nobody touching anything. */
  paints: number;
};

type TraceEvent = { name: string; pid: number; tid: number; ts: number; tdur?: number };

async function traced(session: CDPSession, run: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const complete = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()));
  const includedCategories = ['devtools.timeline', 'loading', 'toplevel', 'blink.user_timing'];
  await session.send('Tracing.start', { traceConfig: { includedCategories } });
  await run();
  await session.send('Tracing.end');
  await complete;
  return events;
}

function costOf(events: TraceEvent[]): PageCost {
  const [paint] = events.filter(({ name }) => name === 'firstContentfulPaint').toSorted((a, b) => a.ts - b.ts);
  if (!paint) throw new Error('The page painted nothing.');
  const own = events.filter(({ pid, tid }) => pid === paint.pid && tid === paint.tid);
  const load = own.find(({ name }) => name === 'loadEventEnd')?.ts ?? Number.NaN;
  const named = (wanted: string, from: number, to: number) =>
    own.filter(({ name, ts }) => name === wanted && ts >= from && ts < to);
  const milliseconds = (found: TraceEvent[]) =>
    found.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1_000;
  const seconds = 1_000_000;
  return {
    mainThread: milliseconds(named('ThreadControllerImpl::RunTask', 0, load + 2 * seconds)),
    firstLayout: milliseconds(named('Layout', 0, paint.ts)),
    paints: named('Paint', load + 2 * seconds, load + 4 * seconds).length,
  };
}

/** Opens a page with an empty cache, a processor four times as slow and nobody touching it. */
export async function measureCost(url: string): Promise<PageCost> {
  const phone = await startPhone();
  try {
    const tab = await openThrottledTab(phone.context, { network: false });
    const session = await sessionOf(tab);
    const events = await traced(session, async () => {
      await tab.goto(url, { waitUntil: 'load' });
      await setTimeout(4_200);
    });
    return costOf(events);
  } finally {
    await phone.close();
  }
}
