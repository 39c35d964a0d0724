/** Every press of the form's button ends in something the visitor sees. */
import type { Page } from '@playwright/test';
import { contactApi, fill, goBack, referenceOf } from '../support/actions.ts';
import { expect, hydrated, open, skipInFirefox, test } from '../support/fixtures.ts';
import { formOf, pageTitle } from '../support/page-parts.ts';
import { mailOf } from '../support/inbox.ts';
import { openingHour } from '../support/pictures.ts';
import { content } from '../support/site.ts';

const { contactForm: labels, formMessages: messages, contactDetails } = content.ro;
const allergy = 'Alergică la penicilină.';

const tooLong = (field: string, count: string, most: string) =>
  messages.tooLong.replace('{field}', field).replace('{count}', count).replace('{most}', most);

/** A machine without any network is offline to its browser all along. */
const seemOnline = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => true }),
  );

const faults: Record<string, () => void> = {
  'the first line of the press throws': () => {
    Object.fromEntries = () => {
      throw new Error('broken');
    };
  },
  'a program has put in a control named submit': () => {
    Object.defineProperty(crypto, 'randomUUID', { value: undefined });
    const control = Object.assign(document.createElement('input'), { type: 'hidden', name: 'submit' });
    document.getElementById('programare')?.append(control);
  },
};

for (const [fault, bringAbout] of Object.entries(faults)) {
  test(`a press is the browser’s own when ${fault}`, async ({ page }) => {
    await seemOnline(page);
    await open(page, '/ro/contact');
    const { send } = await fill(page, 'ro', `Trimis cu toate că: ${fault}.`);
    await page.evaluate(bringAbout);
    await send.click();
    await expect(pageTitle(page)).toHaveText(messages.sent);
    expect((await mailOf(await referenceOf(page))).text).toContain(`Trimis cu toate că: ${fault}.`);
  });
}

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

test('a copy that an extension puts in the place of the form has the draft, keeps it and is sent', async ({
  page,
}) => {
  await open(page, '/ro/contact');
  const { send, message, name, consent } = await fill(page, 'ro', 'Scris înainte de copie.');
  await page.evaluate(() => {
    const form = document.getElementById('programare') as HTMLFormElement;
    const copy = form.cloneNode(true) as HTMLFormElement;
    copy.reset();
    form.replaceWith(copy);
  });
  await message.press('ControlOrMeta+End');
  await message.pressSequentially(' Și după.');
  await expect(name).toHaveValue('Ștefan Țăranu');
  await page.reload();
  await hydrated(page);
  await expect(message).toHaveValue('Scris înainte de copie. Și după.');
  await consent.check();
  await send.click();
  expect((await mailOf(await referenceOf(page))).text).toContain('Și după.');
});

test('a press that ends in an error of the page is the browser’s own', async ({ page, quiet }) => {
  skipInFirefox('Playwright waits for a load, which a page that Firefox has kept for Back never has');
  quiet.allowed = /insertBefore|status of 422/;
  await open(page, '/ro/contact');
  const { send, message, name, consent } = await fill(page, 'ro', 'Scris înainte de o eroare.');
  await consent.uncheck();
  // As a program may; the list of errors would stand before it.
  await page.evaluate(() => {
    const fields = document.querySelector('.contact-form__fields');
    const wrapper = document.createElement('div');
    fields?.replaceWith(wrapper);
    if (fields) wrapper.append(fields);
  });
  await send.click();
  await expect(page.getByText(messages.consentRequired)).toBeVisible();
  await expect(pageTitle(page)).toHaveText(messages.failed);
  await goBack(page);
  await expect(message).toHaveValue('Scris înainte de o eroare.');
  await expect(name).toHaveValue('Ștefan Țăranu');
  await consent.check();
  await send.click();
  expect((await mailOf(await referenceOf(page))).text).toContain('Scris înainte de o eroare.');
  await open(page, '/ro/contact');
  await expect(message).toHaveValue('');
});

async function expectFailure(page: Page) {
  const { alert } = formOf(page, 'ro');
  await expect(alert).toContainText(messages.failed);
  for (const name of [
    contactDetails.phoneString,
    contactDetails.messagingApp?.name ?? '',
    messages.failedByMail,
  ])
    await expect(alert.getByRole('link', { name })).toBeVisible();
  await expect(alert.getByRole('button', { name: messages.copyText })).toBeVisible();
  await expect(page.getByRole('heading', { name: messages.errorsTitle })).toHaveCount(0);
}

test('an error in a field that a blocker has removed is a failure with other ways', async ({ page }) => {
  await open(page, '/ro/contact');
  const { send, consent } = await fill(page, 'ro', 'Bună ziua');
  await consent.evaluate((box) => box.closest('.checkbox')?.remove());
  await send.click();
  await expectFailure(page);
});

test('the text of a failure is copied whole, and its mail opens on Windows, too', async ({
  page,
  context,
  quiet,
}) => {
  quiet.allowed = /Failed to load resource/;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/ro/contact');
  const message = `${'Îi e frică și o doare. '.repeat(80)}${allergy}`;
  const { send, alert, callTime } = await fill(page, 'ro', message);
  await callTime.selectOption({ index: 1 });
  const chosen = await callTime.locator('option:checked').textContent();
  await page.route(contactApi, (route) => route.abort());
  await send.click();
  await expectFailure(page);
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

test('what is too long is kept whole and said with both numbers, and the message is counted from 1,800', async ({
  page,
}) => {
  await open(page, '/ro/contact');
  const { message, name, send } = await fill(page, 'ro', 'ă'.repeat(1_799));
  const count = (written: string) =>
    messages.messageCount.replace('{count}', written).replace('{most}', '2.000');
  await expect(page.getByText(count('1.799'))).toHaveCount(0);
  await message.press('End');
  await message.pressSequentially('b');
  await expect(page.getByText(count('1.800')).first()).toBeVisible();
  const long = `${'ă'.repeat(2_328 - allergy.length)}${allergy}`;
  await message.fill(long);
  await expect(page.getByText(count('2.328')).first()).toBeVisible();
  await expect(page.locator('[aria-live=polite]').getByText(count('2.328'))).toBeAttached();
  await name.fill('n'.repeat(101));
  await send.click();
  const wanted = [tooLong(labels.name, '101', '100'), tooLong(labels.message, '2.328', '2.000')];
  await expect(
    page
      .getByRole('list')
      .getByRole('link')
      .filter({ hasText: /caractere/ }),
  ).toHaveText(wanted);
  await expect(message).toHaveValue(long);
  await message.fill(long.slice(0, 2_100));
  await expect(message).toHaveAccessibleDescription(new RegExp(tooLong(labels.message, '2.100', '2.000')));
});
