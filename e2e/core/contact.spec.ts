import { api, fill, formOf, referenceOf } from '../support/contact-form.ts';
import { expect, open, test } from '../support/fixtures.ts';
import { mailOf } from '../support/inbox.ts';
import { content } from '../support/site.ts';

for (const [language, path] of [
  ['ro', '/'],
  ['en', '/en/contact'],
] as const) {
  test(`a request sent on ${path} reaches the inbox with every field, labelled in Romanian`, async ({
    page,
  }) => {
    await open(page, path);
    const { send, name, messages, texts } = await fill(
      page,
      language,
      'Bună ziua,\nbăiatul meu are 5 ani și îi e frică. Mulțumesc!',
    );
    await send.click();
    const reference = await referenceOf(page);
    await expect(page.getByRole('heading', { name: messages.sent })).toBeVisible();

    const mail = await mailOf(reference);
    expect(mail.subject).toContain('Ștefan Țăranu');
    expect(mail.replyTo?.map(({ address }) => address)).toEqual(['stefan@posta.example']);
    expect(mail.from[0]?.address).toMatch(/@ghiocel\.example$/);
    for (const part of [mail.text, mail.html]) {
      for (const fact of [
        'Ștefan Țăranu',
        'stefan@posta.example',
        '0712 345 678',
        'băiatul meu are 5 ani',
        path,
      ]) {
        expect(part).toContain(fact);
      }
      expect(part).toContain(language === 'ro' ? 'română' : 'engleză');
      expect(part).toContain(content[language].privacy.version);
    }
    expect(mail.text).toContain('Bună ziua,\nbăiatul');
    expect(mail.html).toContain('tel:0712345678');

    await page.getByRole('link', { name: texts.sendAnother }).click();
    await expect(name).toHaveValue('');
    await expect(send).toHaveText(texts.send);
  });
}

test('an empty form shows each error beside its field, focuses the first and keeps what was typed', async ({
  page,
}) => {
  await open(page, '/ro/contact');
  const { form, name, email, phone, message, consent, send, messages } = formOf(page, 'ro');
  await message.fill('Of');
  await phone.fill('12');
  await send.click();
  await expect(name).toBeFocused();
  await expect(form.getByRole('alert')).toContainText(messages.errorsTitle);
  for (const [field, text] of [
    [name, messages.nameRequired],
    [phone, messages.phoneInvalid],
    [message, messages.messageLength],
    [consent, messages.consentRequired],
  ] as const) {
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(text);
  }
  await expect(message).toHaveValue('Of');

  await name.fill('Ana');
  await expect(name).not.toHaveAttribute('aria-invalid');
  await phone.fill('');
  await message.fill('O programare, vă rog');
  await consent.check();
  await send.click();
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(messages.contactRequired);
});

test('a second press while the form is sent sends nothing', async ({ page }) => {
  await open(page, '/ro/contact');
  const { form, send, messages } = await fill(page, 'ro', 'Un mesaj care așteaptă.');
  let asked = 0;
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(api, async (route) => {
    asked += 1;
    await held;
    await route.continue();
  });
  const sent = page.waitForRequest(api);
  await send.click();
  expect((await sent).postDataJSON()).toMatchObject({ website: '', fillingSeconds: expect.any(Number) });
  await expect(send).toHaveText(messages.sending);
  await expect(form).toHaveAttribute('aria-busy', 'true');
  await send.click({ force: true });
  release();
  await mailOf(await referenceOf(page));
  expect(asked).toBe(1);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('every button to book a visit leads to the form itself', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const path of ['/', '/en/preturi', '/ro/despre', '/en/servicii/ortodontie']) {
      await open(page, path);
      const calls = page.locator('main a.button[href$="#programare"]');
      await expect(calls, path).not.toHaveCount(0);
      await calls.first().click();
      await expect(page.locator('#contact-name'), path).toBeInViewport({ ratio: 1 });
    }
  });

  test('the outcome of a request is in view', async ({ page, quiet }) => {
    quiet.allowed = /Failed to load resource/;
    await open(page, '/ro/contact');
    const { form, send, messages } = await fill(page, 'ro', 'Bună ziua');
    await page.route(api, (route) => route.abort());
    await send.click();
    await expect(form.getByRole('alert').getByText(messages.failed)).toBeInViewport();
    await page.unroute(api);
    await send.click();
    await referenceOf(page);
    await expect(page.locator('.receipt-number')).toBeInViewport();
    await expect(page.getByRole('heading', { name: messages.sent })).toBeInViewport();
  });
});

test('a package chosen on the English prices begins the message, and the desk reads its Romanian name', async ({
  page,
}) => {
  await open(page, '/en/preturi');
  await page.locator('#pachet-2').getByRole('link').click();
  await expect(page).toHaveURL('/en/contact?package=2#programare');
  const { name, email, message, consent, send } = formOf(page, 'en');
  await expect(message).toHaveValue("I'm interested in - Package 2");
  await expect(message).toBeInViewport();
  await name.fill('Ioana');
  await email.fill('ioana@posta.example');
  await consent.check();
  await send.click();
  const mail = await mailOf(await referenceOf(page));
  const { title, shortTitle } = content.ro.promoPackages.packages[1] ?? {};
  expect(mail.text).toContain(`${title} – ${shortTitle}`);
});
