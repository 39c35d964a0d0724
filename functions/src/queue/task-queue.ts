import { applicationDefault, getApps, initializeApp } from 'firebase-admin/app';
import { getFunctions } from 'firebase-admin/functions';
import { region } from '../config/parameters.ts';
import { taskName, type Task } from '../mail/mail-tasks.ts';
import { errorCode } from '../watch/log-events.ts';
import { createAddressBook } from './function-address.ts';
import { attemptSeconds } from './retry-policy.ts';

const emulated = process.env.CLOUD_TASKS_EMULATOR_HOST !== undefined;

async function accessToken(): Promise<string> {
  return (await applicationDefault().getAccessToken()).access_token;
}

const findAddress = createAddressBook(process.env.GCLOUD_PROJECT ?? '', accessToken);

export type TaskQueue = {
  /** False for a task name that was used before. A rejection may still have queued the task. */
  put: (task: Task, scheduleTime?: Date) => Promise<boolean>;
};

function deliverQueue() {
  // Without an account the emulator's queue looks for one on the network, and waits when offline.
  if (getApps().length === 0)
    initializeApp(emulated ? { serviceAccountId: 'emulator@demo-clinic.invalid' } : undefined);
  return getFunctions().taskQueue<Task>(`locations/${region}/functions/deliver`);
}

/** Milliseconds for each call. With 2.5 s for the body, an answer after three calls takes 9.7 s; ten are promised. */
const callLimit = 2_400;

class QueueTimeout extends Error {
  override name = 'QueueTimeout';
}

/** Rejects when a call takes longer; the call itself goes on. */
async function limited<T>(call: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new QueueTimeout()), callLimit);
  try {
    return await Promise.race([call, promise]);
  } finally {
    clearTimeout(timer);
  }
}

async function enqueue(task: Task, scheduleTime?: Date): Promise<boolean> {
  const queue = deliverQueue();
  const uri = emulated ? undefined : await findAddress('deliver');
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
  async put(task, scheduleTime) {
    const end = performance.now() + callLimit;
    const again = (cause: unknown) =>
      performance.now() < end ? enqueue(task, scheduleTime) : Promise.reject(cause);
    // A second call is harmless: the queue knows the name.
    return limited(enqueue(task, scheduleTime).catch(again));
  },
};
