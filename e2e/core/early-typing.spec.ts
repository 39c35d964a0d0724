/** What is typed while a page is hydrated, or changed by extensions and translators. */
import { expect, holdScripts, hydrated, test } from '../support/fixtures.ts';
import { commonChanges, expectNothingLostIn, wordsOfChange } from '../support/held-letter.ts';
import { formOf } from '../support/page-parts.ts';
import { romanianTemplates } from '../support/site.ts';
import { translate } from '../support/translate.ts';

const text = 'Fata mea are 6 ani, e alergică la penicilină.';

for (const [what, change] of Object.entries(commonChanges)) {
  test(`nothing typed is lost when a program ${what}`, async ({ page, quiet }) => {
    quiet.allowed = wordsOfChange;
    await expectNothingLostIn(page, change);
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
