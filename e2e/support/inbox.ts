import { expect } from '@playwright/test';
import { ports } from '../../scripts/ports.ts';

export type Mail = {
  subject: string;
  text: string;
  html: string;
  from: { address: string; name: string }[];
  to: { address: string }[];
  replyTo?: { address: string; name: string }[];
  headers: Record<string, string>;
};

const inbox = `http://127.0.0.1:${ports.inbox}`;

/** The mails that stand in the clinic's inbox. */
export async function mails(): Promise<Mail[]> {
  const response = await fetch(`${inbox}/email`);
  return (await response.json()) as Mail[];
}

/** The one mail whose subject carries this reference, once it has arrived. */
export async function mailOf(reference: string): Promise<Mail> {
  const found = async () => (await mails()).filter(({ subject }) => subject.includes(reference));
  await expect.poll(async () => (await found()).length, { timeout: 45_000 }).toBe(1);
  const [mail] = await found();
  if (!mail) throw new Error(`The mail ${reference} is gone again.`);
  return mail;
}
