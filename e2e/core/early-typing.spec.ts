/** What is typed while a page is hydrated, or changed by extensions and translators. */
import { expect, holdScripts, hydrated, test } from '../support/fixtures.ts';
import { changes, expectNothingLost, moments } from '../support/held-letter.ts';
import { formOf } from '../support/page-parts.ts';
import { romanianTemplates } from '../support/site.ts';
import { nightHour } from '../support/pictures.ts';
import { translate } from '../support/translate.ts';

const text = 'Fata mea are 6 ani, e alergică la penicilină.';

for (const [what, change] of Object.entries(changes)) {
  test(`nothing typed is lost when a program ${what}`, async ({ page, quiet }) => {
    // React says that it renders the page again, or that a node of its own is gone.
    quiet.allowed = /Minified React error #418|NotFoundError|insertBefore|removeChild/;
    // At night, when the hour changes more of the page.
    await page.clock.setFixedTime(nightHour);
    let release = async () => {};
    const visit = {
      hasScrollAnchors: true,
      open: async () => {
        release = await holdScripts(page);
        await page.goto('/ro/contact');
      },
      release: () => release(),
      reopen: async () => {
        await page.reload();
        await hydrated(page);
      },
      evaluate: page.evaluate.bind(page) as typeof page.evaluate,
    };
    for (const [when, moment] of Object.entries(moments)) {
      await test.step(when, () => expectNothingLost(visit, change, moment));
      await page.unroute('**/static/*.js');
      await page.evaluate(() =>
        [localStorage, sessionStorage].map((store) => store.removeItem('contact-draft')),
      );
    }
  });
}

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
