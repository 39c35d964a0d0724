/** What the Firebase emulators show: Hosting, the functions and their queue. */
import { setTimeout as wait } from 'node:timers/promises';
import type { EmulatorsPlace } from './emulators-place.ts';
import type { Outcome, RowIn, Scale } from './row.ts';
import { accepted, inParallel, send, someRequest } from './send.ts';
import { until } from '../until.ts';

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
  const taken = accepted(answers).length;
  const { lost, twice } = arrivals(place, references);
  return {
    isMet: taken === requests && killed === kills && lost === 0 && twice === 0,
    result: `${taken} of ${requests} accepted during ${seconds / 60} min without mail server, deliverer killed ${killed} times: ${lost} lost, ${twice} twice`,
  };
}

async function duplicates(place: EmulatorsPlace): Promise<Outcome> {
  const request = someRequest();
  const answers = await inParallel(100, 100, () => send(place.url, request, 'one'));
  const references = new Set(answers.map(({ reference }) => reference));
  await until('The mail', () => place.mail.received.length > 0);
  await wait(settling);
  const taken = accepted(answers).length;
  return {
    isMet: taken === 100 && references.size === 1 && place.mail.received.length === 1,
    result: `${taken} accepted, ${references.size} reference, ${place.mail.received.length} mail`,
  };
}

async function crash(place: EmulatorsPlace): Promise<Outcome> {
  const { url, kill } = place;
  await send(url, someRequest());
  const pressed = Array.from({ length: 20 }, () => someRequest());
  let unanswered = 0;
  /** Presses again as long as the form says that it failed. */
  const press = async (request: Record<string, unknown>): Promise<string | undefined> => {
    const { status, reference } = await send(url, request);
    if (status === 200) return reference;
    unanswered += 1;
    return press(request);
  };
  const presses = pressed.map(press);
  let killed = 0;
  await until('A process of contact', () => (killed += kill('contact')) > 2);
  const references = await Promise.all(presses);
  await until('All mails', () => arrivals(place, references).lost === 0).catch(() => undefined);
  await wait(settling);
  const { lost, twice } = arrivals(place, references);
  return {
    isMet: unanswered > 0 && lost === 0 && twice === 0,
    result: `${killed} processes killed, ${unanswered} presses failed and were repeated: ${lost} of ${pressed.length} lost, ${twice} twice`,
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
    target: 'the failure message; nothing or one mail, one once pressed again',
    how: 'processes of `contact` killed by SIGKILL while they answer 20 requests, each pressed again until it is sent',
    isQuick: false,
    run: crash,
  },
];
