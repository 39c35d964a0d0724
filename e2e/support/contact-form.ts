import { expect, type Page } from '@playwright/test';
import { content, type Language } from './site.ts';

/** Where the form is sent. */
export const api = '**/api/contact';

/** The parts of the form, and its words. */
export function formOf(page: Page, language: Language) {
  const { contactForm, predefinedMessages } = content[language];
  const form = page.locator('form.contact-form');
  return {
    form,
    name: form.getByLabel(contactForm.name, { exact: true }),
    email: form.getByLabel(contactForm.email, { exact: true }),
    phone: form.getByLabel(contactForm.phone, { exact: true }),
    message: form.getByLabel(contactForm.message, { exact: true }),
    consent: form.locator('#contact-consent'),
    send: form.locator('button[type=submit]'),
    texts: contactForm,
    messages: predefinedMessages,
  };
}

/** Fills the form in as a visitor does. */
export async function fill(page: Page, language: Language, message: string) {
  const fields = formOf(page, language);
  await fields.name.fill('Ștefan Țăranu');
  await fields.email.fill('stefan@posta.example');
  await fields.phone.fill('0712 345 678');
  await fields.message.fill(message);
  await fields.consent.check();
  return fields;
}

/** The reference on the page of a request sent without the site's scripts. */
export async function referenceOnPage(page: Page): Promise<string> {
  return /GH-[A-Z0-9-]+/.exec(await page.locator('main').innerText())?.[0] ?? '';
}

/** The reference of the request that was sent, once its page is there. */
export async function referenceOf(page: Page): Promise<string> {
  const reference = page.locator('.receipt-number strong');
  await expect(reference).toBeVisible();
  return (await reference.textContent()) ?? '';
}
