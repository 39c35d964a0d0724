import type { ServerResponse } from 'node:http';
import { vi } from 'vitest';
import { serve } from './http-server.ts';

type Task = { name: string; scheduleTime?: string; httpRequest: { body: string } };

type Entry = { task: Task; queue: string; retryCount: number; dueAt: number };

const path = /\/queues\/(?<queue>[^/]+)\/tasks(\/(?<id>[^/]+))?$/;

/** At most so many tasks run at once. */
const concurrency = 10;

// The platform checks the token before it calls a function, and the function only reads it.
const token = `${btoa('{"alg":"none"}')}.${btoa('{}')}.`;

/** Milliseconds until the next attempt: 30 seconds, doubled up to an hour. */
const backoff = (retryCount: number) => Math.min(30_000 * 2 ** retryCount, 3_600_000);

async function isDone({ task, queue, retryCount, dueAt }: Entry, functions: string): Promise<boolean> {
  const { ok } = await fetch(`${functions}/${queue}`, {
    method: 'POST',
    body: Buffer.from(task.httpRequest.body, 'base64'),
    headers: {
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
      'X-CloudTasks-QueueName': queue,
      'X-CloudTasks-TaskName': task.name,
      'X-CloudTasks-TaskRetryCount': String(retryCount),
      'X-CloudTasks-TaskETA': String(dueAt / 1000),
    },
  });
  return ok;
}

/**
 * A fake of Cloud Tasks for a test that sets the clock: it takes tasks by the same calls, each name only once, and calls
 * the function of a queue, at an address below `functions`, only while the test lets time pass.
 */
export async function startTaskQueue(functions: string) {
  const names = new Set<string>();
  const entries = new Map<string, Entry>();
  const state = { isDown: false };

  function create(queue: string, task: Task): number {
    if (names.has(task.name)) return 409;
    names.add(task.name);
    const dueAt = task.scheduleTime ? Date.parse(task.scheduleTime) : Date.now();
    entries.set(task.name, { task, queue, retryCount: 0, dueAt });
    return 200;
  }

  function remove(id: string): number {
    const name = [...entries.keys()].find((each) => each.endsWith(`/${id}`));
    return name && entries.delete(name) ? 200 : 404;
  }

  function answer(response: ServerResponse, status: number) {
    response.writeHead(status, { 'Content-Type': 'application/json' }).end('{}');
  }

  const server = await serve(({ rawBody, url = '' }, response) => {
    const { queue = '', id } = path.exec(url)?.groups ?? {};
    if (state.isDown) return answer(response, 500);
    if (id) return answer(response, remove(id));
    const { task } = JSON.parse(rawBody.toString()) as { task: Task };
    return answer(response, create(queue, task));
  });

  async function run(entry: Entry) {
    if (await isDone(entry, functions)) entries.delete(entry.task.name);
    else entry.dueAt = Date.now() + backoff(entry.retryCount++);
  }

  return Object.assign(state, {
    host: server.host,
    /** Sets the clock forward by milliseconds; each task runs when it is due, and again after a failure. */
    async pass(milliseconds: number) {
      const end = Date.now() + milliseconds;
      for (;;) {
        const byTime = [...entries.values()].toSorted((a, b) => a.dueAt - b.dueAt);
        const dueAt = byTime[0]?.dueAt ?? Infinity;
        if (dueAt > end) break;
        vi.setSystemTime(Math.max(dueAt, Date.now()));
        await Promise.all(
          byTime
            .filter((entry) => entry.dueAt <= Date.now())
            .slice(0, concurrency)
            .map(run),
        );
      }
      vi.setSystemTime(end);
    },
    clear: () => entries.clear(),
    close: server.close,
  });
}
