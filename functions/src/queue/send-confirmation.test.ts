import { info, warn } from 'firebase-functions/logger';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Mail } from '../mail/mailer.ts';
import { hours, receiptTexts } from '../testing/receipts.ts';
import { createConfirm } from './send-confirmation.ts';
import type { Confirmation } from './schedule-confirmation.ts';

vi.mock('firebase-functions/logger');
beforeEach(() => void vi.clearAllMocks());

const confirmation = (number: number): Confirmation => ({
  key: number.toString(16).padStart(64, '0'),
  reference: 'GH-7KXM4',
  language: 'ro',
  address: `v${number}@exemplu.example`,
  deliveredAt: '2026-11-21T08:05:00.000Z',
});

const refusal = Object.assign(new Error('550 no such v1@exemplu.example'), {
  code: 'EENVELOPE',
  permanent: true,
  responseCode: 550,
});

function confirming(send: (mail: Mail) => Promise<void>) {
  const readTexts = () => Promise.resolve(receiptTexts);
  return createConfirm(() => ({ send, from: 'site@ghiocel.example', hours, readTexts }));
}

const events = (log: typeof info) => vi.mocked(log).mock.calls.map(([name]) => name);

test('a confirmation the queue hands over twice is sent once, and a mark never', async () => {
  const send = vi.fn(async () => undefined);
  const confirm = confirming(send);
  await Promise.all([confirm(confirmation(1)), confirm(confirmation(1))]);
  await confirm({ isMark: true });
  expect(send).toHaveBeenCalledOnce();
  expect(events(info)).toEqual(['confirmation_sent']);
});

test('a refusal for good ends it, and its log names nobody', async () => {
  await confirming(() => Promise.reject(refusal))(confirmation(1));
  expect(vi.mocked(info).mock.calls).toEqual([
    [
      'confirmation_refused',
      { event: 'confirmation_refused', reference: 'GH-7KXM4', code: 'EENVELOPE', replyCode: 550 },
    ],
  ]);
});

test('a fault that passes is thrown, for another attempt', async () => {
  const fault = new Error('later');
  await expect(confirming(() => Promise.reject(fault))(confirmation(1))).rejects.toBe(fault);
  expect(events(warn)).toEqual(['confirmation_delayed']);
});

test('all visitors together have thirty at once, however many they are', async () => {
  const send = vi.fn(async () => undefined);
  const confirm = confirming(send);
  await Promise.all(Array.from({ length: 100 }, (_, number) => confirm(confirmation(number))));
  expect(send).toHaveBeenCalledTimes(30);
  expect(events(info).filter((name) => name === 'confirmation_limited')).toHaveLength(70);
});
