import type { Page } from '@playwright/test';
import { amountWriter } from '../../src/content/page/price-rows.ts';
import { families, type WorkedFamily } from '../support/families.ts';
import { formOf } from '../support/contact-form.ts';
import { expect, open, test } from '../support/fixtures.ts';
import { content, type Language } from '../support/site.ts';
import { makeEstimate } from '../support/states.ts';

test.use({ viewport: { width: 360, height: 740 } });

const texts = content.ro.familyEstimate;

const plain = (text: string) => text.replaceAll('\u00a0', ' ').trim();

function sumIn(language: Language, [low, high]: [number, number]): string {
  const amount = amountWriter(language)({ priceStart: low, priceEnd: high > low ? high : undefined });
  return `${amount} ${content[language].general.currency}`;
}

/** How many options stand above a treatment in the list. */
function stepsTo(place: string): number {
  const [slug, number] = place.split(' ');
  const { categories } = content.ro.priceList;
  const at = categories.findIndex((category) => category.slug === slug);
  return categories.slice(0, at).reduce((sum, { items }) => sum + items.length, Number(number));
}

async function press(page: Page, key: string, times = 1) {
  for (let time = 0; time < times; time += 1) await page.keyboard.press(key);
}

const pickersOf = (page: Page) => page.getByRole('combobox', { name: texts.treatment });

/** The last is the line below the tables, which is on paper too; the first is for screen readers. */
const grandTotalOf = (page: Page) => page.getByText(`${texts.grandTotal}:`);

/** With keys alone. The focus is on the first person's list, and goes to that of whoever is added. */
async function choose(page: Page, { people }: WorkedFamily) {
  for (const [at, { kind, treatments }] of people.entries()) {
    if (at > 0) {
      await press(page, 'Tab', kind === 'child' ? 2 : 3);
      await press(page, 'Enter');
    }
    const field = pickersOf(page).nth(at);
    for (const place of treatments) {
      await expect(field).toBeFocused();
      await press(page, 'ArrowDown', stepsTo(place));
      await press(page, 'Tab');
      await press(page, 'Enter');
      await expect(field).toHaveValue('');
    }
  }
}

test('a family is estimated with keys alone, and nothing is sent for it', async ({ page }) => {
  const family = families.find(({ name }) => name === 'an adult between two children, half a leu rounded');
  if (!family) throw new Error('The families have changed.');
  await open(page, '/ro/preturi');
  await page.getByRole('button', { name: texts.open }).focus();
  await press(page, 'Enter');
  await expect(pickersOf(page)).toBeFocused();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.method()} ${request.url()}`));
  await choose(page, family);

  const ofPerson = new RegExp(`^${texts.total} (${texts.child}|${texts.adult}) `);
  const totals = page.getByRole('row', { name: ofPerson }).getByRole('cell');
  expect((await totals.allTextContents()).map(plain)).toEqual(
    family.people.map(({ sum }) => sumIn('ro', sum)),
  );
  const total = `${texts.grandTotal}: ${sumIn('ro', family.total)}`;
  await expect(grandTotalOf(page).last()).toHaveText(total);
  await expect(page.getByRole('status').filter({ hasText: total })).toHaveCount(1);
  await expect(page.getByText(texts.note)).toBeVisible();
  // The page behind the link may be fetched ahead: a file that is the same for everybody.
  expect(asked.filter((request) => !/^GET [^?]*\.(json|js)$/.test(request))).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('an estimate is joined to what was typed, once, and is still there after Back', async ({ page }) => {
  await open(page, '/en/contact');
  const { message } = formOf(page, 'en');
  await message.fill('Hello');
  await open(page, '/en/preturi');
  await makeEstimate(page);
  const { messageOpening, message: label, grandTotal } = content.en.familyEstimate;
  const total = (await page.getByText(`${grandTotal}:`).last().textContent()) ?? '';
  await page.getByRole('link', { name: label }).click();
  // Nothing of it is in the address.
  await expect(page).toHaveURL('/en/contact#programare');
  const joined = new RegExp(`^Hello\n\n${messageOpening}\n`);
  await expect(message).toHaveValue(joined);
  expect(plain(await message.inputValue()).endsWith(`\n${plain(total)}`)).toBe(true);
  await page.goBack();
  await expect(page.getByText(total).last()).toBeVisible();
  await page.goForward();
  await expect(message).toHaveValue(joined);
  await page.reload();
  await expect(message).toHaveValue(joined);
  expect((await message.inputValue()).split(grandTotal)).toHaveLength(2);
});

test('the estimate is printed without its controls, and without the rest of the page', async ({ page }) => {
  await open(page, '/ro/preturi');
  const prices = page.getByRole('group', { name: content.ro.priceList.title, exact: true });
  await page.emulateMedia({ media: 'print' });
  await expect(prices).toBeVisible();
  await expect(page.getByText(texts.title)).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await makeEstimate(page);
  await page.emulateMedia({ media: 'print' });
  await expect(prices).toBeHidden();
  await expect(page.getByRole('table', { name: `${texts.child} 2` })).toBeVisible();
  await expect(grandTotalOf(page).last()).toBeVisible();
  await expect(page.getByText(texts.note)).toBeVisible();
  for (const role of ['button', 'combobox', 'link'] as const)
    await expect(page.getByRole(role)).toHaveCount(0);
});

test('who leaves the estimate moves the next child up, and the focus stays near', async ({ page }) => {
  const { child, remove, addChild } = texts;
  await open(page, '/ro/preturi');
  await makeEstimate(page);
  const names = page.getByRole('heading', { level: 3, name: new RegExp(`^${child} \\d$`) });
  await expect(names).toHaveText([`${child} 1`, `${child} 2`]);
  await page.getByRole('button', { name: `${remove}: ${child} 1`, exact: true }).click();
  await expect(names).toHaveText([`${child} 1`]);
  await expect(page.getByRole('button', { name: addChild })).toBeFocused();
  const before = await grandTotalOf(page).last().textContent();
  await page
    .getByRole('button', { name: new RegExp(`^${remove}: .*, ${child} 1$`) })
    .first()
    .click();
  await expect(pickersOf(page)).toBeFocused();
  await expect(grandTotalOf(page).last()).not.toHaveText(before ?? '');
});

test('an estimate that cannot be fetched says so, and is fetched at the next press', async ({
  page,
  quiet,
}) => {
  quiet.allowed = /Failed to load resource|net::ERR/;
  await open(page, '/ro/preturi');
  await page.route('**/family-estimate*', (route) => route.abort());
  const button = page.getByRole('button', { name: texts.open });
  await button.click();
  await expect(page.getByRole('alert')).toHaveText(texts.failed);
  await page.unroute('**/family-estimate*');
  await button.click();
  await expect(pickersOf(page)).toBeFocused();
});
