import { referenceOf, type DeliveryTask } from '../request-task.ts';

/** A request that no mailbox has taken, waiting for its next round on a queue of its own. */
export type ParkedRequest = {
  task: DeliveryTask;
  /** From 1 on. */
  round: number;
  /** ISO 8601; when it was last announced that the request is parked. */
  alertedAt: string;
};

/** The queue remembers a name after its task has ended, so each round has its own. It tells nothing of the visitor. */
export function parkedName({ key, receivedAt }: DeliveryTask, round: number): string {
  return `${key}-${Date.parse(receivedAt)}-${round}`;
}

/** What a name says of its request, without the request; undefined for any other task. */
export function readParkedName(name: string) {
  const [, key, receivedAt, round] = /^([\da-f]{64})-(\d+)-(\d+)$/.exec(name) ?? [];
  if (!key) return undefined;
  return { reference: referenceOf(key), receivedAt: new Date(Number(receivedAt)), round: Number(round) };
}
