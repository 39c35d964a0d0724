import { applicationDefault, getApps, initializeApp } from 'firebase-admin/app';
import { getFunctions } from 'firebase-admin/functions';
import { region } from '../config/parameters.ts';
import { taskName, type Task } from '../mail/mail-tasks.ts';
import { errorCode } from '../watch/log-events.ts';
import { createFunctionUriLookup } from './function-uri.ts';
import { attemptSeconds } from './retry-policy.ts';

const usesEmulator = process.env.CLOUD_TASKS_EMULATOR_HOST !== undefined;

async function fetchAccessToken(): Promise<string> {
  return (await applicationDefault().getAccessToken()).access_token;
}

const findFunctionUri = createFunctionUriLookup(process.env.GCLOUD_PROJECT ?? '', fetchAccessToken);

export type TaskQueue = {
  /** Resolves with false if the task's name was used before. After a rejection the task may still be queued. */
  enqueue: (task: Task, scheduleTime?: Date) => Promise<boolean>;
};

function getDeliverQueue() {
  // Without `serviceAccountId` firebase-admin looks for credentials on the network, and hangs when offline.
  if (getApps().length === 0)
    initializeApp(usesEmulator ? { serviceAccountId: 'emulator@demo-clinic.invalid' } : undefined);
  return getFunctions().taskQueue<Task>(`locations/${region}/functions/deliver`);
}

/**
 * The browser waits 20 s for a response, which takes at most 12.1 s: 2.5 s to read the body, and four calls of 2.4 s. One
 * after the other they queue the request's copies (in parallel), the lock of the e-mail address (one confirmation a day),
 * the confirmation, and the lock by which other instances know that the request is confirmed.
 */
const callTimeoutMs = 2_400;

class QueueTimeout extends Error {
  override name = 'QueueTimeout';
}

/** Rejects if the call takes longer than `callTimeoutMs`; the call itself is not aborted. */
async function withTimeout<T>(call: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new QueueTimeout()), callTimeoutMs);
  try {
    return await Promise.race([call, promise]);
  } finally {
    clearTimeout(timer);
  }
}

async function enqueueOnce(task: Task, scheduleTime?: Date): Promise<boolean> {
  const queue = getDeliverQueue();
  const uri = usesEmulator ? undefined : await findFunctionUri('deliver');
  try {
    await queue.enqueue(task, {
      id: taskName(task),
      dispatchDeadlineSeconds: attemptSeconds.queue,
      ...(uri && { uri }),
      ...(scheduleTime && { scheduleTime }),
    });
    return true;
  } catch (cause) {
    if (!errorCode(cause).endsWith('task-already-exists')) throw cause;
    return false;
  }
}

export const taskQueue: TaskQueue = {
  async enqueue(task, scheduleTime) {
    const deadline = performance.now() + callTimeoutMs;
    const retry = (cause: unknown) =>
      performance.now() < deadline ? enqueueOnce(task, scheduleTime) : Promise.reject(cause);
    // A retry is harmless, since Cloud Tasks rejects the duplicate name.
    return withTimeout(enqueueOnce(task, scheduleTime).catch(retry));
  },
};
