import type { Server } from './local-site.ts';
import { stopAll } from './processes.ts';

/**
 * Runs a start-up and keeps what it started until Ctrl-C or SIGTERM. A server that ends by itself ends the others, with an
 * error that names it. An error is one message, not a stack.
 */
export async function runUntilStopped(startUp: () => Promise<Server[]>) {
  let stopping = false;
  const stop = async (code: number) => {
    if (stopping) return;
    stopping = true;
    await stopAll();
    process.exit(code);
  };
  const endWith = ({ name, log }: Server) => {
    if (stopping) return;
    console.error([`${name} ended, so the rest is stopped too. Last lines:`, ...log.slice(-10)].join('\n'));
    void stop(1);
  };
  process.on('SIGINT', () => void stop(0));
  process.on('SIGTERM', () => void stop(0));
  try {
    for (const server of await startUp()) {
      const { exitCode, signalCode } = server.child;
      if (exitCode !== null || signalCode !== null) endWith(server);
      else server.child.once('exit', () => endWith(server));
    }
    // The children's pipes keep this process alive.
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    await stop(1);
  }
}
