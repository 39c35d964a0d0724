import type { Page } from '@playwright/test';
import { calendarNames } from '../../shared/format-date.ts';
import { interpolate } from '../../shared/interpolate.ts';
import { tagOf } from '../../shared/languages.ts';
import { parseReceipt } from '../../shared/receipt.ts';
import { momentPlaceholders } from '../../shared/moment-placeholders.ts';
import { fill, referenceOf, type } from '../support/actions.ts';
import { expect, hydrated, open, skipInFirefox, test } from '../support/fixtures.ts';
import { formOf, pageTitle, referenceOn } from '../support/page-parts.ts';
import { confirmationOf, mailOf } from '../support/inbox.ts';
import { content } from '../support/site.ts';

const typed = ['Ștefan', 'Țăranu', 'stefan@posta.example', '0712 345 678', 'o doare o măsea'];
const message = 'Fata mea are 6 ani și o doare o măsea.';

const words = (page: Page) => page.getByRole('main').innerText();

/** `said`: what the page says of the moments in its address, which come from the function's answer. */
async function sendFrom(page: Page, language: 'ro' | 'en', address?: string) {
  const parts = await fill(page, language, message);
  if (address) await type(parts.email, address);
  await parts.send.click();
  const reference = await referenceOf(page);
  const { promisedUntil = 0 } = parseReceipt(new URL(page.url()).hash.slice(1)) ?? {};
  const moment = momentPlaceholders(promisedUntil, calendarNames(tagOf(language)), language);
  const said = [
    moment.month,
    moment.dayOfMonth,
    moment.weekday,
    interpolate(content[language].requestSentPage.answerUntil, moment),
  ];
  const mailed = interpolate(content[language].requestSentPage.answerBy, moment);
  return { ...parts, reference, said, mailed };
}

test('a request has a page that opens again, on paper too, without what was typed', async ({
  page,
  context,
}) => {
  skipInFirefox('Playwright cannot print there');
  const { formMessages, requestSentPage: texts, contactDetails, contactForm } = content.en;
  // The page knows only the server's clock.
  await page.clock.setFixedTime('2020-01-01T10:00+02:00');
  await open(page, '/en/contact');
  const { reference, said: answered } = await sendFrom(page, 'en');
  await expect(pageTitle(page)).toHaveText(formMessages.sent);
  await expect(pageTitle(page)).toBeFocused();
  await expect(pageTitle(page)).toBeInViewport();
  await expect(page).toHaveURL(new RegExp(`/en/cerere-trimisa#${reference}\\.`));
  for (const said of [reference, texts.changeText, contactDetails.phoneString, ...answered]) {
    expect(await words(page)).toContain(said);
  }
  for (const unsaid of [...typed, texts.confirmation]) expect(await words(page)).not.toContain(unsaid);

  await page.reload();
  await hydrated(page);
  await expect(pageTitle(page)).toHaveText(formMessages.sent);
  expect(await words(page)).toContain(reference);

  const bookmark = page.url();
  const later = await context.newPage();
  await later.clock.setFixedTime('2020-01-24T10:00+02:00');
  await open(later, bookmark);
  await expect(pageTitle(later)).toHaveText(texts.title);
  await expect(referenceOn(later)).toHaveText(reference);
  for (const said of [texts.keptLead, ...answered]) expect(await words(later)).toContain(said);
  for (const unsaid of [...typed, formMessages.sent]) expect(await words(later)).not.toContain(unsaid);

  await later.emulateMedia({ media: 'print' });
  await expect(referenceOn(later)).toBeVisible();
  await expect(later.getByText(contactDetails.clinicName).filter({ visible: true }).first()).toBeVisible();
  await expect(later.getByRole('link', { name: contactForm.sendAnother })).toBeHidden();
});

test('Back leads to an empty form and sends nothing, Forward to the page of the request', async ({
  page,
}) => {
  await open(page, '/ro/contact');
  const { name, send, texts, reference } = await sendFrom(page, 'ro');
  let posts = 0;
  page.on('request', (request) => (posts += request.method() === 'POST' ? 1 : 0));
  await page.goBack();
  await expect(page).toHaveURL('/ro/contact');
  await expect(name).toHaveValue('');
  await expect(send).toHaveText(texts.send);
  await page.goForward();
  expect(await referenceOf(page)).toBe(reference);
  expect(posts).toBe(0);
});

test('a double press selects the whole number, which is stored nowhere', async ({ page }) => {
  await open(page, '/ro/contact');
  const { reference } = await sendFrom(page, 'ro');
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(stored).not.toContain(reference);
  await referenceOn(page).dblclick();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(reference);
});

test('a call time and a confirmation are kept with the draft, and reach the desk and the visitor', async ({
  page,
}) => {
  const texts = content.en.requestSentPage;
  const address = `ana.${crypto.randomUUID().slice(0, 8)}@posta.example`;
  await open(page, '/en/contact');
  const { confirmation, callTime } = formOf(page, 'en');
  await expect(confirmation).toBeVisible();
  await expect(confirmation).not.toBeChecked();
  await fill(page, 'en', message);
  await confirmation.check();
  await callTime.selectOption('evening');
  await page.reload();
  await hydrated(page);
  await expect(confirmation).toBeChecked();
  await expect(callTime).toHaveValue('evening');
  const { reference, mailed } = await sendFrom(page, 'en', address);
  const chosen = texts.callTime.replace('{part}', content.en.contactForm.callEvening ?? '');
  for (const said of [texts.confirmation, chosen]) expect(await words(page)).toContain(said);
  expect((await mailOf(reference)).text).toContain('Când preferă să fie sunat(ă): seara');
  // What it says in the language of the page; the rest is shown by `confirmation-mail.test.ts`.
  const { subject, text } = await confirmationOf(address);
  expect(subject).toBe(texts.mailSubject.replace('{reference}', reference));
  for (const said of [chosen, mailed]) expect(text).toContain(said);
  for (const word of [...typed, address]) expect(text).not.toContain(word);
});
