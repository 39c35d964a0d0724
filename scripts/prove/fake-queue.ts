import type { ServerResponse } from 'node:http';
import { serve } from '../../functions/src/testing/http-server.ts';

type Task = { name: string; scheduleTime?: string; httpRequest: { body: string } };

type Entry = { task: Task; queue: string; retryCount: number; dueAt: number; isRunning: boolean };

/** What the queue does wrong: answers 500, or has the task and does not answer. */
type QueueFault = 'refuses' | 'silence';

const concurrency = 5;

/** More milliseconds than a timer can wait. */
const longestTimer = 2 ** 31 - 1;

// The platform checks the token before it calls a function, and the function only reads it.
const token = `${btoa('{"alg":"none"}')}.${btoa('{}')}.`;

const tasksPath = /\/queues\/(?<queue>[^/]+)\/tasks(\/(?<id>[^/:?]+))?(?<run>:run)?/;

function answer(response: ServerResponse, status: number, body: unknown = {}) {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}

/** What is told of a task without its content, as by the view BASIC. */
const basicView = ({ task, dueAt }: Entry) => ({
  name: task.name,
  scheduleTime: new Date(dueAt).toISOString(),
});

/**
 * A fake of Cloud Tasks, for the rows whose fault, load or time the emulator's queue cannot be given: takes tasks by the
 * same calls, a name only once, and hands them to the queue's function from when they are due until it succeeds. What
 * time it is, `Date` says, which a test may set. `hold` keeps the tasks meanwhile.
 * @param backoff milliseconds until a task is handed over again, by how often it has been
 */
export async function startQueue(
  urlOf: (queue: string) => string,
  backoff: (retryCount: number) => number = () => 250,
) {
  const names = new Set<string>();
  const entries = new Map<string, Entry>();
  const running = new Set<Promise<void>>();
  const state = { fault: undefined as QueueFault | undefined, hold: false };

  function setDue(entry: Entry, dueAt: number) {
    entry.dueAt = dueAt;
    wakeFor(entry);
  }

  // A timer may fire a millisecond before `Date` has come to the hour: it is asked again.
  function wakeFor(entry: Entry) {
    const wait = entry.dueAt - Date.now();
    if (wait <= 0) return handOver();
    setTimeout(wakeFor, Math.min(wait, longestTimer), entry).unref();
  }

  function call({ task, queue, retryCount, dueAt }: Entry): Promise<boolean> {
    return fetch(urlOf(queue), {
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
    }).then(
      ({ ok }) => ok,
      () => false,
    );
  }

  async function hand(entry: Entry) {
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    running.add(ended);
    entry.isRunning = true;
    const isDone = await call(entry);
    entry.isRunning = false;
    running.delete(ended);
    if (isDone) entries.delete(entry.task.name);
    else setDue(entry, Date.now() + backoff(entry.retryCount++));
    handOver();
    end();
  }

  const isDue = (entry: Entry) => !entry.isRunning && entry.dueAt <= Date.now();

  function handOver() {
    for (const entry of entries.values()) {
      if (state.hold || running.size >= concurrency) return;
      if (isDue(entry)) void hand(entry);
    }
  }

  function create(queue: string, task: Task, response: ServerResponse) {
    const isNew = !names.has(task.name);
    if (isNew) {
      names.add(task.name);
      const entry = { task, queue, retryCount: 0, dueAt: 0, isRunning: false };
      entries.set(task.name, entry);
      setDue(entry, task.scheduleTime ? Date.parse(task.scheduleTime) : Date.now());
    }
    if (state.fault !== 'silence') answer(response, isNew ? 200 : 409);
  }

  const server = await serve(({ rawBody, method, url = '' }, response) => {
    if (state.fault === 'refuses') return answer(response, 500);
    const { queue = '', id, run } = tasksPath.exec(url)?.groups ?? {};
    const own = [...entries.values()].filter((entry) => entry.queue === queue);
    if (method === 'GET') return answer(response, 200, { tasks: own.map(basicView) });
    if (!id) return create(queue, (JSON.parse(rawBody.toString()) as { task: Task }).task, response);
    const entry = own.find(({ task }) => task.name.endsWith(`/${id}`));
    if (entry && method === 'DELETE') {
      entries.delete(entry.task.name);
      return answer(response, 200);
    }
    if (!entry || !run) return answer(response, 404);
    void hand(entry);
    return answer(response, 200, basicView(entry));
  });

  return Object.assign(state, {
    host: server.host,
    size: () => entries.size,
    /** When the next task is due; infinity for an empty queue. */
    nextDue: () => Math.min(Infinity, ...[...entries.values()].map(({ dueAt }) => dueAt)),
    /** Resolves once no task is due. */
    async settled() {
      handOver();
      while (running.size > 0) await Promise.race(running);
    },
    release() {
      state.hold = false;
      handOver();
    },
    close() {
      state.hold = true;
      return server.close();
    },
  });
}
