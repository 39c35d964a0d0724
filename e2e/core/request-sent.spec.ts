import type { Page } from '@playwright/test';
import { pathTo } from '../../src/routing/routes.ts';
import { fill, formOf, referenceOf } from '../support/contact-form.ts';
import { expect, hydrated, open, test } from '../support/fixtures.ts';
import { confirmationOf, mailOf } from '../support/inbox.ts';
import { content } from '../support/site.ts';

const typed = ['Ștefan', 'Țăranu', 'stefan@posta.example', '0712 345 678', 'o doare o măsea'];
const message = 'Fata mea are 6 ani și o doare o măsea.';

const words = (page: Page) => page.locator('main').innerText();

async function sendFrom(page: Page, language: 'ro' | 'en') {
  const parts = await fill(page, language, message);
  await parts.send.click();
  return { ...parts, reference: await referenceOf(page) };
}

for (const language of ['ro', 'en'] as const) {
  test(`a request in ${language} has a page that opens again, without what was typed`, async ({
    page,
    context,
  }) => {
    const { predefinedMessages, requestSentPage: texts, contactDetails } = content[language];
    // A Thursday, in the hours of the clinic of the fixtures.
    await page.clock.setFixedTime('2026-11-26T10:00+02:00');
    await open(page, pathTo({ route: 'contact' }, language));
    const { reference } = await sendFrom(page, language);
    const heading = page.locator('h1');
    await expect(heading).toHaveText(predefinedMessages.sent);
    await expect(heading).toBeFocused();
    await expect(page).toHaveURL(new RegExp(`/${language}/cerere-trimisa#${reference}\\.`));
    for (const said of [reference, texts.changeText, contactDetails.phoneString]) {
      expect(await words(page)).toContain(said);
    }
    expect(await words(page)).toMatch(/joi, 26 noiembrie|Thursday 26 November/);
    for (const part of typed) expect(await words(page)).not.toContain(part);

    await page.reload();
    await hydrated(page);
    await expect(heading).toHaveText(predefinedMessages.sent);
    expect(await words(page)).toContain(reference);

    const bookmark = page.url();
    const later = await context.newPage();
    await later.clock.setFixedTime('2026-12-24T10:00+02:00');
    await open(later, bookmark);
    await expect(later.locator('h1')).toHaveText(texts.keptTitle.replace('{reference}', reference));
    expect(await words(later)).toMatch(/joi, 26 noiembrie|Thursday 26 November/);
    expect(await words(later)).not.toContain(predefinedMessages.sent);
    for (const part of typed) expect(await words(later)).not.toContain(part);
  });
}

test('Back leads to an empty form and sends nothing, Forward to the page of the request', async ({
  page,
}) => {
  await open(page, '/ro/contact');
  const { name, send, reference } = await sendFrom(page, 'ro');
  let posts = 0;
  page.on('request', (request) => (posts += request.method() === 'POST' ? 1 : 0));
  await page.goBack();
  await expect(page).toHaveURL('/ro/contact');
  await expect(name).toHaveValue('');
  await expect(send).toHaveText(content.ro.contactForm.send);
  await page.goForward();
  expect(await referenceOf(page)).toBe(reference);
  expect(posts).toBe(0);
});

for (const fragment of ['', '#GH-AEIOU.t4x2k1..', '#GH-7KXM4', '#%', '#GH-7KXM4.t4x2k1.<b>']) {
  test(`an address that ends with “${fragment}” claims nothing`, async ({ page }) => {
    await open(page, `/en/cerere-trimisa${fragment}`);
    const { requestSentPage, predefinedMessages } = content.en;
    await expect(page.locator('h1')).toHaveText(requestSentPage.title);
    expect(await words(page)).not.toContain(predefinedMessages.sent);
    await expect(page.locator('.receipt-number')).toHaveCount(0);
    await page.locator('footer').getByRole('link', { name: content.en.terms.title }).click();
    await expect(page.locator('h1')).toHaveText(content.en.terms.title);
    await page.goBack();
    await expect(page.locator('h1')).toHaveText(requestSentPage.title);
  });
}

test('the page is printed with its number, under the name of the clinic', async ({ page }) => {
  await page.addInitScript(() => (window.print = () => void (document.title = 'printed')));
  await open(page, '/ro/contact');
  await sendFrom(page, 'ro');
  await page.getByRole('button', { name: content.ro.requestSentPage.print }).click();
  await expect(page).toHaveTitle('printed');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.receipt-number strong')).toBeVisible();
  await expect(page.locator('.letterhead--top')).toBeVisible();
  await expect(page.getByRole('link', { name: content.ro.contactForm.sendAnother })).toBeHidden();
});

test.describe('a confirmation', () => {
  const box = (page: Page, language: 'ro' | 'en') =>
    page.getByLabel(content[language].contactForm.confirmation ?? '');

  test('is offered once an address stands in the form, and kept with the draft', async ({ page }) => {
    await open(page, '/ro/contact');
    const { email } = formOf(page, 'ro');
    await expect(box(page, 'ro')).toBeHidden();
    await email.fill('ana@posta.example');
    await box(page, 'ro').check();
    await page.reload();
    await hydrated(page);
    await expect(box(page, 'ro')).toBeChecked();
    await email.fill('');
    await expect(box(page, 'ro')).toBeHidden();
  });

  for (const isScripted of [true, false]) {
    test.describe(isScripted ? 'with scripts' : 'without scripts', () => {
      test.use({ javaScriptEnabled: isScripted });

      test('that is asked for comes once the desk has its mail', async ({ page }) => {
        const language = isScripted ? 'en' : 'ro';
        const address = `ana.${crypto.randomUUID().slice(0, 8)}@posta.example`;
        const texts = content[language].requestSentPage;
        await page.goto(pathTo({ route: 'contact' }, language));
        if (isScripted) await hydrated(page);
        const { email, send } = await fill(page, language, message);
        await email.fill(address);
        await box(page, language).check();
        await send.click();
        const reference = await referenceOf(page);
        expect(await words(page)).toContain(texts.confirmation);
        await mailOf(reference);
        const mail = await confirmationOf(address);
        expect(mail.subject).toBe(texts.mailSubject.replace('{reference}', reference));
        expect(mail.replyTo?.map((each) => each.address)).toEqual([content[language].contactDetails.email]);
        for (const part of [mail.text, mail.html]) {
          expect(part).toContain(reference);
          expect(part).toContain(content[language].contactDetails.phoneString);
          for (const word of [...typed, address]) expect(part).not.toContain(word);
          const other = language === 'ro' ? 'en' : 'ro';
          expect(part).not.toContain(content[other].requestSentPage.mailTitle);
        }
      });
    });
  }

  test('that is not asked for is not spoken of', async ({ page }) => {
    await open(page, '/ro/contact');
    await sendFrom(page, 'ro');
    expect(await words(page)).not.toContain(content.ro.requestSentPage.confirmation);
  });
});
