import { expect, open, test } from '../support/fixtures.ts';
import { content } from '../support/site.ts';

test.use({ hasChosen: false });

for (const [choice, label] of [
  ['all', content.ro.cookies.cta],
  ['necessary', content.ro.cookies.onlyNecessary],
] as const) {
  test(`choosing "${label}" keeps the choice and asks no more`, async ({ page, context }) => {
    await open(page, '/');
    await page.getByRole('button', { name: label, exact: true }).click();
    await expect(page.locator('.cookie-banner')).toHaveCount(0);
    const kept = JSON.parse((await page.evaluate(() => localStorage.getItem('consent'))) ?? '{}') as object;
    expect(kept).toEqual({ choice, version: content.ro.cookies.version, at: expect.any(String) });
    await open(page, '/ro/despre');
    await expect(page.locator('.cookie-banner')).toHaveCount(0);
    expect(await context.cookies()).toEqual([]);
  });
}

test('the banner links to the legal pages of the language', async ({ page }) => {
  await open(page, '/en/contact');
  await expect(page.locator('.cookie-banner')).toBeVisible();
  const hrefs = await page
    .locator('.cookie-banner a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs.toSorted()).toEqual(['/en/politica-de-confidentialitate', '/en/termeni-si-conditii']);
});
