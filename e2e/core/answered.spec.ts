import { fill, referenceOf } from '../support/form-parts.ts';
import { expect, open, test } from '../support/fixtures.ts';
import { mailOf } from '../support/inbox.ts';

test('the desk opens the link in the mail of a request and says that it has answered', async ({ page }) => {
  await open(page, '/');
  const { send } = await fill(page, 'ro', 'Bună ziua!');
  await send.click();
  const reference = await referenceOf(page);
  const { text } = await mailOf(reference);

  await page.goto(/http\S+cerere=\S+/.exec(text)?.[0] ?? '');
  await expect(page.getByRole('heading', { name: reference })).toBeVisible();
  await page.getByRole('button', { name: 'Am răspuns' }).click();
  await expect(page.getByRole('heading', { name: `${reference}: notat ca răspuns` })).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
});
