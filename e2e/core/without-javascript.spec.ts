import { languages } from '../../src/language/languages.ts';
import { pathTo } from '../../src/routing/routes.ts';
import { fill, referenceOnPage } from '../support/contact-form.ts';
import { expect, test } from '../support/fixtures.ts';
import { mailOf } from '../support/inbox.ts';
import { content } from '../support/site.ts';
import { worksWithoutScripts } from '../support/without-scripts.ts';

test.use({ javaScriptEnabled: false });
worksWithoutScripts();

for (const language of languages) {
  test(`a package chosen in ${language} reaches the desk by its Romanian name`, async ({ page }) => {
    await page.goto(pathTo({ route: 'prices' }, language));
    const [, second] = content[language].promoPackages.packages;
    await page.locator('#pachet-2').getByRole('link').click();
    const { send } = await fill(page, language, 'Un pachet, fără niciun script.');
    const choice = page.getByLabel(content[language].contactForm.package);
    await expect(choice).toHaveValue('');
    await choice.selectOption(`${second?.title} – ${second?.shortTitle}`);
    await send.click();
    const mail = await mailOf(await referenceOnPage(page));
    const { title, shortTitle } = content.ro.promoPackages.packages[1] ?? {};
    expect(mail.text).toMatch(new RegExp(`Pachet: +${title} – ${shortTitle}`));
  });
}
