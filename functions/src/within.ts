class QueueTimeout extends Error {
  override name = 'QueueTimeout';
}

/** Rejects when the queue takes longer; the work itself goes on. */
export async function within(milliseconds: number, work: Promise<unknown>): Promise<void> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new QueueTimeout()), milliseconds);
  try {
    await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}
