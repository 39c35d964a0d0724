/** The design, the menu and the form in Chromium 109, which knows neither popovers nor nested rules. */
import { chromium, type Page } from '@playwright/test';
import { launchOptions } from '../../scripts/local/chromium.ts';
import { fill, referenceOf } from '../support/actions.ts';
import { expect, open, startAt, test } from '../support/fixtures.ts';
import { headerButton, mainMenu, pageTitle } from '../support/page-parts.ts';
import { loadFontsAndImages, openingHour } from '../support/pictures.ts';
import { mailOf } from '../support/inbox.ts';
import { content } from '../support/site.ts';

/** What it says of an attribute and a header it does not know. */
test.beforeEach(({ quiet }) => {
  quiet.allowed = /'popover' attribute|'browsing-topics'/;
});

const phone = { width: 390, height: 844 };

test('on a phone the menu and the other language stand in the header, before scripts run and after', async ({
  page,
}) => {
  const { navigation, pricesPage, about } = content.ro;
  const expectMenu = async () => {
    await expect(mainMenu(page).getByRole('link')).toHaveCount(5);
    for (const link of await mainMenu(page).getByRole('link').all()) await expect(link).toBeInViewport();
    await expect(page.getByRole('banner').getByRole('link', { name: 'English' })).toBeInViewport();
    await expect(headerButton(page)).toHaveCount(0);
  };
  await page.setViewportSize(phone);
  await page.goto('/ro/despre', { waitUntil: 'commit' });
  await expect(page).toHaveTitle(about.meta.title);
  await expectMenu();
  await open(page, '/ro/despre');
  await expectMenu();
  await mainMenu(page).getByRole('link', { name: navigation.prices }).click();
  await expect(page).toHaveTitle(pricesPage.meta.title);
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveTitle(content.en.pricesPage.meta.title);
});

/** Boxes of all elements between header and footer, in px; 109 leaves the footer folded. */
const boxes = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main > *, main h2, main h3, main img, main .button')]
      .filter((element) => element.getBoundingClientRect().width > 0)
      .map((element) => {
        const { left, width, height } = element.getBoundingClientRect();
        return [`${element.tagName} ${element.className}`, left, width, height] as const;
      }),
  );

for (const size of [phone, { width: 1280, height: 900 }]) {
  test(`at ${size.width} px home is laid out as in today’s Chromium`, async ({ page, baseURL }) => {
    const today = await chromium.launch(launchOptions());
    const pageOfToday = await today.newPage({
      viewport: size,
      reducedMotion: 'reduce',
      baseURL: baseURL ?? '',
    });
    await pageOfToday.addInitScript(startAt, openingHour);
    await page.setViewportSize(size);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const each of [page, pageOfToday]) {
      await each.goto('/');
      await loadFontsAndImages(each);
    }
    const [older, newer] = [await boxes(page), await boxes(pageOfToday)];
    await today.close();
    expect(older.map(([name]) => name)).toEqual(newer.map(([name]) => name));
    // 109 does not balance lines, and gives the empty message all its rows.
    const differing = older.filter(([, ...box], index) => {
      const [, ...wanted] = newer[index] ?? older[0]!;
      return box.some((length, side) => Math.abs(length - (wanted[side] ?? 0)) > 60);
    });
    expect(differing).toEqual([]);
  });
}

test.describe('where :has is unknown, as in Firefox 115', () => {
  test.use({ bypassCSP: true });

  test('the focus is seen in a price sentence', async ({ page }) => {
    await page.route('**/ro/*', async (route) => {
      if (route.request().resourceType() !== 'document') return route.continue();
      const response = await route.fetch();
      const body = (await response.text()).replaceAll(':has(', ':unknown(');
      await route.fulfill({ response, body });
    });
    await open(page, '/ro/preturi');
    await page.getByRole('combobox').first().focus();
    await expect(page.locator('.choice').first()).toHaveCSS('outline-style', 'solid');
  });
});

test('a form is sent', async ({ page }) => {
  await open(page, '/ro/contact');
  const { send } = await fill(page, 'ro', 'Scris în Chromium 109.');
  await send.click();
  const mail = await mailOf(await referenceOf(page));
  expect(mail.text).toContain('Scris în Chromium 109.');
  await expect(pageTitle(page)).toBeVisible();
});
