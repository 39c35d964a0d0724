import { stopAll } from './processes.ts';

/** Runs a start-up, keeps what it started until Ctrl-C, and ends all of it. An error is one message, not a stack. */
export async function runUntilStopped(startUp: () => Promise<void>) {
  let stopping = false;
  const stop = async (code: number) => {
    if (stopping) return;
    stopping = true;
    await stopAll();
    process.exit(code);
  };
  process.on('SIGINT', () => void stop(0));
  process.on('SIGTERM', () => void stop(0));
  try {
    await startUp();
    // The children's pipes keep this process alive; should all of them end, so does it.
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    await stop(1);
  }
}
