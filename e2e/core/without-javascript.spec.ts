import { fill, referenceOf } from '../support/actions.ts';
import { expect, skipInFirefox, test } from '../support/fixtures.ts';
import { mailOf } from '../support/inbox.ts';
import { content } from '../support/site.ts';
import { worksWithoutScripts } from '../support/without-scripts.ts';

test.use({ javaScriptEnabled: false });
test.beforeEach(() => skipInFirefox('Playwright cannot turn scripts off there'));
worksWithoutScripts();

test('a package chosen on the English prices reaches the desk by its Romanian name', async ({ page }) => {
  const { packages } = content.en.promoPackages;
  const { title = '', shortTitle } = packages[1] ?? {};
  await page.goto('/en/preturi');
  await page.getByRole('link', { name: `: ${title}` }).click();
  const { send, callTime } = await fill(page, 'en', 'A package, without any script.');
  await callTime.selectOption('evening');
  const choice = page.getByLabel(content.en.contactForm.package);
  await expect(choice).toHaveValue('');
  await choice.selectOption(`${title} – ${shortTitle}`);
  await send.click();
  const mail = await mailOf(await referenceOf(page));
  const named = content.ro.promoPackages.packages[1];
  expect(mail.text).toMatch(new RegExp(`Pachet: +${named?.title} – ${named?.shortTitle}`));
  expect(mail.text).toContain('sunat(ă): seara');
});

test('the prices are whole, and the sentence has its price and no control', async ({ page }) => {
  await page.goto('/ro/preturi?q=detartraj#preventologie-detartraj-si-periaj-profesional');
  const { priceList, pricesPage } = content.ro;
  const prices = page.getByRole('group', { name: priceList.title, exact: true });
  const rows = prices.getByRole('row');
  await expect(prices.getByRole('rowheader')).toHaveCount(63);
  const row = rows.filter({ hasText: 'Detartraj și periaj profesional' });
  await expect(row).toBeInViewport();
  await expect(row.getByRole('cell')).toHaveCSS('background-color', 'rgb(227, 243, 213)');
  await expect(prices.getByText(/^Se adaugă/).first()).toBeVisible();
  await expect(page.getByText(content.ro.promoPackages.packages[0]?.summary ?? '')).toBeVisible();
  await expect(page.getByRole('search')).toHaveCount(0);
  await expect(page.getByText('Am un copil de 5\u00a0ani și cred că are nevoie de o plombă.')).toBeVisible();
  await expect(page.getByText('200', { exact: true }).first()).toBeVisible();
  await expect(
    page.getByRole('combobox').or(page.getByRole('button', { name: pricesPage.sentence?.addChild ?? '' })),
  ).toHaveCount(0);
});
