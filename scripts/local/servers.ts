import type { ChildProcess } from 'node:child_process';
import { buildFolders, type BuildFolders } from '../build/build-folders.ts';
import { emulatedProject } from './local-site.ts';
import { ports } from './ports.ts';
import { isListening, isPortFree, startNode, stopAll, waitUntil } from './processes.ts';

const startTimeoutSeconds = 120;

export async function assertPortsFree(needed: number[]) {
  for (const port of needed) {
    if (await isPortFree(port)) continue;
    throw new Error(
      `Port ${port} on 127.0.0.1 is in use. End the program that uses it, or move all ports: add -- --port-offset 100.`,
    );
  }
}

export type Server = {
  name: string;
  child: ChildProcess;
  log: string[];
  /** Set if some requests crash the server, so that it is started again. */
  restart?: () => Promise<Server>;
};

export async function startServer(
  name: string,
  args: string[],
  isReady: (log: string[]) => boolean | Promise<boolean>,
  env: NodeJS.ProcessEnv = {},
): Promise<Server> {
  const log: string[] = [];
  const onLine = (line: string) => {
    if (process.env.DEBUG) console.log(line);
    log.push(line);
  };
  const child = startNode(args, onLine, env);
  const isStarted = () => {
    if (child.exitCode !== null) throw new Error(`${name} ended while starting.`);
    return isReady(log);
  };
  await waitUntil(`${name} to answer`, isStarted, startTimeoutSeconds).catch((error: Error) => {
    throw new Error(`${error.message}\n${log.join('\n')}`);
  });
  return { name, child, log };
}

export function startInbox(): Promise<Server> {
  const isReady = async () => (await isListening(ports.smtp)) && (await isListening(ports.inbox));
  return startServer('The inbox', ['scripts/local/inbox.ts'], isReady);
}

export async function startEmulators(only: string): Promise<Server> {
  const options = [`--config=${buildFolders().config}`, `--project=${emulatedProject}`, `--only=${only}`];
  const server = await startServer(
    'The emulators',
    ['node_modules/firebase-tools/lib/bin/firebase.js', 'emulators:start', ...options],
    (log) => log.some((line) => line.includes('All emulators ready')),
    { NO_UPDATE_NOTIFIER: '1' },
  );
  // Some malformed requests, such as `/%`, crash the hosting emulator.
  return { ...server, restart: () => startEmulators(only) };
}

export function startFunction(
  { functions }: BuildFolders,
  name: string,
  port: number,
  env: NodeJS.ProcessEnv,
): Promise<Server> {
  const framework = 'functions/node_modules/@google-cloud/functions-framework/build/src/main.js';
  return startServer(
    `The function ${name}`,
    [framework, `--source=${functions}`, `--target=${name}`],
    () => isListening(port),
    { NODE_ENV: 'production', PORT: String(port), FUNCTION_TARGET: name, ...env },
  );
}

/** Runs until Ctrl-C, or until a server ends that cannot be restarted. */
export async function runUntilStopped(startUp: () => Promise<Server[]>) {
  let isStopping = false;
  const stop = async (code: number) => {
    if (isStopping) return;
    isStopping = true;
    await stopAll();
    process.exit(code);
  };
  const fail = (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return stop(1);
  };
  const onEnd = ({ name, log, restart }: Server) => {
    if (isStopping) return;
    const next = restart ? 'and will start again' : 'so the rest is stopped too';
    console.error([`${name} ended, ${next}. Last lines:`, ...log.slice(-10)].join('\n'));
    if (restart) restart().then(watch, fail);
    else void stop(1);
  };
  const watch = (server: Server) => {
    const { exitCode, signalCode } = server.child;
    if (exitCode !== null || signalCode !== null) onEnd(server);
    else server.child.once('exit', () => onEnd(server));
  };
  process.on('SIGINT', () => void stop(0));
  process.on('SIGTERM', () => void stop(0));
  // The children's pipes keep this process running.
  await startUp().then((servers) => servers.forEach(watch), fail);
}
