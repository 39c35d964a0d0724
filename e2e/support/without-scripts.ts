import { pathTo } from '../../src/routing/routes.ts';
import { fill, referenceOnPage } from './contact-form.ts';
import { expect, test } from './fixtures.ts';
import { mailOf } from './inbox.ts';
import { content, languages, metasOf, templatePages } from './site.ts';
import { openPanel } from './states.ts';

const phone = { width: 360, height: 740 };

/** What must hold for a visitor whose browser runs nothing of the site. */
export function worksWithoutScripts() {
  test('every template is whole, with its title, its menu and its language links', async ({ page }) => {
    for (const { page: shown, language, path } of templatePages) {
      await page.goto(path);
      expect(metasOf(language).map(({ title }) => title)).toContain(await page.title());
      await expect(page.locator('h1'), path).toBeVisible();
      const hidden = page.locator('main').getByRole('heading', { level: 2, includeHidden: true });
      for (const heading of await hidden.all()) await expect(heading, path).toBeVisible();
      const menu = page.getByRole('navigation', { name: content[language].navigation.mainMenu });
      await expect(menu.getByRole('link'), path).not.toHaveCount(0);
      for (const other of languages.filter((each) => each !== language)) {
        await page.goto(path);
        await page.locator('.language-dropdown').hover();
        await page.locator(`.language-dropdown__menu [lang=${other}]`).click();
        await expect(page).toHaveURL(pathTo(shown, other));
        await expect(page.locator('html')).toHaveAttribute('lang', other);
      }
    }
  });

  test('the menu panel opens and its links work', async ({ page }) => {
    await page.setViewportSize(phone);
    for (const language of languages) {
      const { navigation, pricesPage } = content[language];
      await page.goto(pathTo({ route: 'home' }, language));
      await openPanel(page);
      await page.getByRole('dialog').getByRole('link', { name: navigation.prices, exact: true }).click();
      await expect(page).toHaveTitle(pricesPage.meta.title);
    }
  });

  for (const language of languages) {
    const { predefinedMessages, contactForm } = content[language];

    test(`a request in ${language} is answered by a page of thanks, and reaches the inbox`, async ({
      page,
    }) => {
      await page.goto(pathTo({ route: 'contact' }, language));
      const { send } = await fill(page, language, 'Trimis fără niciun script.');
      await send.click();
      await expect(page.locator('h1')).toHaveText(predefinedMessages.sent);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      const mail = await mailOf(await referenceOnPage(page));
      expect(mail.text).toContain('Trimis fără niciun script.');
    });

    test(`an error in ${language} is answered by a page with what was typed, which can be sent again`, async ({
      page,
      quiet,
    }) => {
      quiet.allowed = /status of 422|ERR_FAILED|Failed to fetch/;
      await page.goto(pathTo({ route: 'contact' }, language));
      const { send, phone: number } = await fill(page, language, 'Un mesaj cu o greșeală.');
      await number.fill('12 34');
      await send.click();
      await expect(page.locator('h1')).toHaveText(predefinedMessages.errorsTitle);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      const again = page.locator('form');
      const mistaken = again.getByLabel(contactForm.phone, { exact: true });
      // The page gives it the focus; a press before that is what Chromium would complain of.
      await expect(mistaken).toBeFocused();
      await expect(mistaken).toHaveAccessibleDescription(predefinedMessages.phoneInvalid);
      await expect(mistaken).toHaveValue('12 34');
      await expect(again.getByLabel(contactForm.message)).toHaveValue('Un mesaj cu o greșeală.');
      await expect(again.getByLabel(contactForm.name)).toHaveValue('Ștefan Țăranu');
      await mistaken.fill('0712 345 678');
      await again.getByRole('button').click();
      await expect(page.locator('h1')).toHaveText(predefinedMessages.sent);
    });
  }
}
