import { expect, skipInFirefox, test } from '../support/fixtures.ts';

test.use({ javaScriptEnabled: false });
test.beforeEach(() => skipInFirefox('Playwright cannot turn scripts off there'));

test('a list of the footer opens by a press on a phone, and is open where there is room; an answer opens by a press, and is open on paper', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/ro/servicii/tratamente-laser');
  const footer = page.getByRole('contentinfo');
  const list = footer.getByRole('link', { name: 'Ortodonție' });
  const title = footer.locator('summary', { hasText: 'Servicii' });
  await expect(list).toBeHidden();
  await title.click();
  await expect(list).toBeVisible();
  const answer = page.getByText('La o carie mică poate să nu fie nevoie');
  await expect(answer).toBeHidden();
  await page.locator('summary', { hasText: 'Mai este nevoie de anestezie?' }).click();
  await expect(answer).toBeVisible();

  await page.reload();
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(list).toBeVisible();
  await expect(title).toBeHidden();
  await expect(answer).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(answer).toBeVisible();
});
