import { serve } from '../../functions/src/testing/http-server.ts';

type Task = { name: string; httpRequest: { body: string } };

/** What the queue does wrong: answers 500, or has the task and does not answer. */
export type QueueFault = 'refuses' | 'silence';

/** Milliseconds until a task is handed over again, and how many are at once. */
const backoff = 250;
const concurrency = 5;

// The platform checks the token before it calls a function, and the function only reads it.
const token = `${btoa('{"alg":"none"}')}.${btoa('{}')}.`;

/**
 * A fake of Cloud Tasks, for the rows whose fault or load the emulator's queue cannot be given: takes tasks by the
 * same call, a name only once, and hands them to `deliver` until it succeeds. `hold` keeps them meanwhile.
 */
export async function startQueue(deliverUrl: () => string) {
  const names = new Set<string>();
  const waiting: { task: Task; retryCount: number }[] = [];
  let running = 0;
  const queue = { fault: undefined as QueueFault | undefined, hold: false };

  async function hand({ task, retryCount }: (typeof waiting)[number]) {
    running += 1;
    const isDone = await fetch(deliverUrl(), {
      method: 'POST',
      body: Buffer.from(task.httpRequest.body, 'base64'),
      headers: {
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/json',
        'X-CloudTasks-QueueName': 'deliver',
        'X-CloudTasks-TaskName': task.name,
        'X-CloudTasks-TaskRetryCount': String(retryCount),
      },
    }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isDone) running -= 1;
    else
      setTimeout(() => {
        running -= 1;
        waiting.push({ task, retryCount: retryCount + 1 });
        handOver();
      }, backoff);
    handOver();
  }

  function handOver() {
    while (!queue.hold && running < concurrency) {
      const next = waiting.shift();
      if (!next) return;
      void hand(next);
    }
  }

  const server = await serve(({ rawBody }, response) => {
    if (queue.fault === 'refuses') return response.writeHead(500).end('{}');
    const { task } = JSON.parse(rawBody.toString()) as { task: Task };
    const isNew = !names.has(task.name);
    if (isNew) {
      names.add(task.name);
      waiting.push({ task, retryCount: 0 });
      handOver();
    }
    if (queue.fault === 'silence') return;
    return response.writeHead(isNew ? 200 : 409, { 'Content-Type': 'application/json' }).end('{}');
  });

  return Object.assign(queue, {
    host: server.host,
    size: () => waiting.length + running,
    release() {
      queue.hold = false;
      handOver();
    },
    close() {
      queue.hold = true;
      return server.close();
    },
  });
}
