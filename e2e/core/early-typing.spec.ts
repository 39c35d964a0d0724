/** What is typed before and while the page is hydrated, on a page that extensions and translators have changed. */
import type { Locator, Page } from '@playwright/test';
import { expect, holdScripts, hydrated, test } from '../support/fixtures.ts';
import { formOf } from '../support/page-parts.ts';
import { romanianTemplates } from '../support/site.ts';
import { nightHour } from '../support/pictures.ts';
import { translate } from '../support/translate.ts';

const text = 'Fata mea are 6 ani, e alergică la penicilină.';

const inPage = (change: () => void) => (page: Page) => page.evaluate(change);

const changes: Record<string, (page: Page) => Promise<unknown>> = {
  'a password manager has put its icon beside a field': inPage(() => {
    document.getElementById('contact-name')?.after(document.createElement('span'));
  }),
  'a writing aid has wrapped the message': inPage(() => {
    const message = document.getElementById('contact-message') as HTMLTextAreaElement;
    const wrapper = document.createElement('div');
    message.replaceWith(wrapper);
    wrapper.append(message);
    message.focus();
    message.setSelectionRange(5, 8);
  }),
  'a translator has translated the page, and goes on': translate,
  'a blocker has removed the banner': inPage(() => document.querySelector('.cookie-banner')?.remove()),
  'an extension has wrapped the first child of the root': inPage(() => {
    const site = document.getElementById('site');
    const wrapper = document.createElement('div');
    site?.replaceWith(wrapper);
    if (site) wrapper.append(site);
    const message = document.getElementById('contact-message') as HTMLTextAreaElement;
    message.focus();
    message.setSelectionRange(5, 8);
  }),
  'an extension has wrapped the root and put an element before the form': inPage(() => {
    const root = document.getElementById('root');
    const wrapper = document.createElement('div');
    root?.replaceWith(wrapper);
    if (root) wrapper.append(root);
    document.forms[0]?.before(document.createElement('aside'));
    const message = document.getElementById('contact-message') as HTMLTextAreaElement;
    message.focus();
    message.setSelectionRange(5, 8);
  }),
};

/** In the window. */
const topOf = (field: Locator) =>
  field.evaluate((element) => Math.round(element.getBoundingClientRect().top));

for (const [kind, change] of Object.entries(changes)) {
  test(`what is typed before hydration is still there when ${kind}`, async ({ page, quiet }) => {
    // React says that it renders the page again.
    quiet.allowed = /Minified React error #418/;
    // At night, when the hour changes more of the page.
    await page.clock.setFixedTime(nightHour);
    const release = await holdScripts(page);
    await page.goto('/ro/contact');
    const { name, email, phone, message, callTime, consent, confirmation } = formOf(page, 'ro');
    await name.fill('Ștefan Țăranu');
    await email.fill('stefan@posta.example');
    await phone.fill('0712 345 678');
    await callTime.selectOption('evening');
    await confirmation.check();
    await consent.check();
    await message.fill(text);
    await message.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(5, 8));
    const before = await message.evaluateHandle((area) => area.closest('form'));
    await change(page);
    const top = await topOf(message);
    await release();
    await hydrated(page);
    // The form is another one now.
    await expect.poll(() => before.evaluate((form) => form?.isConnected)).toBe(false);

    await expect(name).toHaveValue('Ștefan Țăranu');
    await expect(email).toHaveValue('stefan@posta.example');
    await expect(phone).toHaveValue('0712 345 678');
    await expect(message).toHaveValue(text);
    await expect(consent).toBeChecked();
    await expect(confirmation).toBeChecked();
    await expect(message).toBeFocused();
    expect(
      await message.evaluate((area: HTMLTextAreaElement) => [area.selectionStart, area.selectionEnd]),
    ).toEqual([5, 8]);
    await expect(callTime).toHaveValue('evening');
    expect(await topOf(message)).toBe(top);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.type('!');
    await page.reload();
    await hydrated(page);
    await expect(message).toHaveValue(`${text.slice(0, 8)}!${text.slice(8)}`);
    await expect(consent).toBeChecked();
  });
}

const removals: Record<string, () => void> = {
  'the section of the form': () => document.getElementById('programare')?.closest('section')?.remove(),
  'all that stands in the root': () => document.getElementById('root')?.replaceChildren(),
  'all that stands beside the root': () => {
    for (const element of document.querySelectorAll('body > :not(#root)')) element.remove();
  },
  'the root, for an empty copy of it': () => {
    const root = document.getElementById('root');
    const copy = root?.cloneNode(true) as HTMLElement;
    for (const form of copy.querySelectorAll('form')) form.reset();
    root?.replaceWith(copy);
  },
};

for (const [what, remove] of Object.entries(removals)) {
  test(`what is typed before hydration is in the form although a program has removed ${what}`, async ({
    page,
    quiet,
  }) => {
    quiet.allowed = /Minified React error #418/;
    const release = await holdScripts(page);
    await page.goto('/ro/contact');
    const { name, message, consent } = formOf(page, 'ro');
    await name.fill('Ștefan Țăranu');
    await message.fill(text);
    await consent.check();
    await page.evaluate(remove);
    await release();
    const expectTyped = async () => {
      await expect(name).toHaveValue('Ștefan Țăranu');
      await expect(message).toHaveValue(text);
      await expect(consent).toBeChecked();
    };
    await expectTyped();
    await page.reload();
    await hydrated(page);
    await expectTyped();
  });
}

test('what is typed before hydration joins the draft, whatever else a program has put into the form', async ({
  page,
  quiet,
}) => {
  quiet.allowed = /Minified React error #418/;
  await page.goto('/ro/contact');
  await hydrated(page);
  const { name, message, callTime } = formOf(page, 'ro');
  await message.fill(text);
  await callTime.selectOption({ index: 1 });
  const chosen = await callTime.inputValue();
  await page.goto('/ro/preturi');
  const release = await holdScripts(page);
  await page.goto('/ro/contact');
  await name.fill('Ștefan');
  await page.evaluate(() => {
    const foreign = Object.assign(document.createElement('input'), { type: 'hidden', name: 'name' });
    document.getElementById('programare')?.prepend(foreign);
  });
  await release();
  await expect(message).toHaveValue(text);
  await expect(name).toHaveValue('Ștefan');
  await expect(callTime).toHaveValue(chosen);
  const stored = await page.evaluate(() => sessionStorage.getItem('contact-draft'));
  expect(JSON.parse(stored ?? '')).toMatchObject({
    typed: { name: 'Ștefan', message: text, callTime: chosen },
  });
});

test('what is taken back, before hydration or after, the draft does not give again', async ({ page }) => {
  await page.goto('/ro/contact');
  await hydrated(page);
  const { name, message, consent } = formOf(page, 'ro');
  await name.fill('Ștefan');
  await message.fill(text);
  await consent.check();
  const release = await holdScripts(page);
  await page.goto('/ro/contact');
  // As a browser does after a reload.
  await consent.evaluate((box: HTMLInputElement) => (box.checked = true));
  await name.evaluate((field: HTMLInputElement) => (field.value = 'Ștefan'));
  await consent.uncheck();
  await name.fill('');
  await release();
  await expect(message).toHaveValue(text);
  await expect(name).toHaveValue('');
  await expect(consent).not.toBeChecked();
  await page.reload();
  await hydrated(page);
  await expect(message).toHaveValue(text);
  await expect(name).toHaveValue('');
  await expect(consent).not.toBeChecked();
  await consent.check();
  for (const isTaken of [true, false]) {
    await page.reload();
    await hydrated(page);
    await expect(consent).toBeChecked({ checked: isTaken });
    if (isTaken) await consent.uncheck();
  }
});

test('a page that a translator goes on translating is hydrated, whichever it is', async ({ page, quiet }) => {
  quiet.allowed = /Minified React error #418|status of 404/;
  for (const { path } of romanianTemplates) {
    const release = await holdScripts(page);
    await page.goto(path);
    await translate(page);
    // A page that cannot be rendered is loaded again.
    const document = await page.evaluateHandle(() => window.document);
    await release();
    expect(await document.evaluate((before) => before === window.document), path).toBe(true);
    await page.unroute('**/static/*.js');
  }
});
