/**
 * Runs `task` once per key: a second call shares the first one's outcome, while it runs and after it succeeded.
 * A failure is forgotten, so that the next call tries again.
 * @param capacity how many keys are remembered; the oldest are dropped first
 * @param isSuccess tells an outcome that stays from a failure; what is thrown is always one
 */
export function oncePerKey<T>(capacity: number, isSuccess: (outcome: T) => boolean = () => true) {
  const runs = new Map<string, Promise<T>>();
  return async function run(key: string, task: () => Promise<T>): Promise<T> {
    const known = runs.get(key);
    if (known) return known;
    const started = task();
    runs.set(key, started);
    const [oldest] = runs.keys();
    if (runs.size > capacity && oldest !== undefined) runs.delete(oldest);
    const isRemembered = await started.then(isSuccess, () => false);
    if (!isRemembered && runs.get(key) === started) runs.delete(key);
    return started;
  };
}
