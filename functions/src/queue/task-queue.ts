import { getApps, initializeApp } from 'firebase-admin/app';
import { getFunctions } from 'firebase-admin/functions';
import { region } from '../config.ts';
import type { DeliveryTask, ProbeTask } from '../request-task.ts';
import { createAddressBook } from './function-address.ts';
import { errorCode } from '../watch/log-events.ts';
import type { ReminderQueue, ReminderTask } from './reminders.ts';
import type { Confirmation, ConfirmationQueue, Mark } from './schedule-confirmation.ts';
import type { ParkedRequest } from './parked-request.ts';

const emulated = process.env.CLOUD_TASKS_EMULATOR_HOST !== undefined;

const findAddress = createAddressBook(process.env.GCLOUD_PROJECT ?? '');

/** What each queue carries, by the name of the queue and of the function it calls. */
type Queues = {
  deliver: DeliveryTask | ProbeTask;
  redeliver: ParkedRequest;
  remind: ReminderTask;
  confirm: Confirmation | Mark;
};

function start(): void {
  if (getApps().length > 0) return;
  // Without an account of its own the emulator's queue looks for one on the network, and waits for it offline.
  initializeApp(emulated ? { serviceAccountId: 'emulator@demo-clinic.invalid' } : undefined);
}

const taskQueue = <Name extends keyof Queues>(name: Name) =>
  getFunctions().taskQueue<Queues[Name]>(`locations/${region}/functions/${name}`);

/** False when a task of this name is or was there. Throws when the queue did not confirm it, and may hold it. */
async function put<Name extends keyof Queues>(
  name: Name,
  id: string,
  task: Queues[Name],
  scheduleTime?: Date,
): Promise<boolean> {
  start();
  // Without it firebase-admin makes an address of region and project.
  const uri = emulated ? undefined : await findAddress(name);
  try {
    await taskQueue(name).enqueue(task, { id, ...(uri && { uri }), ...(scheduleTime && { scheduleTime }) });
    return true;
  } catch (cause) {
    if (!errorCode(cause).endsWith('task-already-exists')) throw cause;
    return false;
  }
}

/** A task already there is the same one sent again. */
async function enqueue<Name extends keyof Queues>(...task: Parameters<typeof put<Name>>): Promise<void> {
  await put(...task);
}

export const enqueueDelivery = (task: DeliveryTask | ProbeTask) => enqueue('deliver', task.key, task);

export const enqueueParked = (name: string, parked: ParkedRequest, scheduleTime: Date) =>
  enqueue('redeliver', name, parked, scheduleTime);

export const reminderQueue: ReminderQueue = {
  enqueue: (name, task, scheduleTime) => enqueue('remind', name, task, scheduleTime),
  async remove(name) {
    start();
    await taskQueue('remind').delete(name);
  },
};

export const confirmationQueue: ConfirmationQueue = {
  put: (name, task, scheduleTime) => put('confirm', name, task, scheduleTime),
};
