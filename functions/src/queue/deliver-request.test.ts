import { error, info, warn } from 'firebase-functions/logger';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createDeliverer, type DeliveryAttempt } from './deliver-request.ts';
import type { Mail } from '../mail/mailer.ts';
import { clinic, input, mailboxes, task } from '../testing/requests.ts';

vi.mock('firebase-functions/logger');

const first: DeliveryAttempt = { number: 1, isLast: false };
const refusal = Object.assign(new Error(`550 no ${input.email}`), {
  code: 'EENVELOPE',
  permanent: true,
  responseCode: 550,
});
const fault = Object.assign(new Error('connect'), { code: 'ESOCKET' });

beforeEach(() => void vi.clearAllMocks());

/** A delivery whose mail server does what `send` does with the mailbox a mail goes to. */
function delivery(send: (mailbox: unknown) => Promise<void>, boxes = mailboxes) {
  const sentTo: unknown[] = [];
  const deliver = createDeliverer(() => ({
    clinic,
    mailboxes: boxes,
    send: async (mail: Mail) => {
      const mailbox = String(mail.envelope?.to);
      await send(mailbox);
      sentTo.push(mailbox);
    },
  }));
  return { deliver, sentTo };
}

const events = (log: typeof info) => vi.mocked(log).mock.calls.map(([name]) => name);

test('the same request is sent once, however often and whenever it is asked for', async () => {
  const { deliver, sentTo } = delivery(async () => undefined);
  await Promise.all(Array.from({ length: 100 }, () => deliver(task(), first)));
  await deliver(task(), first);
  expect(sentTo).toEqual([mailboxes.inbox]);
});

test('a fault that passes is thrown, so that the queue tries again', async () => {
  const { deliver, sentTo } = delivery(() => Promise.reject(fault));
  await expect(deliver(task(), first)).rejects.toBe(fault);
  expect(sentTo).toEqual([]);
  expect(events(warn)).toEqual(['delivery_delayed']);
  expect(events(error)).toEqual([]);
});

describe('a refusal for good', () => {
  const refusing = async (mailbox: unknown) => {
    if (mailbox === mailboxes.inbox) throw refusal;
  };

  test('sends the request to the fallback mailbox, and is an error', async () => {
    const { deliver, sentTo } = delivery(refusing);
    await deliver(task(), first);
    expect(sentTo).toEqual([mailboxes.fallbackInbox]);
    expect(events(error)).toEqual(['delivery_refused', 'delivery_to_fallback']);
  });

  test('without a fallback mailbox leaves the request in the queue, and is an error', async () => {
    const { deliver } = delivery(refusing, { ...mailboxes, fallbackInbox: undefined });
    await expect(deliver(task(), first)).rejects.toBe(refusal);
    expect(events(error)).toEqual(['delivery_refused']);
  });

  test('of both mailboxes leaves the request in the queue', async () => {
    const { deliver } = delivery(() => Promise.reject(refusal));
    await expect(deliver(task(), first)).rejects.toBe(refusal);
    expect(events(error)).toEqual(['delivery_refused', 'delivery_fallback_failed']);
  });
});

test('events name the request by its reference and tell nothing of the visitor', async () => {
  const { deliver } = delivery(() => Promise.reject(refusal));
  await expect(deliver(task(), first)).rejects.toBe(refusal);
  const [, details] = vi.mocked(error).mock.calls[0] ?? [];
  expect(details).toEqual({
    event: 'delivery_refused',
    reference: task().reference,
    attempt: 1,
    waitedSeconds: expect.any(Number),
    code: 'EENVELOPE',
    replyCode: 550,
  });
  const written = JSON.stringify([error, warn, info].map((log) => vi.mocked(log).mock.calls));
  for (const typed of [input.name, input.email, input.phone, 'frică']) expect(written).not.toContain(typed);
});
