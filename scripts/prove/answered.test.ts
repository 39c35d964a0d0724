/** What becomes of requests that nobody answers: months pass on a clock of the tests. */
import { info } from 'firebase-functions/logger';
import { beforeEach, expect, vi } from 'vitest';
import { clinicTimeZone } from '../../shared/brand.ts';
import { openAt, type OpeningHours } from '../../shared/opening-hours.ts';
import { mailboxes } from '../../functions/src/testing/requests.ts';
import { isFull, test } from './proof.ts';
import { send, someRequest } from './send.ts';
import { startSimulation, type Simulation } from './simulation.ts';

vi.mock('firebase-functions/logger');
beforeEach(() => void vi.clearAllMocks());

const minute = 60_000;
const day = 24 * 60 * minute;

const hours: OpeningHours = {
  week: [
    { days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'], kind: 'open', spans: ['08:00-20:00'] },
    { days: ['saturday'], kind: 'open', spans: ['09:00-14:00'] },
    { days: ['sunday'], kind: 'closed' },
  ],
  exceptions: [
    { from: '2026-10-22', to: '2026-10-23' },
    { from: '2026-10-29', spans: ['10:00-12:00'] },
    { from: '2027-03-25', to: '2027-03-26' },
  ],
};

const isOpen = (instant: number) => openAt(hours, instant, clinicTimeZone).kind === 'open';

/** Counted minute by minute, otherwise than the functions do. */
function workingMinutes(from: number, until: number): number {
  let count = 0;
  for (let at = from; at < until; at += minute) if (isOpen(at)) count += 1;
  return count;
}

const linkIn = (text = '') => /http\S+cerere=\S+/.exec(text)?.[0] ?? '';

/** When reminders of a request came, and to which mailbox. */
function remindersOf({ mail }: Simulation, reference: string) {
  return mail.received
    .filter(({ subject }) => subject === `${reference} – Fără răspuns`)
    .map(({ date = '', recipients }) => ({ at: Date.parse(date), to: recipients.join() }));
}

/** Sends a request now; resolves once the desk has it, with the link that stands in its mail. */
async function request(simulation: Simulation) {
  const { reference = '' } = await send(simulation.url, someRequest());
  await simulation.queue.settled();
  const mail = simulation.mail.received.find(({ subject }) => subject?.startsWith(`${reference} – Cerere`));
  return { reference, link: linkIn(mail?.text), sentAt: Date.now() };
}

const press = async (link: string) => (await fetch(link, { method: 'POST' })).status;

// Half of them in each month in which the clocks change.
test.for<[begin: string]>([['2026-10-12T00:07:00.000Z'], ['2027-03-15T00:07:00.000Z']])(
  'of requests in the month from %s each unanswered one is reminded of at the right hours, and no answered one',
  { timeout: 20 * minute },
  async ([begin], { measured }) => {
    const count = isFull ? 500 : 40;
    const simulation = await startSimulation(begin, hours);
    const from = Date.parse(begin);
    const sent: Awaited<ReturnType<typeof request>>[] = [];
    const pressedAt: number[] = [];
    const events = Array.from({ length: count }, (_, number) => {
      const at = from + Math.round((number * 28 * day) / count / minute) * minute;
      const wait = ((number * 37) % 1500) * minute;
      return [
        { at, happens: async () => void (sent[number] = await request(simulation)) },
        {
          at: at + minute + wait,
          async happens() {
            if (number % 10 === 0) return;
            expect(await press(sent[number]?.link ?? '')).toBe(200);
            pressedAt[number] = Date.now();
          },
        },
      ];
    }).flat();
    for (const { at, happens } of events.toSorted((a, b) => a.at - b.at)) {
      await simulation.passUntil(at);
      await happens();
      await simulation.restart();
    }
    await simulation.passUntil(from + 45 * day);
    let reminders = 0;
    for (const [number, { reference, sentAt }] of sent.entries()) {
      const until = pressedAt[number] ?? Infinity;
      const own = remindersOf(simulation, reference);
      reminders += own.length;
      const worked = own.map(({ at }) => workingMinutes(sentAt, at));
      const due = [120, 480, 960].filter(
        (wait) => workingMinutes(sentAt, Math.min(until, sentAt + 14 * day)) >= wait,
      );
      expect(worked).toEqual(due);
      expect(own.map(({ to }) => to)).toEqual(
        [mailboxes.inbox, mailboxes.inbox, mailboxes.fallbackInbox].slice(0, due.length),
      );
      for (const { at } of own) expect(isOpen(at - 1) && at <= until).toBe(true);
    }
    const unanswered = sent.length - Object.keys(pressedAt).length;
    expect(unanswered).toBe(count / 10);
    await measured(
      `${count} requests, ${unanswered} never answered: ${reminders} reminders, each at its hour`,
    );
    await simulation.stop();
  },
);

test('a scanner that opens every link 100 times marks none, and a forged link neither', async ({
  measured,
}) => {
  const count = isFull ? 50 : 3;
  const simulation = await startSimulation('2026-11-23T08:05:00.000Z', hours);
  const sent = [];
  for (let number = 0; number < count; number += 1) sent.push(await request(simulation));
  for (const { link } of sent) {
    for (let again = 0; again < 100; again += 1) expect((await fetch(link)).status).toBe(200);
    expect(await press(`${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}`)).toBe(403);
  }
  expect(vi.mocked(info).mock.calls.filter(([name]) => name === 'request_answered')).toEqual([]);
  await simulation.passUntil(Date.now() + 7 * day);
  for (const { reference } of sent) expect(remindersOf(simulation, reference)).toHaveLength(3);
  await measured(`${count * 100} openings, ${count * 3} reminders`);
  await simulation.stop();
});

test('pressed twice, from two devices, at once: it is answered', async ({ measured }) => {
  const simulation = await startSimulation('2026-11-23T08:05:00.000Z', hours);
  const { link, reference } = await request(simulation);
  expect(await Promise.all([press(link), press(link)])).toEqual([200, 200]);
  await simulation.passUntil(Date.now() + day);
  expect(await press(link)).toBe(200);
  await simulation.passUntil(Date.now() + 70 * day);
  expect(remindersOf(simulation, reference)).toEqual([]);
  expect(await press(link)).toBe(403);
  await measured('3 presses, no reminder; after 60 days the link is refused');
  await simulation.stop();
});
