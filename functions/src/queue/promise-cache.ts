/**
 * Returns a function that runs one task for each key: later calls get the first promise, unless it rejected or `isSuccess`
 * refused its value. Keeps the promises of the last `capacity` keys.
 */
export function createPromiseCache<T>(capacity: number, isSuccess: (value: T) => boolean = () => true) {
  const promises = new Map<string, Promise<T>>();
  return async function run(key: string, task: () => Promise<T>): Promise<T> {
    const cached = promises.get(key);
    if (cached) return cached;
    const promise = task();
    promises.set(key, promise);
    const [oldest] = promises.keys();
    if (promises.size > capacity && oldest !== undefined) promises.delete(oldest);
    const isKept = await promise.then(isSuccess, () => false);
    if (!isKept && promises.get(key) === promise) promises.delete(key);
    return promise;
  };
}
