/**
 * Runs `task` once per key: a second call shares the first one's outcome, while it runs and after it succeeded.
 * A failure is forgotten, so that the next call tries again.
 * @param remembered how many keys are kept; the oldest go first
 */
export function oncePerKey(remembered: number) {
  const runs = new Map<string, Promise<void>>();
  return async function run(key: string, task: () => Promise<void>): Promise<void> {
    const known = runs.get(key);
    if (known) return known;
    const started = task();
    runs.set(key, started);
    const [oldest] = runs.keys();
    if (runs.size > remembered && oldest !== undefined) runs.delete(oldest);
    try {
      await started;
    } catch (cause) {
      if (runs.get(key) === started) runs.delete(key);
      throw cause;
    }
  };
}
