import type { DeliveryTask, ProbeTask } from '../request-task.ts';

/** What the queue does: calls `deliver` with a task, for the first time or again. */
export async function dispatch(data: DeliveryTask | ProbeTask, retryCount = 0): Promise<void> {
  const { deliver } = await import('../index.ts');
  await deliver.run({
    data,
    id: data.key,
    queueName: 'deliver',
    retryCount,
    executionCount: retryCount,
    scheduledTime: '2026-11-21T08:05:00.000Z',
  });
}
