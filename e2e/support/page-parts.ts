import type { Page } from '@playwright/test';
import { content, type Language } from './site.ts';

export const pageTitle = (page: Page) => page.getByRole('heading', { level: 1 });

export const cookieBanner = (page: Page) => page.getByRole('complementary');

/** The navigation of wide windows; narrow ones have a panel. */
export const mainMenu = (page: Page) => page.getByRole('banner').getByRole('navigation');

export const menuPanel = (page: Page) => page.getByRole('dialog');

/** The header's only visible button: the languages' in a wide window, the panel's in a narrow one. */
export const headerButton = (page: Page) => page.getByRole('banner').getByRole('button');

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
    send: send.or(page.getByRole('button', { name: messages.sending })),
    alert: page.getByRole('alert'),
    status: page.getByRole('status'),
    texts,
    messages,
  };
}

/** The reference of a request; the prefix is the clinic's. */
export const referenceOn = (page: Page) =>
  page.getByRole('strong').filter({ hasText: /^[A-Z]{2}-[A-Z0-9]+$/ });
