import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { http } from '@google-cloud/functions-framework';
import { getTestServer } from '@google-cloud/functions-framework/testing';
import { vi } from 'vitest';
import { environmentOf } from './environment.ts';
import { startTaskQueue } from './fake-task-queue.ts';
import { jsonOf } from './http-server.ts';
import { startMailServer } from './mail-server.ts';
import { input } from './requests.ts';
import { writeSite } from './site-fixture.ts';

type Call = (request: unknown, response: unknown) => unknown;

/** Serves each function of `index.ts` at a URL that ends in its name. */
async function serveFunctions() {
  http('functions', async (request, response) => {
    // The module is imported for each request, since after `vi.resetModules` the import creates a new instance.
    const functions: Record<string, Call> = { ...(await import('../index.ts')) } as never;
    const name = request.path.split('/').at(-1) ?? '';
    if (name === 'watch') {
      const { watch } = functions as unknown as { watch: { run: (event: object) => Promise<void> } };
      await watch.run({ scheduleTime: new Date().toISOString() });
      return response.end();
    }
    if (name === 'deliver') {
      // FUNCTION_TARGET is `contact` for the whole process, so the platform's parser is bypassed for `deliver` too.
      request.headers['content-type'] = 'application/json';
      request.body = await jsonOf(request);
    }
    await functions[name]?.(request, response);
  });
  const server = getTestServer('functions');
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

export const referenceIn = (text = '') => /GH-[A-Z\d]{6}/.exec(text)?.[0];

export function someRequest(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return { ...input, id: randomUUID(), fillingSeconds: 40, ...changes };
}

let visitors = 0;

function newAddress(): string {
  visitors += 1;
  return `10.0.${visitors >> 8}.${visitors & 255}`;
}

/** Runs all functions in this process, on a clock that the test sets. Timers run in real time. */
export async function startFunctions(settings: Record<string, string> = {}) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T08:05:00.000Z') });
  vi.stubEnv('NODE_ENV', 'production');
  const [pagesFolder, mail, reserveMail, { server, url }] = await Promise.all([
    writeSite(),
    startMailServer(),
    startMailServer(),
    serveFunctions(),
  ]);
  vi.doMock(import('../config/site-files.ts'), async (original) => ({ ...(await original()), pagesFolder }));
  const queue = await startTaskQueue(url);
  const environment = {
    CLOUD_TASKS_EMULATOR_HOST: queue.host,
    SITE_ORIGIN: url,
    FUNCTION_TARGET: 'contact',
    ...settings,
  };
  for (const [name, value] of Object.entries({ ...environmentOf(mail.settings), ...environment }))
    vi.stubEnv(name, value);
  await import('../index.ts');

  return {
    url,
    mail,
    reserveMail,
    queue,
    watch: () => fetch(`${url}/watch`),
    pass: queue.pass,
    /** Each post comes from another address and proxy, so no rate limit applies. */
    async post(
      body: Record<string, unknown> | URLSearchParams | string | Buffer<ArrayBuffer>,
      headers: Record<string, string> = {},
    ) {
      const isForm = body instanceof URLSearchParams;
      const isSerialized = isForm || typeof body === 'string' || Buffer.isBuffer(body);
      const answer = await fetch(`${url}/api/contact`, {
        method: 'POST',
        body: isSerialized ? body : JSON.stringify(body),
        headers: {
          ...(!isForm && { 'Content-Type': 'application/json' }),
          'Fastly-Client-IP': newAddress(),
          'X-Forwarded-For': newAddress(),
          ...headers,
        },
      });
      const text = await answer.text();
      return { status: answer.status, headers: answer.headers, text, reference: referenceIn(text) };
    },
    postHalf: () =>
      new Promise<{ status: number | undefined }>((resolve, reject) => {
        const headers = { 'Content-Type': 'application/json', 'Content-Length': 200 };
        const request = httpRequest(`${url}/api/contact`, { method: 'POST', headers }, (answer) => {
          resolve({ status: answer.statusCode });
          request.destroy();
        });
        request.once('error', reject);
        request.write('{"name": "Ana');
      }),
    arrivedAt: (mailbox = '') => {
      const mailboxMails = mail.received.filter(({ recipients }) => recipients.includes(mailbox));
      return mailboxMails.map(({ subject }) => referenceIn(subject)).toSorted();
    },
    async reset() {
      queue.isDown = false;
      queue.acceptedStatus = 200;
      queue.answersAfter = undefined;
      queue.clear();
      queue.givenUp.length = 0;
      await mail.repair();
      mail.received.length = 0;
    },
    /** Creates new instances of all functions, without memory, as after a crash. */
    restart: () => vi.resetModules(),
    async stop() {
      vi.useRealTimers();
      vi.unstubAllEnvs();
      server.closeAllConnections();
      server.close();
      await Promise.all([
        queue.close(),
        mail.close(),
        reserveMail.close(),
        rm(pagesFolder, { recursive: true }),
      ]);
    },
  };
}

export type RunningFunctions = Awaited<ReturnType<typeof startFunctions>>;
