import { parseContactRequest, type ContactRequest } from '../../../shared/contact-request.ts';
import type { Sender } from '../config/parameters.ts';
import type { RequestTask } from '../mail/mail-tasks.ts';
import { referenceOf, deduplicationKey } from '../request/deduplication-key.ts';

export const mailboxes = { inbox: 'programari@ghiocel.example', reserve: 'rezerva@altundeva.example' };

export const sender: Sender = {
  clinicName: 'Ghiocel Dental',
  origin: 'https://www.ghiocel.example',
  from: 'site@ghiocel.example',
  bounces: 'intoarse@ghiocel.example',
  mailboxes,
};

/** The JSON that the browser posts. */
export const input = {
  id: 'a1b2c3d4-0000',
  name: 'Ștefan Țiriac-Pânzaru',
  email: 'stefan@exemplu.example',
  phone: '+40 712 345 678',
  message: 'Bună ziua,\n\nfiica mea are 7 ani și îi e frică.\nCând putem veni?',
  consent: true,
  language: 'ro',
  page: '/ro/preturi',
  package: 'Pachet 1',
  consentVersion: '2026-11',
  consentAt: '2026-11-21T08:00:00.000Z',
};

export function request(changes: Record<string, unknown> = {}): ContactRequest {
  const parsed = parseContactRequest({ ...input, ...changes });
  if (!parsed.ok) throw new Error(`Not a valid request: ${JSON.stringify(parsed.errors)}`);
  return parsed.request;
}

/** Returns the task of a request received on 21 November 2026, 10:05 in Romania. */
export function task(changes: Record<string, unknown> = {}): RequestTask {
  const receivedAt = new Date('2026-11-21T08:05:00.000Z');
  const accepted = request(changes);
  const key = deduplicationKey(accepted, receivedAt);
  const reference = referenceOf(key);
  return {
    kind: 'request',
    mailbox: 'inbox',
    key,
    reference,
    receivedAt: receivedAt.toISOString(),
    promisedUntil: '2026-11-23T18:00:00.000Z',
    request: accepted,
  };
}
