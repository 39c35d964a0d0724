/** Presses of the form's button that other programs or errors change; the usual ones are in `e2e/core`. */
import { fill, goBack, referenceOf, seemOnline } from '../support/actions.ts';
import { expect, hydrated, open, skipInFirefox, test } from '../support/fixtures.ts';
import { formOf, pageTitle } from '../support/page-parts.ts';
import { mailOf } from '../support/inbox.ts';
import { content } from '../support/site.ts';

const { formMessages: messages } = content.ro;

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

test('Back beyond a form that the browser has sent shows what was typed after it', async ({ page }) => {
  const { message } = formOf(page, 'ro');
  await open(page, '/ro/contact');
  await fill(page, 'ro', 'Bună ziua.');
  await page.evaluate(() => Object.defineProperty(crypto, 'randomUUID', { value: undefined }));
  await formOf(page, 'ro').send.click();
  await expect(pageTitle(page)).toHaveText(content.ro.formMessages.sent);
  await open(page, '/');
  await expect(message).toHaveValue('');
  await message.fill('Încă o întrebare.');
  await page.evaluate(() => void setTimeout(() => history.go(-2)));
  const textOf = (id: string) => (document.getElementById(id) as HTMLTextAreaElement | null)?.value;
  await expect.poll(() => page.evaluate(textOf, 'contact-message').catch(String)).toBe('Încă o întrebare.');
});
