import { isEmulated } from '../config.ts';
import { errorCode, logEvent } from '../watch/log-events.ts';
import { waitedSeconds, type Deliver } from './deliver-request.ts';
import type { DeliveryTask } from '../request-task.ts';
import { parkedName, type ParkedRequest } from './parked-request.ts';
import { attemptsBeforeParking } from './queue-options.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

const untilNextRound = 6 * hour;
/** Since a request was received. */
const longestKept = 30 * day;

type EnqueueParked = (name: string, parked: ParkedRequest, scheduleTime: Date) => Promise<void>;

/** Throws when the queue did not take it: the task it comes from is then tried again. */
async function park(task: DeliveryTask, enqueue: EnqueueParked, last?: ParkedRequest): Promise<void> {
  const now = Date.now();
  const round = (last?.round ?? 0) + 1;
  const details = { reference: task.reference, round, waitedSeconds: waitedSeconds(task) };
  if (now + untilNextRound > Date.parse(task.receivedAt) + longestKept) {
    logEvent('request_given_up', details);
    return;
  }
  const isAlertDue = !last || now - Date.parse(last.alertedAt) >= day;
  const alertedAt = isAlertDue ? new Date(now).toISOString() : last.alertedAt;
  try {
    await enqueue(parkedName(task, round), { task, round, alertedAt }, new Date(now + untilNextRound));
  } catch (cause) {
    logEvent('request_parking_failed', { ...details, code: errorCode(cause) });
    throw cause;
  }
  if (isAlertDue) logEvent('request_parked', details);
}

/** Delivers a request from its task, at the attempt of this number; parks it once the attempts are used up. */
export function createDeliverOrPark(deliver: Deliver, enqueue: EnqueueParked) {
  return async (task: DeliveryTask, number: number): Promise<void> => {
    const isLast = number >= attemptsBeforeParking;
    try {
      await deliver(task, { number, isLast });
    } catch (cause) {
      // The emulator's queue knows no later: it would call for the next round at once.
      if (!isLast || isEmulated) throw cause;
      await park(task, enqueue);
    }
  };
}

/** Tries each mailbox once, and parks the request again when none takes it. */
export function createRedeliver(deliver: Deliver, enqueue: EnqueueParked) {
  return async (parked: ParkedRequest, number: number): Promise<void> => {
    try {
      await deliver(parked.task, { number, isLast: true, round: parked.round });
    } catch {
      await park(parked.task, enqueue, parked);
    }
  };
}
