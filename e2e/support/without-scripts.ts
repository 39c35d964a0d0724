import { pathTo } from '../../src/routing/routes.ts';
import { changeLanguage, fill, openPanel, referenceOf } from './actions.ts';
import { expect, test } from './fixtures.ts';
import { mainMenu, menuPanel, pageTitle } from './page-parts.ts';
import { mailOf } from './inbox.ts';
import { content, templatePages } from './site.ts';

export function worksWithoutScripts() {
  test('every template shows its headings and its menu', async ({ page }) => {
    for (const { path } of templatePages) {
      await page.goto(path);
      await expect(pageTitle(page), path).toBeVisible();
      const headings = page.getByRole('main').getByRole('heading', { level: 2, includeHidden: true });
      const hidden = await headings.evaluateAll((all) =>
        all.filter((heading) => !heading.checkVisibility()).map(({ textContent }) => textContent),
      );
      expect(hidden, path).toEqual([]);
      await expect(mainMenu(page).getByRole('link'), path).not.toHaveCount(0);
    }
  });

  test('the language menu leads to the same page', async ({ page }) => {
    await page.goto(pathTo({ route: 'about' }, 'ro'));
    await changeLanguage(page, 'English');
    await expect(page).toHaveURL(pathTo({ route: 'about' }, 'en'));
    await expect(pageTitle(page)).toHaveText(content.en.about.title);
  });

  test('the menu panel opens and its links work', async ({ page }) => {
    const { navigation, pricesPage } = content.ro;
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/');
    await openPanel(page);
    await menuPanel(page).getByRole('link', { name: navigation.prices, exact: true }).click();
    await expect(page).toHaveTitle(pricesPage.meta.title);
  });

  test('a request is answered by a page of thanks in its language, and reaches the inbox', async ({
    page,
  }) => {
    await page.goto('/en/contact');
    const { send, messages } = await fill(page, 'en', 'Trimis fără niciun script.');
    await send.click();
    await expect(page).toHaveURL('/api/contact');
    await expect(pageTitle(page)).toHaveText(messages.sent);
    const mail = await mailOf(await referenceOf(page));
    expect(mail.text).toContain('Trimis fără niciun script.');
  });

  test('what the browser let through and the server refuses is answered, and can be sent again', async ({
    page,
    quiet,
  }) => {
    quiet.allowed = /status of 422|ERR_FAILED|Failed to fetch/;
    await page.goto('/ro/contact');
    const { send, name, email, phone, message, messages } = await fill(page, 'ro', 'Un mesaj cu o greșeală.');
    await phone.fill('12 34');
    await send.click();
    // The browser checks the field by itself.
    await expect(phone).toBeFocused();
    await expect(page).toHaveURL('/ro/contact');
    await phone.fill('');
    await email.fill('');
    await send.click();
    await expect(page).toHaveURL('/api/contact');
    await expect(pageTitle(page)).toHaveText(messages.failed);
    await expect(page.getByText(messages.backToForm)).toBeVisible();
    await page.goBack();
    await expect(message).toHaveValue('Un mesaj cu o greșeală.');
    await expect(name).toHaveValue('Ștefan Țăranu');
    await phone.fill('0712 345 678');
    await send.click();
    await expect(pageTitle(page)).toHaveText(messages.sent);
  });
}
