import type { Page, Route } from '@playwright/test';
import { contactApi, fill, referenceOf } from '../support/actions.ts';
import { expect, open, test } from '../support/fixtures.ts';
import { mailOf } from '../support/inbox.ts';
import { openingHour } from '../support/pictures.ts';
import { content } from '../support/site.ts';

const second = 1_000;

/** Holds every request of the form back; `route` answers one of them. */
async function holdRequests(page: Page) {
  const held: Route[] = [];
  await page.route(contactApi, (route) => {
    held.push(route);
  });
  return held;
}

const sentBy = (route: Route | undefined) => route?.request().postDataJSON() as { id: string } | undefined;

/** A filled-in form, sent, with the page's clock in our hands. */
async function send(page: Page, language: 'ro' | 'en', path: string) {
  await open(page, path);
  const held = await holdRequests(page);
  const parts = await fill(page, language, 'Bună ziua,\nfiul meu & eu am vrea o programare.');
  await page.clock.install({ time: openingHour });
  // It would run on while a busy machine answers.
  await page.clock.pauseAt(Date.parse(openingHour) + 60 * second);
  await parts.send.click();
  await expect.poll(() => held.length).toBe(1);
  return { ...parts, held };
}

test('a slow answer is announced after 8 seconds and asked for again after 20', async ({ page }) => {
  const { status, send: button, messages, held } = await send(page, 'ro', '/ro/contact');
  await page.clock.fastForward(7 * second);
  await expect(status).toHaveText(messages.sending);
  await page.clock.fastForward(1 * second);
  await expect(status).toHaveText(messages.slow);
  await expect(status).toBeInViewport();
  await page.clock.fastForward(11 * second);
  expect(held).toHaveLength(1);
  await page.clock.fastForward(1 * second);
  await expect.poll(() => held.length).toBe(2);
  expect(sentBy(held[1])?.id).toBe(sentBy(held[0])?.id);
  await expect(button).toHaveText(messages.sending);
  await expect(status).toHaveText(messages.slow);
  await expect(page.getByText(messages.sent, { exact: true })).toHaveCount(0);
  await held[1]?.continue();
  await mailOf(await referenceOf(page));
});

test('no answer after the second attempt is a failure with the text kept and a mail that holds it', async ({
  page,
}) => {
  const parts = await send(page, 'en', '/en');
  const { alert, name, message, messages, texts, held, send: button } = parts;
  await page.clock.fastForward(20 * second);
  await expect.poll(() => held.length).toBe(2);
  await page.clock.fastForward(19 * second);
  await expect(button).toHaveText(messages.sending);
  await page.clock.fastForward(1 * second);
  await expect(alert).toContainText(messages.failed);
  await expect(
    alert.getByRole('link', { name: content.en.contactDetails.messagingApp?.name ?? '' }),
  ).toBeVisible();
  await expect(button).toHaveText(texts.send);
  expect(held).toHaveLength(2);
  await expect(name).toHaveValue('Ștefan Țăranu');

  const mail = alert.getByRole('link', { name: messages.failedByMail });
  await message.fill('I would like an appointment & a call.');
  const address = new URL((await mail.getAttribute('href')) ?? '');
  expect(address.protocol + address.pathname).toBe(`mailto:${content.en.contactDetails.email}`);
  expect(address.searchParams.get('subject')).toBe(messages.mailSubject);
  const body = address.searchParams.get('body');
  for (const text of ['an appointment & a call.', 'Ștefan Țăranu', '0712 345 678', 'stefan@posta.example']) {
    expect(body).toContain(text);
  }
});
