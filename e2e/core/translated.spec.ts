import { changeLanguage, fill, referenceOf, type } from '../support/actions.ts';
import { expect, hydrated, test } from '../support/fixtures.ts';
import { formOf, pageTitle } from '../support/page-parts.ts';
import { mailOf } from '../support/inbox.ts';
import { content } from '../support/site.ts';
import { translate } from '../support/translate.ts';

test.describe('translated by the browser', () => {
  test('the form shows errors, sends, and starts again', async ({ page }) => {
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

  test('the price search, the carousel, the menu and another page work', async ({ page }) => {
    await page.goto('/ro/preturi');
    await hydrated(page);
    await translate(page);
    const search = page.getByRole('searchbox');
    for (const query of ['laser', 'nimic de felul acesta', 'detartraj', '']) {
      await type(search, query);
      await expect(page.getByRole('search').getByRole('status')).toHaveText(query ? /\S/ : /^$/);
    }
    await page.getByRole('link', { name: content.ro.navigation.home, exact: true }).first().click();
    await expect(pageTitle(page)).toContainText(content.ro.home.heroLines[0] ?? '');
    await translate(page);
    // Only where the cards do not fit beside each other is there a way on.
    await page.setViewportSize({ width: 360, height: 740 });
    const { next, previous } = content.ro.carouselCards;
    await page.getByRole('button', { name: next }).click();
    await expect(page.getByRole('button', { name: previous })).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 720 });
    await changeLanguage(page, 'English');
    await expect(pageTitle(page)).toContainText(content.en.home.heroLines[0] ?? '');
  });
});
