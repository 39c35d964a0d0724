import type { ChildProcess } from 'node:child_process';
import { environmentOf } from '../../functions/src/testing/environment.ts';
import { startMailServer } from '../../functions/src/testing/mail-server.ts';
import { buildFolders } from '../build-folders.ts';
import { expectFree } from '../local-site.ts';
import { ports } from '../ports.ts';
import { stop } from '../processes.ts';
import { runFunction } from '../run-function.ts';
import { startQueue } from './fake-queue.ts';

/** A line the functions logged. */
type LogLine = { event?: string; [key: string]: unknown };

const functionPorts = { contact: ports.provedContact, deliver: ports.provedDeliver };

type FunctionName = keyof typeof functionPorts;

/**
 * The built functions `contact` and `deliver` in a process each, with a mail server that asks for TLS and a login, and a fake of the queue.
 */
export async function startFunctions() {
  // Not any free port: another server could be given it while a function is down.
  await expectFree([...Object.values(functionPorts), ports.provedSmtp]);
  const mail = await startMailServer({ port: ports.provedSmtp, login: true });
  const urlOf = (name: FunctionName) => `http://127.0.0.1:${functionPorts[name]}`;
  const queue = await startQueue(() => urlOf('deliver'));
  const log: LogLine[] = [];
  const running = new Map<FunctionName, ChildProcess>();

  function keep(line: string) {
    try {
      log.push(JSON.parse(line) as LogLine);
    } catch {
      log.push({ text: line });
    }
  }

  async function run(name: FunctionName) {
    const place = { folders: buildFolders(), name, port: functionPorts[name] };
    const environment = {
      // Without a key no reminders, which would stay in the queue for hours.
      ...environmentOf(mail.settings),
      CLOUD_TASKS_EMULATOR_HOST: queue.host,
      // The mail server's certificate is nobody's.
      NODE_TLS_REJECT_UNAUTHORIZED: '0',
      NODE_NO_WARNINGS: '1',
    };
    running.set(name, await runFunction(place, environment, keep));
  }

  await Promise.all([run('contact'), run('deliver')]);
  return {
    url: urlOf('contact'),
    mail,
    queue,
    log,
    events: (name: string) => log.filter(({ event }) => event === name).length,
    /** Ends a function at once, as a crash does. */
    async kill(name: FunctionName) {
      const child = running.get(name);
      if (!child?.pid) return;
      const ended = new Promise((resolve) => child.once('exit', resolve));
      process.kill(-child.pid, 'SIGKILL');
      await ended;
    },
    run,
    async stop() {
      await Promise.all([...running.values()].map(stop));
      await Promise.all([mail.close(), queue.close()]);
    },
  };
}

export type Functions = Awaited<ReturnType<typeof startFunctions>>;
