import type { Page } from '@playwright/test';
import { amountWriter } from '../../src/content/price-rows.ts';
import { families, type WorkedFamily } from '../support/families.ts';
import { expect, open, test } from '../support/fixtures.ts';
import { content, languages, type Language } from '../support/site.ts';

test.use({ viewport: { width: 360, height: 740 } });

const shown = families.filter(({ name }) =>
  [
    'an adult between two children, half a leu rounded',
    'a second child with an orthodontic and another consultation',
    'three children, each with a range',
  ].includes(name),
);

const nameless = (text: string) => text.replaceAll('\u00a0', ' ').trim();

function sumIn(language: Language, [low, high]: [number, number]): string {
  const amount = amountWriter(language)({ priceStart: low, priceEnd: high > low ? high : undefined });
  return `${amount} ${content[language].general.currency}`;
}

/** How many options stand above a treatment in the list. */
function stepsTo(language: Language, place: string): number {
  const [slug, number] = place.split(' ');
  const { categories } = content[language].priceList;
  const at = categories.findIndex((category) => category.slug === slug);
  return categories.slice(0, at).reduce((sum, { items }) => sum + items.length, Number(number));
}

async function press(page: Page, key: string, times = 1) {
  for (let time = 0; time < times; time += 1) await page.keyboard.press(key);
}

/** With keys alone, from the address of the estimate. */
async function openEstimate(page: Page, language: Language) {
  await open(page, `/${language}/preturi`);
  const button = page.getByRole('button', { name: content[language].familyEstimate.open });
  await button.focus();
  await press(page, 'Enter');
  await expect(page.locator('.treatment-picker select')).toBeFocused();
}

/** With keys alone. The focus is on the first person's list, and goes to that of whoever is added. */
async function choose(page: Page, language: Language, { people }: Pick<WorkedFamily, 'people'>) {
  for (const [at, { kind, treatments }] of people.entries()) {
    if (at > 0) {
      await press(page, 'Tab', kind === 'child' ? 2 : 3);
      await press(page, 'Enter');
    }
    const field = page.locator('.treatment-picker select').nth(at);
    for (const place of treatments) {
      await expect(field).toBeFocused();
      await press(page, 'ArrowDown', stepsTo(language, place));
      await press(page, 'Tab');
      await press(page, 'Enter');
      await expect(field).toHaveValue('');
    }
  }
}

for (const language of languages) {
  const { familyEstimate: texts } = content[language];

  for (const family of shown) {
    test(`${family.name}: the sums of the ${language} page are those worked out by hand`, async ({
      page,
    }) => {
      await openEstimate(page, language);
      const asked: string[] = [];
      page.on('request', (request) => asked.push(`${request.method()} ${request.url()}`));
      await choose(page, language, family);

      const totals = await page.locator('.estimate-table__total td').allTextContents();
      expect(totals.map(nameless)).toEqual(family.people.map(({ sum }) => sumIn(language, sum)));
      const total = `${texts.grandTotal}: ${sumIn(language, family.total)}`;
      await expect(page.locator('.estimate__total')).toHaveText(total);
      await expect(page.locator('.estimate [role=status]')).toContainText(total);
      await expect(page.locator('.estimate__sums')).toContainText(texts.note);
      // The page behind the link may be fetched ahead: a file that is the same for everybody.
      expect(asked.filter((request) => !/^GET [^?]*\.(json|js)$/.test(request))).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    });
  }

  test(`an estimate of the ${language} page begins the message, and nothing of it is in the address`, async ({
    page,
  }) => {
    await openEstimate(page, language);
    const [family = { people: [], total: [0, 0] as [number, number] }] = shown;
    await choose(page, language, family);
    await page.getByRole('link', { name: texts.message }).focus();
    await press(page, 'Enter');
    await expect(page).toHaveURL(`/${language}/contact#programare`);
    const message = page.locator('#contact-message');
    await expect(message).toHaveValue(new RegExp(`^${texts.messageOpening}\n`));
    await expect(message).toHaveValue(
      new RegExp(`\n${texts.grandTotal}: ${sumIn(language, family.total)}\n$`),
    );
    await page.goBack();
    await expect(page.locator('.estimate__total')).toContainText(sumIn(language, family.total));
  });
}

const two = { people: shown.flatMap(({ people }) => people).slice(0, 1) };

test('an estimate is joined to what was typed, once', async ({ page }) => {
  await open(page, '/ro/contact');
  const message = page.locator('#contact-message');
  await message.fill('Bună ziua');
  await openEstimate(page, 'ro');
  await choose(page, 'ro', two);
  const { message: label, grandTotal } = content.ro.familyEstimate;
  await page.getByRole('link', { name: label }).click();
  await expect(message).toHaveValue(/^Bună ziua\n\n/);
  await page.reload();
  await expect(message).toHaveValue(/^Bună ziua\n\n/);
  expect((await message.inputValue()).split(grandTotal)).toHaveLength(2);
});

test('the estimate is printed without its controls, and without the rest of the page', async ({ page }) => {
  await openEstimate(page, 'ro');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.price-list')).toBeVisible();
  await expect(page.locator('.estimate')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.locator('.treatment-picker select').focus();
  await choose(page, 'ro', two);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.price-list')).toBeHidden();
  await expect(page.locator('.estimate-table')).toBeVisible();
  await expect(page.locator('.estimate__total')).toBeVisible();
  await expect(page.locator('.estimate__sums')).toContainText(content.ro.familyEstimate.note);
  const controls = page.locator('.estimate').locator('button, select, a');
  for (const control of await controls.all()) await expect(control).toBeHidden();
});

test('who leaves the estimate moves the next child up, and the focus stays near', async ({ page }) => {
  await openEstimate(page, 'ro');
  await choose(page, 'ro', { people: shown.at(-1)?.people ?? [] });
  const { child, remove } = content.ro.familyEstimate;
  await expect(page.locator('.estimate-person h3')).toHaveText([`${child} 1`, `${child} 2`, `${child} 3`]);
  await page.getByRole('button', { name: `${remove}: ${child} 1`, exact: true }).click();
  await expect(page.locator('.estimate-person h3')).toHaveText([`${child} 1`, `${child} 2`]);
  await expect(page.getByRole('button', { name: content.ro.familyEstimate.addChild })).toBeFocused();
  // 200 - 250, and 15 % off it.
  await expect(page.locator('.estimate__total')).toContainText('370 - 462');
  await page.locator('.estimate-table .icon-button').first().click();
  await expect(page.locator('.treatment-picker select').first()).toBeFocused();
  await expect(page.locator('.estimate__total')).toContainText('170 - 212');
});

test('an estimate that cannot be fetched says so, and is fetched at the next press', async ({
  page,
  quiet,
}) => {
  quiet.allowed = /Failed to load resource|net::ERR/;
  await open(page, '/ro/preturi');
  const { open: label, failed } = content.ro.familyEstimate;
  await page.route('**/family-estimate*', (route) => route.abort());
  const button = page.getByRole('button', { name: label });
  await button.click();
  await expect(page.locator('.estimate [role=alert]')).toHaveText(failed);
  await page.unroute('**/family-estimate*');
  await button.click();
  await expect(page.locator('.treatment-picker select')).toBeFocused();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no estimate, and no room kept for it', async ({ page }) => {
    await page.goto('/ro/preturi');
    await expect(page.locator('.price-list')).toBeVisible();
    await expect(page.locator('.estimate')).toBeHidden();
    expect(await page.locator('.estimate').boundingBox()).toBeNull();
  });
});
