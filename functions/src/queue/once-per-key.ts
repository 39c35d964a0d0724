/**
 * Calls with the same key share the first call's promise, also later, unless the promise rejects or `isSuccess` refuses its
 * value. Keeps the promises of the last `capacity` keys.
 */
export function oncePerKey<T>(capacity: number, isSuccess: (outcome: T) => boolean = () => true) {
  const runs = new Map<string, Promise<T>>();
  return async function run(key: string, task: () => Promise<T>): Promise<T> {
    const shared = runs.get(key);
    if (shared) return shared;
    const started = task();
    runs.set(key, started);
    const [oldest] = runs.keys();
    if (runs.size > capacity && oldest !== undefined) runs.delete(oldest);
    const isRemembered = await started.then(isSuccess, () => false);
    if (!isRemembered && runs.get(key) === started) runs.delete(key);
    return started;
  };
}
