/** What the Firebase emulators show: Hosting, the functions and their queue. */
import { setTimeout as wait } from 'node:timers/promises';
import type { EmulatorsPlace } from './emulators-place.ts';
import type { Outcome, RowIn, Scale } from './row.ts';
import { inParallel, send, someRequest } from './send.ts';
import { until } from './until.ts';

const requests = 200;
const kills = 20;
/** Longer than the queue in the emulators waits between two attempts. */
const settling = 15_000;

/** Which of these references arrived, and which more than once. */
function arrivals({ mail }: EmulatorsPlace, references: (string | undefined)[]) {
  const ids = new Set(mail.received.map(({ messageId }) => messageId));
  const missing = references.filter((reference) => {
    return !reference || !mail.received.some(({ subject }) => subject?.includes(reference));
  });
  return { lost: missing.length, twice: mail.received.length - ids.size };
}

async function outage(place: EmulatorsPlace, scale: Scale): Promise<Outcome> {
  const { url, mail, kill } = place;
  const seconds = scale === 'full' ? 600 : 60;
  await mail.close();
  const begun = Date.now();
  const at = (share: number) => wait(Math.max(0, begun + share * seconds * 1000 - Date.now()));
  let killed = 0;
  const killing = (async () => {
    for (let number = 1; number <= kills; number += 1) {
      await at((number - 0.5) / kills);
      await until('A process of deliver', () => kill('deliver') > 0);
      killed += 1;
    }
  })();
  const answers = await inParallel(requests, requests, async (number) => {
    await at(number / requests);
    return send(url, someRequest());
  });
  await Promise.all([killing, at(1)]);
  await mail.open();
  const references = answers.map(({ reference }) => reference);
  await until('All mails', () => arrivals(place, references).lost === 0, 300).catch(() => undefined);
  await wait(settling);
  const accepted = answers.filter(({ status }) => status === 200).length;
  const { lost, twice } = arrivals(place, references);
  return {
    isMet: accepted === requests && killed === kills && lost === 0 && twice === 0,
    result: `${accepted} of ${requests} accepted during ${seconds / 60} min without mail server, deliverer killed ${killed} times: ${lost} lost, ${twice} twice`,
  };
}

async function duplicates(place: EmulatorsPlace): Promise<Outcome> {
  const request = someRequest();
  const answers = await inParallel(100, 100, () => send(place.url, request, 'one'));
  const references = new Set(answers.map(({ reference }) => reference));
  await until('The mail', () => place.mail.received.length > 0);
  await wait(settling);
  const accepted = answers.filter(({ status }) => status === 200).length;
  return {
    isMet: accepted === 100 && references.size === 1 && place.mail.received.length === 1,
    result: `${accepted} accepted, ${references.size} reference, ${place.mail.received.length} mail`,
  };
}

async function crash({ url, mail, kill }: EmulatorsPlace): Promise<Outcome> {
  await send(url, someRequest());
  await until('The first mail', () => mail.received.length === 1);
  const request = someRequest();
  const [first, killed] = await Promise.all([send(url, request), wait(5).then(() => kill('contact'))]);
  const again = await send(url, request);
  await until('The mail', () => mail.received.length > 1);
  await wait(settling);
  return {
    isMet: killed > 0 && again.status === 200 && mail.received.length === 2,
    result: `${killed} process killed; first press ${first.status}, second ${again.status}; ${mail.received.length - 1} mail`,
  };
}

async function stoppedQueue({ url, mail }: EmulatorsPlace): Promise<Outcome> {
  const { status, reference, milliseconds } = await send(url, someRequest());
  const own = mail.received.filter(({ subject }) => reference && subject?.includes(reference));
  return {
    isMet: status === 200 && own.length === 1 && milliseconds < 10_000,
    result: `${status} after ${(milliseconds / 1000).toFixed(1)} s; ${own.length} mail, sent directly`,
  };
}

export const emulatorRows: RowIn<EmulatorsPlace>[] = [
  {
    name: 'outage',
    target:
      '200 requests during 10 minutes without mail server, the deliverer killed 20 times: 0 lost, none twice',
    how: 'Firebase emulators, SIGKILL; quick: one minute',
    isQuick: false,
    run: outage,
  },
  {
    name: 'duplicates in the emulators',
    target: '100 in parallel: 1 mail',
    how: 'through Hosting, eight processes of `contact`',
    isQuick: false,
    run: duplicates,
  },
  {
    name: 'function crash in the emulators',
    target: 'the failure message or success; one mail',
    how: 'all processes of `contact` killed by SIGKILL while it answers, the request sent again',
    isQuick: false,
    run: crash,
  },
];

export const stoppedQueueRows: RowIn<EmulatorsPlace>[] = [
  {
    name: 'queue stopped in the emulators',
    target: 'sent directly, once, within 10 s',
    how: 'Firebase emulators without the queue’s',
    isQuick: false,
    run: stoppedQueue,
  },
];
