import { fill, referenceOf } from '../support/actions.ts';
import { expect, hydrated, test } from '../support/fixtures.ts';
import { formOf } from '../support/page-parts.ts';
import { mailOf } from '../support/inbox.ts';
import { translate } from '../support/translate.ts';

test('translated by the browser, the form shows errors, sends, and starts again', async ({ page }) => {
  await page.goto('/ro/contact');
  await hydrated(page);
  await translate(page);
  const { name, send, messages, texts } = formOf(page, 'ro');
  await send.click();
  await expect(page.getByRole('heading', { name: messages.errorsTitle })).toBeFocused();
  await fill(page, 'ro', 'Trimis dintr-o pagină tradusă.');
  await expect(name).not.toHaveAttribute('aria-invalid');
  await expect(page.getByRole('link', { name: messages.nameRequired })).toHaveCount(0);
  await send.click();
  const mail = await mailOf(await referenceOf(page));
  expect(mail.text).toContain('Trimis dintr-o pagină tradusă.');
  await page.getByRole('link', { name: texts.sendAnother }).click();
  await expect(send).toHaveText(texts.send);
});
