import { setTimeout } from 'node:timers/promises';
import type { CDPSession } from '@playwright/test';
import { sessionOf, startPhone } from './browser.ts';

/**
 * What a page costs, from a trace: milliseconds of processor time, which another process on the machine lengthens less than
 * time on the clock.
 */
export type PageCost = {
  /** All tasks of the main thread up to two seconds after the load. */
  mainThread: number;
  /** All layouts of that time. */
  layout: number;
  /** The longest of them. */
  longestLayout: number;
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
  const [paint] = events
    .filter(({ name }) => name === 'firstContentfulPaint')
    .toSorted((a, b) => a.ts - b.ts);
  if (!paint) throw new Error('The page painted nothing.');
  const own = events.filter(({ pid, tid }) => pid === paint.pid && tid === paint.tid);
  const load = own.find(({ name }) => name === 'loadEventEnd')?.ts ?? Number.NaN;
  const named = (wanted: string, from: number, to: number) =>
    own.filter(({ name, ts }) => name === wanted && ts >= from && ts < to);
  const times = (found: TraceEvent[]) => found.map(({ tdur = 0 }) => tdur / 1_000);
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  const seconds = 1_000_000;
  const layouts = times(named('Layout', 0, load + 2 * seconds));
  return {
    mainThread: sum(times(named('ThreadControllerImpl::RunTask', 0, load + 2 * seconds))),
    layout: sum(layouts),
    longestLayout: Math.max(...layouts),
    paints: named('Paint', load + 2 * seconds, load + 4 * seconds).length,
  };
}

/** Opens a page with an empty cache and nobody touching it. */
export async function measureCost(url: string): Promise<PageCost> {
  const phone = await startPhone();
  try {
    const tab = await phone.context.newPage();
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
