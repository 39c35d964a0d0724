import type { ChildProcess } from 'node:child_process';
import { clinic, mailboxes } from '../../functions/src/testing/requests.ts';
import { startMailServer } from '../../functions/src/testing/mail-server.ts';
import { buildFolders } from '../build-folders.ts';
import { expectFree } from '../local-site.ts';
import { ports } from '../ports.ts';
import { start, stop } from '../processes.ts';
import { startQueue } from './fake-queue.ts';
import { until } from '../until.ts';

/** A line the functions logged. */
export type LogLine = { event?: string; [key: string]: unknown };

const functionPorts = { contact: ports.provedContact, deliver: ports.provedDeliver };

type FunctionName = keyof typeof functionPorts;

const framework = 'node_modules/@google-cloud/functions-framework/build/src/main.js';

/**
 * The built functions under Google's Functions Framework, which runs them in the cloud as well: `contact` and `deliver`
 * in a process each, with a mail server that asks for TLS and a login, and a fake of the queue.
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
    const child = start([framework, `--source=${buildFolders().functions}`, `--target=${name}`], keep, {
      NODE_ENV: 'production',
      // The mail server's certificate is nobody's.
      NODE_TLS_REJECT_UNAUTHORIZED: '0',
      NODE_NO_WARNINGS: '1',
      PORT: String(functionPorts[name]),
      FUNCTION_TARGET: name,
      GCLOUD_PROJECT: 'demo-clinic',
      CLOUD_TASKS_EMULATOR_HOST: queue.host,
      SMTP_HOST: mail.settings.host,
      SMTP_PORT: String(mail.settings.port),
      SMTP_USER: 'site',
      SMTP_PASSWORD: 'secret',
      MAIL_FROM: mailboxes.from,
      MAIL_INBOX: mailboxes.inbox,
      MAIL_FALLBACK_INBOX: mailboxes.fallbackInbox,
      CLINIC_NAME: clinic.name,
      SITE_ORIGIN: 'https://www.ghiocel.example',
      // No reminders, which would stay in the queue for hours.
      ANSWER_LINK_KEYS: 'none',
    });
    running.set(name, child);
    const answers = () =>
      fetch(urlOf(name)).then(
        () => true,
        () => false,
      );
    await until(`The function ${name}`, () => {
      if (child.exitCode !== null)
        throw new Error(`The function ${name} ended: ${JSON.stringify(log.at(-1))}`);
      return answers();
    });
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
