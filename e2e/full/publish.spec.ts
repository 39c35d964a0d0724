import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { ports } from '../../scripts/local/ports.ts';
import { expect } from '../support/edit-server.ts';
import { open, test } from '../support/fixtures.ts';
import { content } from '../support/site.ts';
import { gitIn } from '../support/git-in.ts';
import { startPublishedClinic } from '../support/published-clinic.ts';

// A deploy builds the site.
test.describe.configure({ mode: 'default', timeout: 480_000 });
test.use({ baseURL: `http://127.0.0.1:${ports.publishedEdit}` });
test.beforeEach(({ quiet }) => {
  quiet.allowed = /\[vite\]|React DevTools/;
});

const clinic = {} as Awaited<ReturnType<typeof startPublishedClinic>>;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  Object.assign(clinic, await startPublishedClinic());
});
test.afterAll(() => clinic.close());

/** The first price of the list is one of a range. */
const { priceStart = 0 } = content.ro.priceList.categories[0]?.items[0] ?? {};
const changed = priceStart + 1;

const panelOf = (page: Page) => page.getByRole('dialog');

async function setPrice(page: Page, price: number | undefined) {
  await open(page, '/ro/preturi');
  await page.locator('main .price-table td').first().click();
  await page.getByRole('button', { name: 'Schimbați' }).first().click();
  await panelOf(page).getByRole('textbox').first().fill(`${price}`);
  await panelOf(page).getByRole('button', { name: 'Salvați' }).click();
  await expect(page.getByText('Salvat.')).toBeVisible();
}

const openPanel = (page: Page) => page.getByRole('button', { name: 'Publicați', exact: true }).click();
const publishNow = (page: Page) => page.getByRole('button', { name: 'Publicați acum' });

async function publish(page: Page) {
  await expect(publishNow(page)).toBeEnabled();
  await publishNow(page).click();
}

const commits = () => gitIn(clinic.remote)('rev-list', '--count', 'main').trim();

test('a price is published by one press, and visitors see it once it is deployed', async ({ page }) => {
  await setPrice(page, changed);
  // Somebody else's work in the same folder.
  writeFileSync(join(clinic.clinic, 'notes.txt'), 'of a developer');
  await openPanel(page);
  await expect(
    panelOf(page)
      .getByRole('listitem')
      .filter({ hasText: new RegExp(`${priceStart} → ${changed}$`) }),
  ).toBeVisible();
  await publish(page);
  await expect(page.getByText('pe drum către vizitatori.')).toBeVisible();
  expect(commits()).toBe('2');
  const files = gitIn(clinic.remote)('show', '--name-only', '--format=', 'main').trim();
  expect(files).toBe('content/entries/prices.json');
  expect(clinic.git('status', '--porcelain')).toBe('?? notes.txt\n');

  clinic.deploy();
  expect(clinic.pageOf('ro/preturi.html')).toContain(`${changed}`);
  await expect(page.getByText(/Vizitatorii văd din \d\d:\d\d/)).toBeVisible();
});

test('what a deploy would refuse is not published, and leads to its field', async ({ page }) => {
  await open(page, '/ro/despre');
  await page.getByRole('heading', { level: 1 }).click();
  await page.getByRole('button', { name: 'Schimbați' }).first().click();
  await panelOf(page).getByRole('textbox').first().fill('Despre [numele clinicii]');
  await panelOf(page).getByRole('button', { name: 'Salvați' }).click();
  await openPanel(page);
  const before = commits();
  await expect(publishNow(page)).toBeDisabled();
  await panelOf(page)
    .getByRole('button', { name: /Titlul paginii/ })
    .click();
  await panelOf(page).getByRole('textbox').first().fill('Despre noi toți');
  await panelOf(page).getByRole('button', { name: 'Salvați' }).click();
  await openPanel(page);
  await publish(page);
  await expect(page.getByText('pe drum către vizitatori.')).toBeVisible();
  expect(Number(commits())).toBe(Number(before) + 1);
});
