import { spawn, type ChildProcess } from 'node:child_process';
import { connect, createServer } from 'node:net';

/** `stopAll` ends these processes, since they would otherwise keep their ports in use. */
const running = new Set<ChildProcess>();

export function startNode(
  args: string[],
  onLine: (line: string) => void,
  env: NodeJS.ProcessEnv = {},
): ChildProcess {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // In its own process group the child gets Ctrl-C only once, from this process.
    detached: true,
  });
  running.add(child);
  child.once('exit', () => {
    running.delete(child);
    // The children of a killed process may still run.
    sendSignal(child, 'SIGTERM');
  });
  for (const stream of [child.stdout, child.stderr]) {
    let incompleteLine = '';
    stream?.on('data', (chunk: Buffer) => {
      const lines = (incompleteLine + chunk.toString()).split('\n');
      incompleteLine = lines.pop() ?? '';
      lines.forEach(onLine);
    });
  }
  return child;
}

export function runNode(args: string[], env: NodeJS.ProcessEnv = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const lines: string[] = [];
    const child = startNode(args, (line) => lines.push(line), env);
    child.once('exit', (code) => {
      const output = lines.join('\n');
      if (code === 0) resolve(output);
      else reject(new Error(`${args.join(' ')} failed:\n${output}`));
    });
  });
}

function sendSignal(child: ChildProcess, name: NodeJS.Signals) {
  try {
    if (child.pid) process.kill(-child.pid, name);
  } catch {
    // The process has ended meanwhile.
  }
}

/** Ends a process and its children; after five seconds with SIGKILL. */
export function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    const force = setTimeout(() => sendSignal(child, 'SIGKILL'), 5_000);
    child.once('exit', () => {
      clearTimeout(force);
      resolve();
    });
    sendSignal(child, 'SIGTERM');
  });
}

export async function stopAll() {
  await Promise.all([...running].map(stop));
}

export function isPortFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

/** Connects to the port. Binding the port like `isPortFree` could take it from a program that is starting. */
export function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });
}

export async function waitUntil(goal: string, condition: () => boolean | Promise<boolean>, seconds: number) {
  const deadline = Date.now() + seconds * 1000;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`${goal}: not within ${seconds} s.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
