import type { Page } from '@playwright/test';
import { api, fill, formOf, referenceOf, referenceOnPage } from '../support/contact-form.ts';
import { chooseNecessary, expect, hydrated, open, test } from '../support/fixtures.ts';
import { mailOf } from '../support/inbox.ts';
import { content } from '../support/site.ts';

const text = 'Bună ziua, fata mea are 6 ani și o doare o măsea.';

async function expectFilledIn(page: Page, language: 'ro' | 'en' = 'ro') {
  const { name, email, phone, message, consent } = formOf(page, language);
  await expect(message).toHaveValue(text);
  await expect(name).toHaveValue('Ștefan Țăranu');
  await expect(email).toHaveValue('stefan@posta.example');
  await expect(phone).toHaveValue('0712 345 678');
  await expect(consent).toBeChecked();
}

const keptDraft = (page: Page) => page.evaluate(() => localStorage.getItem('contact-draft'));

test('what was typed is there after a reload, on the other pages with the form, and in the other language', async ({
  page,
}) => {
  await open(page, '/ro/contact');
  await chooseNecessary(page);
  await fill(page, 'ro', text);
  await page.reload();
  await hydrated(page);
  await expectFilledIn(page);
  await page.getByRole('link', { name: content.ro.navigation.home, exact: true }).first().click();
  // The address changes before the page does, and the form of the page before is filled in too.
  await expect(page.locator('h1')).toContainText(content.ro.home.heroLines[0] ?? '');
  await expect(page).toHaveURL('/');
  await expectFilledIn(page);
  await page.locator('.language-dropdown').hover();
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/en');
  await expectFilledIn(page, 'en');
});

test('what was typed outlives a page that crashed', async ({ page, context }) => {
  await open(page, '/ro/contact');
  await chooseNecessary(page);
  await fill(page, 'ro', text);
  const crashed = page.waitForEvent('crash');
  page.goto('chrome://crash').catch(() => undefined);
  await crashed;
  const next = await context.newPage();
  await open(next, '/ro/contact');
  await expectFilledIn(next);
});

test('what was typed before a deploy that adds a field is there after it', async ({ page }) => {
  const older = { typed: { name: 'Ștefan Țăranu', message: text, consent: true }, at: Date.now() };
  await page.addInitScript((draft) => localStorage.setItem('contact-draft', draft), JSON.stringify(older));
  await open(page, '/ro/contact');
  const { name, email, message, consent } = formOf(page, 'ro');
  await expect(message).toHaveValue(text);
  await expect(name).toHaveValue('Ștefan Țăranu');
  await expect(email).toHaveValue('');
  await expect(consent).toBeChecked();
});

test('it is gone once it is sent, and stays gone', async ({ page }) => {
  await open(page, '/ro/contact');
  await chooseNecessary(page);
  const { send, name } = await fill(page, 'ro', text);
  expect(await keptDraft(page)).toContain('măsea');
  await send.click();
  await mailOf(await referenceOf(page));
  expect(await keptDraft(page)).toBeNull();
  await page.reload();
  await hydrated(page);
  await expect(name).toHaveValue('');
});

test('a failure, a reload and another press: one request, one mail', async ({ page, quiet }) => {
  quiet.allowed = /status of 502/;
  await open(page, '/ro/contact');
  await chooseNecessary(page);
  const { send, form, messages } = await fill(page, 'ro', text);
  const references: string[] = [];
  await page.route(api, async (route) => {
    const answer = (await (await route.fetch()).json()) as { reference: string };
    references.push(answer.reference);
    await route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>502</h1>' });
  });
  await send.click();
  await expect(form.getByRole('alert')).toContainText(messages.failed);
  await page.unroute(api);
  await page.reload();
  await hydrated(page);
  await expectFilledIn(page);
  await send.click();
  expect(await referenceOf(page)).toBe(references[0]);
  await mailOf(references[0] ?? '');
});

test('after 24 hours it is deleted, on whatever page the visitor comes back to', async ({ page }) => {
  await open(page, '/ro/contact');
  await chooseNecessary(page);
  await fill(page, 'ro', text);
  await page.clock.setFixedTime(Date.now() + 24 * 60 * 60_000);
  await open(page, '/ro/despre');
  await expect.poll(() => keptDraft(page)).toBeNull();
});

/** A machine without any network is offline to its browser all along, so the browser is told what to think. */
async function setOnline(page: Page, isOnline: boolean) {
  await page.context().setOffline(!isOnline);
  await page.evaluate((online) => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => online });
    window.dispatchEvent(new Event(online ? 'online' : 'offline'));
  }, isOnline);
}

test('offline the form says so and keeps the text; back online one press sends it', async ({
  page,
  quiet,
}) => {
  quiet.allowed = /ERR_INTERNET_DISCONNECTED/;
  await open(page, '/ro/contact');
  await chooseNecessary(page);
  const { send, form, messages } = await fill(page, 'ro', text);
  const alert = form.getByRole('alert');
  await setOnline(page, false);
  await send.click();
  await expect(alert).toContainText(messages.failed);
  await expect(alert).toContainText(messages.offline);
  await expect(alert.getByRole('link', { name: content.ro.contactDetails.phoneString })).toBeVisible();
  await expectFilledIn(page);
  await setOnline(page, true);
  await expect(alert).toHaveText(messages.backOnline);
  await send.click();
  await mailOf(await referenceOf(page));
});

test('where storage is denied the form works, nothing is kept and the banner stays', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  });
  await open(page, '/ro/contact');
  const banner = page.locator('.cookie-banner');
  await chooseNecessary(page);
  await expect(banner).toBeVisible();
  const { name, message } = await fill(page, 'ro', text);
  await page.reload();
  await hydrated(page);
  await expect(banner).toBeVisible();
  // A reload may keep what stands in the fields by itself; a new visit does not.
  await open(page, '/');
  await expect(name).toHaveValue('');
  await expect(message).toHaveValue('');
  const { send } = await fill(page, 'ro', text);
  await send.click();
  await mailOf(await referenceOf(page));
});

test('the code that sends is gone after a deploy: the browser sends the form by itself', async ({
  page,
  quiet,
}) => {
  quiet.allowed = /Failed to load resource|status of 404/;
  await page.route('**/axios-*.js', (route) => route.fulfill({ status: 404 }));
  await open(page, '/en/contact');
  await chooseNecessary(page);
  await setOnline(page, true);
  const { send } = await fill(page, 'en', 'Sent although a script was gone.');
  await send.click();
  await expect(page.locator('h1')).toHaveText(content.en.predefinedMessages.sent);
  const mail = await mailOf(await referenceOnPage(page));
  expect(mail.text).toContain('Sent although a script was gone.');
});
