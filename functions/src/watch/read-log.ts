import type { MailboxName } from '../config/parameters.ts';
import type { EventName } from './log-events.ts';

export type LoggedEvent = {
  event: EventName;
  reference: string;
  mailbox?: MailboxName | undefined;
  time: Date;
};

/** 20,000 events: a flood must not stop the daily mail. */
const mostPages = 20;

export type ReadLog = (names: EventName[], since: Date) => Promise<LoggedEvent[]>;

type Page = {
  entries?: { timestamp: string; jsonPayload: Omit<LoggedEvent, 'time'> }[];
  nextPageToken?: string;
};

export function createLogReader(
  project: string,
  token: () => Promise<string>,
  origin = 'https://logging.googleapis.com',
): ReadLog {
  return async (names, since) => {
    const filter = `jsonPayload.event=(${names.map((name) => `"${name}"`).join(' OR ')}) AND timestamp>="${since.toISOString()}"`;
    const events: LoggedEvent[] = [];
    let pageToken: string | undefined;
    let pages = 0;
    do {
      const answer = await fetch(`${origin}/v2/entries:list`, {
        method: 'POST',
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
