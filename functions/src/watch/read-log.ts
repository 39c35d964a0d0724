import { dayMs } from '../../../shared/durations.ts';
import { errorCode, logEvent, type EventDetails, type EventName } from './log-events.ts';

export type LoggedEvent = EventDetails & { event: EventName; reference: string; time: Date };

/** 20,000 events: a flood must not stop the daily mail. */
const mostPages = 20;

const mostLatest = 1_000;

type Search = { reference?: string; signal?: AbortSignal };

export type ReadLog = (names: EventName[], since: Date, search?: Search) => Promise<LoggedEvent[]>;

type Page = {
  entries?: { timestamp: string; jsonPayload: Omit<LoggedEvent, 'time'> }[];
  nextPageToken?: string;
};

export function createLogReader(
  project: string,
  token: () => Promise<string>,
  origin = 'https://logging.googleapis.com',
): ReadLog {
  return async (names, since, { reference, signal } = {}) => {
    const named = names.map((name) => `"${name}"`).join(' OR ');
    const own = reference ? ` AND jsonPayload.reference="${reference}"` : '';
    const filter = `jsonPayload.event=(${named})${own} AND timestamp>="${since.toISOString()}"`;
    const events: LoggedEvent[] = [];
    let pageToken: string | undefined;
    let pages = 0;
    do {
      const answer = await fetch(`${origin}/v2/entries:list`, {
        method: 'POST',
        ...(signal && { signal }),
        headers: { Authorization: `Bearer ${await token()}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({
          resourceNames: [`projects/${project}`],
          filter,
          orderBy: 'timestamp desc',
          pageSize: 1000,
          pageToken,
        }),
      });
      if (!answer.ok) throw new Error(`The log was not readable: ${answer.status}`);
      const { entries = [], nextPageToken } = (await answer.json()) as Page;
      for (const { timestamp, jsonPayload } of entries) {
        events.push({ ...jsonPayload, time: new Date(timestamp) });
      }
      pageToken = nextPageToken;
      pages += 1;
    } while (pageToken && pages < mostPages);
    return events;
  };
}

/** Knows the requests with an event in the last 30 days; an unreadable log counts as empty. */
export function createEventMemory(readLog: ReadLog, event: EventName) {
  // The log shows an event some seconds after it was written.
  const latest = new Set<string>();

  async function isLogged(reference: string): Promise<boolean> {
    const since = new Date(Date.now() - 30 * dayMs);
    try {
      const found = await readLog([event], since, { reference, signal: AbortSignal.timeout(3_000) });
      return found.length > 0;
    } catch (cause) {
      logEvent('log_unreadable', { reference, code: errorCode(cause) });
      return false;
    }
  }

  return {
    has: async (reference: string) => latest.has(reference) || isLogged(reference),
    add(reference: string) {
      if (latest.size >= mostLatest) latest.clear();
      latest.add(reference);
      logEvent(event, { reference });
    },
  };
}

export type EventMemory = ReturnType<typeof createEventMemory>;
