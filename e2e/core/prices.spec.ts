import type { Page } from '@playwright/test';
import { fillText } from '../../shared/fill-text.ts';
import { pathTo } from '../../src/routing/routes.ts';
import { expect, open, test } from '../support/fixtures.ts';
import { content, type Language } from '../support/site.ts';

const scaling = 'preventologie-detartraj-si-periaj-profesional';
/** The colour of the row an address leads to. */
const surface2 = 'rgb(227, 243, 213)';

function listOf(page: Page, language: Language) {
  const { priceList } = content[language];
  const list = page.locator('#lista');
  return {
    texts: priceList,
    field: page.getByRole('searchbox', { name: priceList.searchLabel }),
    outcome: list.getByRole('search').getByRole('status'),
    rows: list.locator('tbody tr'),
    categories: list.locator('table'),
    index: page.getByRole('navigation', { name: priceList.categoriesLabel }),
  };
}

test('a search marks why a row was found, counts the rows, and says when they are only the nearest', async ({
  page,
}) => {
  await open(page, '/ro/preturi');
  const { field, outcome, rows, texts } = listOf(page, 'ro');
  await expect(rows).toHaveCount(63);
  await expect(outcome).toHaveText('');
  const childrens = page.locator('#pedodontie tbody tr');
  await field.fill('plombă copil');
  await expect(rows).toHaveCount(4);
  await expect(childrens).toHaveCount(2);
  await expect(childrens.first().locator('mark')).toHaveText([texts.childrenMark ?? '', 'plombă']);
  await expect(outcome).toHaveText(`${texts.found}: 4`);
  await field.fill('plonba copil');
  await expect(rows).toHaveCount(4);
  await expect(outcome).toHaveText(`${fillText(texts.foundFor, { words: 'plombă copil' })}: 4`);
  await field.fill('detartraj copii');
  await expect(rows).toHaveCount(1);
  await expect(outcome).toHaveText(`${texts.foundNearest}: 1`);
});

test('Back from a search begun at a category shows the whole list', async ({ page }) => {
  await open(page, '/ro/preturi');
  const { field, rows, index } = listOf(page, 'ro');
  await index.getByRole('link', { name: content.ro.priceList.categories[1]?.title ?? '' }).click();
  await field.fill('detartraj copii');
  await expect(page).toHaveURL(/q=detartraj/);
  await expect(rows).toHaveCount(1);
  await page.goBack();
  await expect(page).not.toHaveURL(/q=/);
  await expect(field).toHaveValue('');
  await expect(rows).toHaveCount(63);
});

test('a link pressed right after a letter is followed, however slow its page is', async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/ro/despre.json', (route) => promise.then(() => route.continue()));
  await open(page, '/ro/preturi');
  await listOf(page, 'ro').field.fill('d');
  await page.locator('.main-menu').getByRole('link', { name: content.ro.navigation.aboutUs }).click();
  // Longer than the search waits before it writes into the address.
  await page.waitForTimeout(600);
  resolve();
  await expect(page).toHaveURL('/ro/despre');
  await expect(page.locator('h1')).toHaveText(content.ro.about.title);
});

test('a search hides categories without a hit, and disables them in the index', async ({ page }) => {
  await open(page, '/ro/preturi');
  const { field, categories, index } = listOf(page, 'ro');
  await field.fill('canal');
  await expect(categories).toHaveCount(3);
  await expect(index.locator('a[href^="#"]')).toHaveText(['Tratamente laser', 'Pedodonție', 'Endodonție']);
  await expect(index.locator('[aria-disabled=true]')).toHaveCount(6);
  await field.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('.price-table__link').first()).toBeFocused();
});

test('a search that finds nothing shows the phone and a button to the whole list', async ({ page }) => {
  await open(page, '/en/preturi');
  const { field, outcome, rows, texts } = listOf(page, 'en');
  await field.fill('unicorn');
  await expect(outcome).toHaveText(texts.nothingFound);
  await expect(rows).toHaveCount(0);
  const none = page.locator('.no-prices');
  await expect(none.getByRole('link', { name: content.en.contactDetails.phoneString })).toBeVisible();
  await none.getByRole('button', { name: texts.showAll }).click();
  await expect(rows).toHaveCount(63);
  await expect(field).toHaveValue('');
  await expect(field).toBeFocused();
  await field.fill('scal');
  await page.getByRole('button', { name: texts.clearSearch }).click();
  await expect(rows).toHaveCount(63);
  await expect(field).toBeFocused();
});

test('a search stands in the address, returns with Back and stays in the other language', async ({
  page,
}) => {
  await open(page, '/ro/preturi?from=mail');
  const { field, rows } = listOf(page, 'ro');
  await field.scrollIntoViewIfNeeded();
  const top = () => page.evaluate(() => Math.round(window.scrollY));
  const before = await top();
  await field.pressSequentially('detartraj');
  await expect(page).toHaveURL('/ro/preturi?from=mail&q=detartraj#lista');
  await expect(field).toBeFocused();
  expect(await top()).toBe(before);

  await page
    .locator('.main-menu')
    .getByRole('link', { name: content.ro.navigation.aboutUs })
    .evaluate((link: HTMLElement) => link.click());
  await expect(page.locator('h1')).toHaveText(content.ro.about.title);
  await page.goBack();
  await expect(rows).toHaveCount(1);
  await expect(field).toHaveValue('detartraj');
  await expect.poll(top).toBe(before);

  await page.locator('.language-dropdown').hover();
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  const english = listOf(page, 'en');
  await expect(english.field).toHaveValue('detartraj');
  await expect(english.rows).toHaveCount(1);
  await expect(english.rows.locator('mark')).toHaveText('Detartraj');

  await open(page, '/en/preturi?q=canal#lista');
  await expect(english.field).toHaveValue('canal');
  await expect(english.rows).toHaveCount(4);
  await expect(english.field).toBeInViewport();
  await english.field.fill('');
  await expect(page).toHaveURL('/en/preturi');

  const retreatment = 'endodontie-retratament-per-canal';
  await open(page, `/en/preturi?q=canal#${retreatment}`);
  await expect(english.rows).toHaveCount(4);
  await expect(page.locator(`#${retreatment}`)).toBeInViewport({ ratio: 1 });
  await page.locator('.main-menu').getByRole('link', { name: content.en.navigation.prices }).click();
  await expect(english.rows).toHaveCount(63);
});

for (const width of [360, 1280]) {
  test(`the address of a row leads to it at ${width} px, in both languages`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, `/ro/preturi#${scaling}`);
    const row = page.locator(`#${scaling}`);
    for (const language of ['ro', 'en'] as const) {
      await expect(row).toBeInViewport({ ratio: 1 });
      await expect(row.locator('td')).toHaveCSS('background-color', surface2);
      const { index } = listOf(page, language);
      const [head, box] = [await index.boundingBox(), await row.boundingBox()];
      if (width < 922) {
        expect(head?.y).toBe(0);
        expect(box?.y).toBeGreaterThan(head?.height ?? 0);
      }
      if (language === 'ro') await page.goto(`/en/preturi#${scaling}`);
    }
  });
}

test('a change of language keeps query and row, without a reload', async ({ page }) => {
  await open(page, `/ro/preturi?a=1#${scaling}`);
  await page.evaluate('window.visit = 1');
  await page.locator('.language-dropdown').hover();
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(`/en/preturi?a=1#${scaling}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await page.evaluate('window.visit')).toBe(1);
  const row = page.locator(`#${scaling}`);
  await expect(row).toBeInViewport();
  await expect(row.locator('th')).toHaveCSS('background-color', surface2);
});

test('a row shows the link to itself to pointer and keyboard', async ({ page }) => {
  await open(page, '/ro/preturi');
  const row = page.locator(`#${scaling}`);
  const link = row.getByRole('link', {
    name: `${content.ro.priceList.rowLink} Detartraj și periaj profesional`,
  });
  await expect(link).toHaveCSS('opacity', '0');
  await row.hover();
  await expect(link).toHaveCSS('opacity', '1');
  await link.click();
  await expect(page).toHaveURL(`/ro/preturi#${scaling}`);
  await page.keyboard.press('Tab');
  const next = page.locator('.price-table__link:focus');
  await expect(next).toHaveCSS('opacity', '1');
});

test('a pressed link of a row copies the address, and says so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/ro/preturi?cauta=detartraj');
  const row = page.locator(`#${scaling}`);
  await row.hover();
  await row.locator('.price-table__link').click();
  const { rowLinkCopied } = content.ro.priceList;
  await expect(page.locator('.copied-note')).toHaveText(`${rowLinkCopied}: Detartraj și periaj profesional`);
  const { origin } = new URL(page.url());
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${origin}/ro/preturi#${scaling}`);
});

test('rows for children come first where a word is a child’s, and say so where no title does', async ({
  page,
}) => {
  await open(page, '/ro/preturi');
  const { field, categories, texts } = listOf(page, 'ro');
  const marked = page.locator('tr').filter({ hasText: texts.childrenMark ?? '' });
  const ids = () => categories.evaluateAll((all) => all.map((table) => table.parentElement?.id));
  const inOrder = texts.categories.map(({ slug }) => slug);
  expect(await ids()).toEqual(inOrder);
  await expect(marked).toHaveCount(4);
  await field.fill('dinte de lapte');
  await expect(marked).toHaveCount(9);
  expect(await ids()).toEqual(['pedodontie', 'tratamente-laser', 'preventologie']);
  await field.fill('');
  await expect(marked).toHaveCount(4);
  expect(await ids()).toEqual(inOrder);
});

test.describe('on touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  for (const [language, query] of [
    ['ro', 'plomba copil'],
    ['en', 'kids filling'],
  ] as const) {
    test(`in ${language} three presses and a search lead to a child's filling, and one more shares it`, async ({
      page,
    }) => {
      await page.addInitScript(() => {
        const share = (data: ShareData) => Promise.resolve(Object.assign(window, { shared: data }));
        Object.defineProperty(navigator, 'share', { value: share });
      });
      await open(page, pathTo({ route: 'home' }, language));
      const { field, rows } = listOf(page, language);
      const menu = page.locator('.mobile-panel');
      await page.locator('.header__menu-button').tap();
      await menu.getByRole('link', { name: content[language].navigation.prices, exact: true }).tap();
      await field.tap();
      await page.keyboard.type(query);
      await page.keyboard.press('Enter');
      const filling = rows.first();
      await expect(filling).toHaveAttribute('id', 'pedodontie-obturatii-pedodontice');
      await expect(filling).toBeInViewport({ ratio: 1 });
      // The second press chooses in the sheet of the system.
      await filling.locator('.price-table__link').tap();
      expect(await page.evaluate('window.shared.url')).toMatch(/#pedodontie-obturatii-pedodontice$/);
    });
  }

  test('the link of a row is seen, and opens the sheet of the system', async ({ page }) => {
    await page.addInitScript(() => {
      const share = (data: ShareData) => Promise.resolve(Object.assign(window, { shared: data }));
      Object.defineProperty(navigator, 'share', { value: share });
    });
    await open(page, '/ro/preturi');
    const link = page.locator(`#${scaling} .price-table__link`);
    await expect(link).toHaveCSS('opacity', '1');
    await link.tap();
    const { origin } = new URL(page.url());
    expect(await page.evaluate('window.shared')).toEqual({
      title: 'Detartraj și periaj profesional',
      url: `${origin}/ro/preturi#${scaling}`,
    });
  });
});

test('the siblings’ discounts stay within the width of the content', async ({ page }) => {
  await open(page, '/ro/preturi');
  for (const width of [768, 922, 1280, 1600]) {
    await page.setViewportSize({ width, height: 900 });
    const right = await page.locator('.page-top--prices .container').evaluate((wrap) => {
      const { paddingRight } = getComputedStyle(wrap);
      return wrap.getBoundingClientRect().right - parseFloat(paddingRight);
    });
    const tags = page.locator('.sibling-discount__tags li');
    await expect(tags).toHaveCount(3);
    for (const tag of await tags.all()) {
      const box = await tag.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0), `${width} px`).toBeLessThanOrEqual(right + 0.5);
    }
  }
});

test('on a phone the index stays at the top and the phone number stands below the list', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/ro/preturi');
  const { index, texts } = listOf(page, 'ro');
  await page.locator('.price-list__note').scrollIntoViewIfNeeded();
  expect((await index.boundingBox())?.y).toBe(0);
  await expect(index.locator('[aria-current]')).toBeInViewport();
  const ask = page.getByText(texts.askText).filter({ visible: true });
  await expect(ask).toHaveCount(1);
  expect((await ask.boundingBox())?.y).toBeGreaterThan(
    (await page.locator('.price-list__note').boundingBox())?.y ?? Infinity,
  );
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the price list is whole and has no search', async ({ page }) => {
    await page.goto(`/ro/preturi?q=detartraj#${scaling}`);
    const { field, rows } = listOf(page, 'ro');
    await expect(field).toHaveCount(0);
    await expect(page.getByRole('search')).toHaveCount(0);
    await expect(rows).toHaveCount(63);
    const row = page.locator(`#${scaling}`);
    await expect(row).toBeInViewport();
    await expect(row.locator('td')).toHaveCSS('background-color', surface2);
  });
});

for (const width of [320, 1280]) {
  test(`the price search fills the room kept for it at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    const script = '**/*.js';
    // The scripts that would hydrate the page do not come yet.
    await page.route(script, () => {});
    await page.goto('/ro/preturi');
    const kept = await page.locator('.price-search').boundingBox();
    await page.unroute(script);
    await open(page, '/ro/preturi');
    const taken = await page.locator('.price-search').boundingBox();
    expect(taken?.height).toBeCloseTo(kept?.height ?? 0, 0);
  });
}

test('a printed price list has the clinic, its prices and its address', async ({ page }) => {
  await open(page, '/en/preturi');
  await page.emulateMedia({ media: 'print' });
  for (const chrome of [
    '.header',
    '.footer',
    '.cookie-banner',
    '.section-index',
    '.page-top--prices',
    '#promotii',
    '.price-search',
  ]) {
    await expect(page.locator(chrome), chrome).toBeHidden();
  }
  const { clinicName, phoneString, street } = content.en.contactDetails;
  const letterhead = page.locator('.letterhead--top');
  for (const fact of [clinicName, phoneString, street]) await expect(letterhead).toContainText(fact);
  await expect(page.locator('.letterhead--bottom')).toHaveText(/\/en\/preturi$/);
  await expect(page.getByRole('heading', { name: content.en.priceList.title, exact: true })).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  const printed = page.locator('.price-list__printed');
  for (const line of content.en.pricesPage.heroLines) await expect(printed).toContainText(line);
  const today = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format();
  await expect(printed).toContainText(today);
  await expect(page.locator('#lista table:visible')).toHaveCount(9);
  await expect(page.locator('#lista tr').first().locator('th')).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.locator('#lista section').first()).toHaveCSS('break-inside', 'avoid');
});
