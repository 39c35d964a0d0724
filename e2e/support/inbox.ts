import { expect } from '@playwright/test';
import { ports } from '../../scripts/local/ports.ts';

type Mail = {
  subject: string;
  text: string;
  html: string;
  from: { address: string };
  to: { address: string }[];
  replyTo?: { address: string }[];
};

async function mails(): Promise<Mail[]> {
  const response = await fetch(`http://127.0.0.1:${ports.inbox}/email`);
  return (await response.json()) as Mail[];
}

async function oneMail(isWanted: (mail: Mail) => boolean): Promise<Mail> {
  const found = async () => (await mails()).filter(isWanted);
  await expect.poll(async () => (await found()).length, { timeout: 45_000 }).toBe(1);
  const [mail] = await found();
  if (!mail) throw new Error('The mail is gone again.');
  return mail;
}

/** Returns the mail to the clinic's inbox whose subject contains the reference. */
export const mailOf = (reference: string) =>
  oneMail(({ subject }) => subject.includes(`${reference} – Cerere`) && !subject.startsWith('[copie]'));

/** Returns the copy in the reserve mailbox. */
export const copyOf = (reference: string) =>
  oneMail(({ subject }) => subject.includes(`${reference} – Cerere`) && subject.startsWith('[copie]'));

export const confirmationOf = (visitor: string) =>
  oneMail(({ to }) => to.some(({ address }) => address === visitor));
