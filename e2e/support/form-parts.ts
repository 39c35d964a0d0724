import { expect, type Page } from '@playwright/test';
import { content, type Language } from './site.ts';

export const api = '**/api/contact';

export function formOf(page: Page, language: Language) {
  const { contactForm: texts, formMessages: messages } = content[language];
  const labelled = (label = '') => page.getByLabel(label, { exact: true });
  const send = page.getByRole('button', { name: texts.send, exact: true });
  return {
    name: labelled(texts.name),
    email: labelled(texts.email),
    phone: labelled(texts.phone),
    message: labelled(texts.message),
    callTime: labelled(texts.callTime),
    confirmation: labelled(texts.confirmation),
    consent: page.getByRole('checkbox', { name: /de acord|agree/ }),
    /** It says when it is sending. */
    send: send.or(page.getByRole('button', { name: messages.sending })),
    alert: page.getByRole('alert'),
    status: page.getByRole('status'),
    texts,
    messages,
  };
}

export async function fill(page: Page, language: Language, message: string) {
  const fields = formOf(page, language);
  await fields.name.fill('Ștefan Țăranu');
  await fields.email.fill('stefan@posta.example');
  await fields.phone.fill('0712 345 678');
  await fields.message.fill(message);
  await fields.consent.check();
  return fields;
}

/** The number of the request a page is of; the prefix is the clinic's. */
export const referenceOn = (page: Page) =>
  page.getByRole('strong').filter({ hasText: /^[A-Z]{2}-[A-Z0-9]+$/ });

export async function referenceOf(page: Page): Promise<string> {
  await expect(referenceOn(page)).toBeVisible();
  return (await referenceOn(page).textContent()) ?? '';
}
