import { getApps, initializeApp } from 'firebase-admin/app';
import { getFunctions } from 'firebase-admin/functions';
import { region } from '../config.ts';
import type { DeliveryTask, ProbeTask } from './delivery-task.ts';
import { createAddressBook } from './function-address.ts';
import { errorCode } from '../monitoring/log-events.ts';

const emulated = process.env.CLOUD_TASKS_EMULATOR_HOST !== undefined;

const findAddress = createAddressBook(process.env.GCLOUD_PROJECT ?? '');

function start(): void {
  if (getApps().length > 0) return;
  // Without an account of its own the emulator's queue looks for one on the network, and waits for it offline.
  initializeApp(emulated ? { serviceAccountId: 'emulator@demo-clinic.invalid' } : undefined);
}

/** A task already there is the same request sent again. Throws when the queue did not confirm it, and may hold it. */
export async function enqueueDelivery(task: DeliveryTask | ProbeTask): Promise<void> {
  start();
  const queue = getFunctions().taskQueue<DeliveryTask | ProbeTask>(`locations/${region}/functions/deliver`);
  // Without it firebase-admin makes an address of region and project.
  const uri = emulated ? undefined : await findAddress('deliver');
  try {
    await queue.enqueue(task, { id: task.key, ...(uri && { uri }) });
  } catch (cause) {
    if (!errorCode(cause).endsWith('task-already-exists')) throw cause;
  }
}
