import type { ServerResponse } from 'node:http';
import { vi } from 'vitest';
import { hourMs } from '../../../shared/durations.ts';
import { queueOptions, backoffSeconds } from '../queue/retry-policy.ts';
import { jsonOf, serve } from './http-server.ts';

type Task = { name: string; scheduleTime?: string; httpRequest: { body: string } };

type Entry = { task: Task; retryCount: number; dueAt: number; firstRun?: number };

/** Milliseconds for which the name of a finished task is refused. */
const rememberedMs = hourMs;

// The platform verifies the token before it calls a function; the function only decodes it.
const unverifiedToken = `${btoa('{"alg":"none"}')}.${btoa('{}')}.`;

async function callDeliver({ task, retryCount, dueAt }: Entry, functionsUrl: string): Promise<number> {
  const { status } = await fetch(`${functionsUrl}/deliver`, {
    method: 'POST',
    body: Buffer.from(task.httpRequest.body, 'base64'),
    headers: {
      Authorization: `Bearer ${unverifiedToken}`,
      'Content-Type': 'application/json',
      'X-CloudTasks-QueueName': 'deliver',
      'X-CloudTasks-TaskName': task.name,
      'X-CloudTasks-TaskRetryCount': String(retryCount),
      'X-CloudTasks-TaskETA': String(dueAt / 1000),
    },
  });
  return status;
}

/**
 * A fake of Cloud Tasks for tests that set the clock. It accepts the same calls, refuses a used name for an hour, and calls
 * `deliver` below `functionsUrl` only while the test lets time pass.
 */
export async function startTaskQueue(functionsUrl: string) {
  const ended = new Map<string, number>();
  const entries = new Map<string, Entry>();
  const state = {
    isDown: false,
    /** The response to an accepted task; with any status but 200 the caller believes that the task was refused. */
    acceptedStatus: 200,
    answersAfter: undefined as Promise<void> | undefined,
    givenUp: [] as string[],
    lastStatus: 0,
  };

  function create(task: Task): number {
    const isRemembered = Date.now() - (ended.get(task.name) ?? -Infinity) < rememberedMs;
    if (entries.has(task.name) || isRemembered) return 409;
    const dueAt = task.scheduleTime ? Date.parse(task.scheduleTime) : Date.now();
    entries.set(task.name, { task, retryCount: 0, dueAt });
    return state.acceptedStatus;
  }

  function finish(name: string) {
    if (entries.delete(name)) ended.set(name, Date.now());
  }

  function answer(response: ServerResponse, status: number) {
    response.writeHead(status, { 'Content-Type': 'application/json' }).end('{}');
  }

  const server = await serve(async (request, response) => {
    if (state.isDown) return answer(response, 500);
    const { task } = await jsonOf<{ task: Task }>(request);
    const status = create(task);
    await state.answersAfter;
    return answer(response, status);
  });

  const { maxAttempts, maxRetrySeconds } = queueOptions.retryConfig;

  async function run(entry: Entry) {
    entry.firstRun ??= Date.now();
    state.lastStatus = await callDeliver(entry, functionsUrl);
    if (state.lastStatus < 300) return finish(entry.task.name);
    entry.retryCount += 1;
    const isOver = Date.now() - entry.firstRun >= maxRetrySeconds * 1000;
    if (isOver && entry.retryCount >= maxAttempts) {
      state.givenUp.push(entry.task.name);
      return finish(entry.task.name);
    }
    entry.dueAt = Date.now() + 1000 * backoffSeconds(entry.retryCount);
  }

  return Object.assign(state, {
    host: server.host,
    /** Advances the clock by milliseconds; each task runs when it is due, and is retried after a failure. */
    async pass(milliseconds: number) {
      const end = Date.now() + milliseconds;
      for (;;) {
        const byTime = [...entries.values()].toSorted((a, b) => a.dueAt - b.dueAt);
        const dueAt = byTime[0]?.dueAt ?? Infinity;
        if (dueAt > end) break;
        vi.setSystemTime(Math.max(dueAt, Date.now()));
        const dueEntries = byTime.filter((entry) => entry.dueAt <= Date.now());
        const { maxConcurrentDispatches } = queueOptions.rateLimits;
        await Promise.all(dueEntries.slice(0, maxConcurrentDispatches).map(run));
      }
      vi.setSystemTime(end);
    },
    /** Advances the clock by milliseconds, as if each attempt until then had failed. */
    skipFailures(milliseconds: number) {
      const end = Date.now() + milliseconds;
      for (const entry of entries.values()) {
        while (entry.dueAt < end) {
          entry.firstRun ??= entry.dueAt;
          entry.retryCount += 1;
          entry.dueAt += 1000 * backoffSeconds(entry.retryCount);
        }
      }
      vi.setSystemTime(end);
    },
    enqueue: (name: string, data: unknown) =>
      create({ name, httpRequest: { body: Buffer.from(JSON.stringify({ data })).toString('base64') } }),
    due: () => [...entries.values()].map(({ task, dueAt }) => ({ name: task.name, dueAt })),
    clear: () => entries.clear(),
    close: server.close,
  });
}
