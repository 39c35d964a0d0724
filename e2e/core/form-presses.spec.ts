/** Every press of the form's button ends in something the visitor sees. */
import type { Page } from '@playwright/test';
import { contactApi, fill, referenceOf, seemOnline } from '../support/actions.ts';
import { expect, open, skipInFirefox, test } from '../support/fixtures.ts';
import { mailOf } from '../support/inbox.ts';
import { openingHour } from '../support/pictures.ts';
import { content } from '../support/site.ts';

const { formMessages: messages } = content.ro;
const allergy = 'Alergică la penicilină.';

test('a press is the browser’s own when the code that sends does not arrive in 20 seconds', async ({
  page,
}) => {
  skipInFirefox('Playwright holds no script back there');
  await seemOnline(page);
  await page.route('**/send-contact-request-*.js', () => undefined);
  await open(page, '/ro/contact');
  await page.clock.install({ time: openingHour });
  const { send, status } = await fill(page, 'ro', 'Trimis fără codul care trimite.');
  await page.clock.pauseAt(Date.parse(openingHour) + 60_000);
  await send.click();
  await expect(status).toHaveText(messages.sending);
  await page.clock.fastForward(20_000);
  expect((await mailOf(await referenceOf(page))).text).toContain('Trimis fără codul care trimite.');
});

/** The page has failed in React, and been loaded again without it. */
const expectPageWithoutReact = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => (history.state as { renderFailed?: true } | null)?.renderFailed).catch(String),
    )
    .toBe(true);

test('an error while a page starts leaves it whole, with the form that the browser sends', async ({
  page,
  quiet,
}) => {
  // Firefox logs the error without its words.
  quiet.allowed = /IntersectionObserver|^Error$/;
  await page.addInitScript(() => Object.defineProperty(window, 'IntersectionObserver', { value: undefined }));
  await page.goto('/ro/contact');
  await expectPageWithoutReact(page);
  const { send, message, consent } = await fill(page, 'ro', 'Trimis fără React.');
  await page.reload();
  await expect(message).toHaveValue('Trimis fără React.');
  await consent.check();
  await send.click();
  expect((await mailOf(await referenceOf(page))).text).toContain('Trimis fără React.');
});

test('a failure is in view on a phone, its text is copied whole, and its mail opens on Windows, too', async ({
  page,
  context,
  quiet,
}) => {
  quiet.allowed = /Failed to load resource/;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/ro/contact');
  const message = `${'Îi e frică și o doare. '.repeat(80)}${allergy}`;
  const { send, alert, callTime } = await fill(page, 'ro', message);
  await callTime.selectOption({ index: 1 });
  const chosen = await callTime.locator('option:checked').textContent();
  await page.route(contactApi, (route) => route.abort());
  await send.click();
  await expect(alert.getByText(messages.failed)).toBeInViewport();
  const href = await alert.getByRole('link', { name: messages.failedByMail }).getAttribute('href');
  expect(href?.length).toBeLessThan(2_000);
  await expect(alert).toContainText(messages.mailCut);
  await alert.getByRole('button', { name: messages.copyText }).click();
  await expect(alert.getByRole('button', { name: messages.copiedText })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  for (const said of ['Nume: Ștefan Țăranu', 'Telefon: 0712 345 678', chosen ?? '', message])
    expect(copied).toContain(said);

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
    document.execCommand = () => false;
  });
  await alert.getByRole('button', { name: messages.copiedText }).click();
  await expect(alert.getByText(messages.copyFailed)).toBeVisible();
});
