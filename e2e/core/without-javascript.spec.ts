import { fill, referenceOnPage } from '../support/contact-form.ts';
import { expect, test } from '../support/fixtures.ts';
import { mailOf } from '../support/inbox.ts';
import { content } from '../support/site.ts';
import { worksWithoutScripts } from '../support/without-scripts.ts';

test.use({ javaScriptEnabled: false });
worksWithoutScripts();

test('a package chosen on the English prices reaches the desk by its Romanian name', async ({ page }) => {
  await page.goto('/en/preturi');
  await page.locator('#pachet-2').getByRole('link').click();
  const { send } = await fill(page, 'en', 'A package, without any script.');
  const choice = page.getByLabel(content.en.contactForm.package);
  await expect(choice).toHaveValue('');
  const [, second] = content.en.promoPackages.packages;
  await choice.selectOption(`${second?.title} – ${second?.shortTitle}`);
  await send.click();
  const mail = await mailOf(await referenceOnPage(page));
  const { title, shortTitle } = content.ro.promoPackages.packages[1] ?? {};
  expect(mail.text).toMatch(new RegExp(`Pachet: +${title} – ${shortTitle}`));
});
