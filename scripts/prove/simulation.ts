import type { AddressInfo } from 'node:net';
import { http } from '@google-cloud/functions-framework';
import { getTestServer } from '@google-cloud/functions-framework/testing';
import { deleteApp, getApps } from 'firebase-admin/app';
import { vi } from 'vitest';
import type { OpeningHours } from '../../shared/opening-hours.ts';
import { environmentOf } from '../../functions/src/testing/environment.ts';
import { startMailServer } from '../../functions/src/testing/mail-server.ts';
import { signingKey } from '../../functions/src/testing/receipts.ts';
import { mailboxes } from '../../functions/src/testing/requests.ts';
import { startQueue } from './fake-queue.ts';

type FunctionName = 'contact' | 'deliver' | 'redeliver' | 'remind' | 'confirm' | 'answered';

const second = 1000;
const longestBackoff = 60 * 60 * second;

/** As the queue's options have it: 30 seconds, doubled up to an hour. */
const backoff = (retryCount: number) => Math.min(30 * second * 2 ** retryCount, longestBackoff);

const isDesk = ([recipient = '']: string[]) =>
  recipient === mailboxes.inbox || recipient === mailboxes.fallbackInbox;

async function serveFunction(name: FunctionName) {
  // Asked for at each call: `restart` puts a new instance in the place of the old one.
  http(name, async (request, response) => {
    const functions = await import('../../functions/src/index.ts');
    await functions[name](request as never, response as never);
  });
  const server = getTestServer(name);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** Ends the instances of all functions: what they remember is gone. */
async function restart() {
  vi.resetModules();
  // A package outside the bundle, which stays; its app keeps the address of its queue.
  await Promise.all(getApps().map(deleteApp));
}

/**
 * The functions in this process, with a mail server and a fake of the queue, on a clock that a test moves: days pass in
 * seconds. Without opening hours nobody is reminded of a request. Only `Date` is the test's, so nothing waits for it.
 */
export async function startSimulation(begin: string, hours?: OpeningHours) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(begin) });
  const mail = await startMailServer();
  const functions = {
    contact: await serveFunction('contact'),
    deliver: await serveFunction('deliver'),
    redeliver: await serveFunction('redeliver'),
    remind: await serveFunction('remind'),
    confirm: await serveFunction('confirm'),
    answered: await serveFunction('answered'),
  };
  const queue = await startQueue((name) => functions[name as FunctionName].url, backoff);
  const environment = {
    ...environmentOf(mail.settings),
    CLOUD_TASKS_EMULATOR_HOST: queue.host,
    SITE_ORIGIN: functions.answered.url,
    ...(hours && { ANSWER_LINK_KEYS: signingKey, OPENING_HOURS: JSON.stringify(hours) }),
  };
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);

  return {
    mail,
    queue,
    url: functions.contact.url,
    /** The mails to the desk, and those to visitors. */
    toDesk: () => mail.received.filter(({ recipients }) => isDesk(recipients)),
    toVisitors: () => mail.received.filter(({ recipients }) => !isDesk(recipients)),
    /** Lets time pass: each task is handed over when it is due. */
    async passUntil(time: number) {
      await queue.settled();
      for (let due = queue.nextDue(); due <= time; due = queue.nextDue()) {
        vi.setSystemTime(due);
        await queue.settled();
      }
      vi.setSystemTime(time);
    },
    restart,
    async stop() {
      await restart();
      vi.useRealTimers();
      vi.unstubAllEnvs();
      await Promise.all([queue.close(), mail.close()]);
      for (const { server } of Object.values(functions)) {
        server.closeAllConnections();
        server.close();
      }
    },
  };
}

export type Simulation = Awaited<ReturnType<typeof startSimulation>>;
