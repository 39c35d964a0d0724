import { changeLanguage, fill, openPanel, referenceOf } from '../support/actions.ts';
import { expect, skipInFirefox, test } from '../support/fixtures.ts';
import { mailOf } from '../support/inbox.ts';
import { cookieBanner, mainMenu, menuPanel, pageTitle } from '../support/page-parts.ts';
import { content, hasControls, templatePages } from '../support/site.ts';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(() => skipInFirefox('Playwright cannot turn scripts off there'));

  test('every template with parts of its own shows its headings and its menu, and no banner', async ({
    page,
  }) => {
    for (const { path } of templatePages.filter(hasControls)) {
      await page.goto(path);
      await expect(cookieBanner(page), path).toBeHidden();
      await expect(pageTitle(page), path).toBeVisible();
      const headings = page.getByRole('main').getByRole('heading', { level: 2, includeHidden: true });
      const hidden = await headings.evaluateAll((all) =>
        all.filter((heading) => !heading.checkVisibility()).map(({ textContent }) => textContent),
      );
      expect(hidden, path).toEqual([]);
      await expect(mainMenu(page).getByRole('link'), path).not.toHaveCount(0);
    }
  });

  test('the menu panel opens and its links work, and the language menu leads to the same page', async ({
    page,
  }) => {
    const { navigation, pricesPage } = content.ro;
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/');
    await openPanel(page);
    await menuPanel(page).getByRole('link', { name: navigation.prices, exact: true }).click();
    await expect(page).toHaveTitle(pricesPage.meta.title);
    await page.setViewportSize({ width: 1280, height: 740 });
    await changeLanguage(page, 'English');
    await expect(page).toHaveTitle(content.en.pricesPage.meta.title);
  });

  test('a request is answered by a page of thanks in its language, and its package reaches the desk by its Romanian name', async ({
    page,
  }) => {
    const { packages } = content.en.promoPackages;
    const { title = '', shortTitle } = packages[1] ?? {};
    await page.goto('/en/preturi');
    await page.getByRole('link', { name: `: ${title}` }).click();
    const { send, callTime, messages } = await fill(page, 'en', 'A package, without any script.');
    await callTime.selectOption('evening');
    const choice = page.getByLabel(content.en.contactForm.package);
    await expect(choice).toHaveValue('');
    await choice.selectOption(`${title} – ${shortTitle}`);
    await send.click();
    await expect(page).toHaveURL('/api/contact');
    await expect(pageTitle(page)).toHaveText(messages.sent);
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
    await expect(
      page.getByText('Am un copil de 5\u00a0ani și cred că are nevoie de o plombă.'),
    ).toBeVisible();
    await expect(
      page
        .locator('.slip')
        .getByText(/^200\sRON$/)
        .first(),
    ).toBeVisible();
    await expect(
      page.getByRole('combobox').or(page.getByRole('button', { name: pricesPage.sentence?.addChild ?? '' })),
    ).toHaveCount(0);
  });

  test('what the browser let through and the server refuses is answered, and can be sent again', async ({
    page,
    quiet,
  }) => {
    quiet.allowed = /status of 422/;
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
});
