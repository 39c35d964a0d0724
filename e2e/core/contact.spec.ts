import { fill, referenceOf } from '../support/actions.ts';
import { expect, open, test } from '../support/fixtures.ts';
import { formOf } from '../support/page-parts.ts';
import { mailOf } from '../support/inbox.ts';
import { content } from '../support/site.ts';

test('a request of the English page reaches the inbox', async ({ page }) => {
  await open(page, '/en/contact');
  const { send, name, messages, texts } = await fill(
    page,
    'en',
    'Bună ziua,\nbăiatul meu are 5 ani și îi e frică. Mulțumesc!',
  );
  await send.click();
  const reference = await referenceOf(page);
  await expect(page.getByRole('heading', { name: messages.sent })).toBeVisible();

  const mail = await mailOf(reference);
  expect(mail.subject).toContain('Ștefan Țăranu');
  expect(mail.replyTo?.map(({ address }) => address)).toEqual(['stefan@posta.example']);
  expect(mail.from.address).toMatch(/@ghiocel\.example$/);
  const { version } = content.en.privacy;
  for (const fact of ['0712 345 678', '> Bună ziua,\n> băiatul', 'engleză', version, 'Pagina: contact'])
    expect(mail.text).toContain(fact);

  await page.getByRole('link', { name: texts.sendAnother }).click();
  await expect(name).toHaveValue('');
  await expect(send).toHaveText(texts.send);
});

test('several errors are links into their fields and stand beside them until they are corrected', async ({
  page,
}) => {
  await open(page, '/ro/contact');
  const { name, email, phone, message, consent, send, messages, texts } = formOf(page, 'ro');
  await message.fill('Of');
  await phone.fill('12');
  await send.click();
  await expect(page.getByRole('heading', { name: messages.errorsTitle })).toBeFocused();
  const entries = page.getByRole('list').filter({ hasText: messages.consentRequired }).getByRole('listitem');
  const wanted = [
    messages.nameRequired,
    messages.phoneInvalid,
    messages.messageLength,
    messages.consentRequired,
  ];
  await expect(entries.getByRole('link')).toHaveText(wanted);
  for (const [field, text] of [
    [name, messages.nameRequired],
    [phone, messages.phoneInvalid],
    [message, `${texts.messageHint} ${messages.messageLength}`],
    [consent, messages.consentRequired],
  ] as const) {
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(text);
  }
  await expect(message).toHaveValue('Of');

  for (const [index, field] of [name, phone, message, consent].entries()) {
    await entries.nth(index).getByRole('link').press('Enter');
    await expect(field).toBeFocused();
    await expect(field).toBeInViewport({ ratio: 1 });
  }
  await expect(page).toHaveURL('/ro/contact');

  await name.fill('Ana');
  await expect(name).not.toHaveAttribute('aria-invalid');
  await expect(name).toBeFocused();
  await expect(entries.getByRole('link')).toHaveText(wanted.slice(1));
  await phone.fill('');
  await message.fill('O programare, vă rog');
  await consent.check();
  await expect(page.getByRole('heading', { name: messages.errorsTitle })).toHaveCount(0);
  await send.click();
  // One error is said by its field.
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(messages.contactRequired);
  await expect(page.getByRole('link', { name: messages.contactRequired })).toBeVisible();
  await expect(entries).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('a button to book a visit on another page leads to the form itself', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/en/preturi');
    await page
      .getByRole('main')
      .getByRole('link', { name: content.en.general.callToAction, exact: true })
      .first()
      .click();
    await expect(formOf(page, 'en').name).toBeInViewport({ ratio: 1 });
  });

  test('a field stays in its place when its error disappears', async ({ page }) => {
    await open(page, '/ro/contact');
    const { name, send, messages } = formOf(page, 'ro');
    await send.click();
    const link = page.getByRole('link', { name: messages.nameRequired });
    await link.click();
    const before = await name.boundingBox();
    await page.keyboard.type('Ana');
    await expect(link).toHaveCount(0);
    await expect.poll(async () => Math.abs((await name.boundingBox())!.y - before!.y)).toBeLessThan(2);
  });
});
