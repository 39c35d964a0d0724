/** What the Firebase emulators show: Hosting, the functions and their queue. */
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';
import { until } from '../until.ts';
import { isFull, test } from './proof.ts';
import { accepted, inParallel, send, someRequest } from './send.ts';
import type { EmulatedSite } from './start-emulated-site.ts';

/** Longer than the queue in the emulators waits between two attempts. */
const settling = 15_000;
const minutes = 60_000;

/** Waits for the mails of these requests; each of them has come, and once. */
async function expectAllOnce({ mail }: EmulatedSite, references: (string | undefined)[]) {
  const missing = () =>
    references.filter((reference) => {
      return !reference || !mail.received.some(({ subject }) => subject?.includes(reference));
    });
  await until('All mails', () => missing().length === 0, 300);
  await wait(settling);
  expect(new Set(mail.received.map(({ messageId }) => messageId)).size).toBe(mail.received.length);
}

test.runIf(isFull)(
  'of 200 requests in 10 minutes without mail server, with 20 crashes of the deliverer, none is lost or sent twice',
  { timeout: 20 * minutes },
  async ({ emulatedSite, measured }) => {
    const { url, mail, kill } = emulatedSite;
    const [requests, kills] = [200, 20];
    await mail.close();
    const begun = Date.now();
    const at = (share: number) => wait(Math.max(0, begun + share * 10 * minutes - Date.now()));
    const killing = (async () => {
      for (let number = 1; number <= kills; number += 1) {
        await at((number - 0.5) / kills);
        await until('A process of deliver', () => kill('deliver') > 0);
      }
    })();
    const answers = await inParallel(requests, requests, async (number) => {
      await at(number / requests);
      return send(url, someRequest());
    });
    await Promise.all([killing, at(1)]);
    await mail.open();
    expect(accepted(answers)).toHaveLength(requests);
    const references = answers.map(({ reference }) => reference);
    await expectAllOnce(emulatedSite, references);
    await measured(`${requests} accepted, deliverer killed ${kills} times: 0 lost, 0 twice`);
  },
);

test.runIf(isFull)(
  'a request sent 100 times in parallel through Hosting makes one mail',
  async ({ emulatedSite, measured }) => {
    const request = someRequest();
    const answers = await inParallel(100, 100, () => send(emulatedSite.url, request, 'one'));
    const references = new Set(answers.map(({ reference }) => reference));
    expect(accepted(answers)).toHaveLength(100);
    expect(references.size).toBe(1);
    await expectAllOnce(emulatedSite, [...references]);
    expect(emulatedSite.mail.received).toHaveLength(1);
    await measured('100 accepted by eight processes, 1 reference, 1 mail');
  },
);

test.runIf(isFull)(
  'presses that fail because the function is killed make one mail each once repeated',
  async ({ emulatedSite, measured }) => {
    const { url, kill } = emulatedSite;
    await send(url, someRequest());
    let unanswered = 0;
    /** Presses again as long as the form says that it failed. */
    const press = async (request: Record<string, unknown>): Promise<string | undefined> => {
      const { status, reference } = await send(url, request);
      if (status === 200) return reference;
      unanswered += 1;
      return press(request);
    };
    const presses = Array.from({ length: 20 }, () => press(someRequest()));
    let killed = 0;
    await until('A process of contact', () => (killed += kill('contact')) > 2);
    await expectAllOnce(emulatedSite, await Promise.all(presses));
    expect(unanswered).toBeGreaterThan(0);
    await measured(`${killed} processes killed, ${unanswered} of 20 presses failed: 0 lost, 0 twice`);
  },
);
