import { expect } from '@playwright/test';
import { ports } from '../../scripts/ports.ts';

type Mail = {
  id: string;
  subject: string;
  text: string;
  html: string;
  from: { address: string }[];
  replyTo?: { address: string }[];
  attachments?: { generatedFileName: string }[];
};

/** The mails that stand in the clinic's inbox. */
async function mails(): Promise<Mail[]> {
  const response = await fetch(`http://127.0.0.1:${ports.inbox}/email`);
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

/** The texts of what is attached to a mail. */
export async function attachmentsOf({ id, attachments = [] }: Mail): Promise<string[]> {
  const addresses = attachments.map(
    ({ generatedFileName: file }) => `http://127.0.0.1:${ports.inbox}/email/${id}/attachment/${file}`,
  );
  return Promise.all(addresses.map(async (address) => (await fetch(address)).text()));
}
