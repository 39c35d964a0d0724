import type { Page } from '@playwright/test';
import { pathTo } from '../../src/routing/routes.ts';
import { expect, open, test } from '../support/fixtures.ts';
import { content, languages, type Language } from '../support/site.ts';

const route = 'firstVisit' as const;

test('a parent with a phone comes from the home page to the story, and on to what to bring and what it costs', async ({
  page,
}) => {
  const { title, scenes, parentsTitle, bringItems, price } = content.ro.firstVisitPage;
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/');
  await page.getByRole('link', { name: content.ro.home.film?.link ?? '' }).click();
  await expect(page).toHaveURL(pathTo({ route }, 'ro'));
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  for (const scene of scenes) {
    await expect(page.getByRole('heading', { level: 2, name: scene.title })).toBeVisible();
    await expect(page.getByRole('img', { name: scene.picture?.description ?? '' })).toBeVisible();
  }

  await page.getByRole('link', { name: parentsTitle }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: parentsTitle })).toBeInViewport();
  for (const item of bringItems)
    await expect(main.getByRole('listitem').filter({ hasText: item })).toBeVisible();
  const amount = `${price?.priceStart}\u00a0RON`;
  await expect(page.locator('.for-parents__price')).toHaveText(`${price?.label} ${amount}`);

  await page.getByRole('link', { name: content.ro.firstVisitPage.priceLink }).click();
  await expect(page).toHaveURL(/\/ro\/preturi#pedodontie-consultatie$/);
  await expect(page.locator('#pedodontie-consultatie')).toContainText(amount);
});

/** The pages of the sheet by row and column, each with the first words on it and whether it stands on its head. */
function sheetOf(page: Page) {
  return page.locator('.booklet__page').evaluateAll((pages) => {
    const sheet = document.querySelector('.booklet__sheet')?.getBoundingClientRect() ?? new DOMRect();
    return pages.map((each) => {
      const { x, y, width, height } = each.getBoundingClientRect();
      return {
        row: Math.floor(((y + height / 2 - sheet.y) / sheet.height) * 2),
        column: Math.floor(((x + width / 2 - sheet.x) / sheet.width) * 4),
        isUpsideDown: getComputedStyle(each).rotate === '180deg',
        isWhole: each.scrollHeight <= each.clientHeight && each.scrollWidth <= each.clientWidth,
        words: each.textContent,
      };
    });
  });
}

/**
 * What is read in a folded sheet. Along the middle it is folded lengthwise, so the upper row stands on its head; with the
 * middle cut open, each page is followed by its neighbour: down the left edge, to the right, up, and back to the left.
 */
function readFolded(pages: Awaited<ReturnType<typeof sheetOf>>) {
  const down = [0, 1, 2, 3].map((column) => [1, column]);
  const back = [3, 2, 1].map((column) => [0, column]);
  return [[0, 0], ...down, ...back].map(([row, column]) => {
    const found = pages.filter((each) => each.row === row && each.column === column);
    expect(found).toHaveLength(1);
    expect(found[0]?.isUpsideDown).toBe(row === 0);
    return found[0]?.words ?? '';
  });
}

function expectedPages(language: Language) {
  const { coverTitle, scenes, bringTitle } = content[language].firstVisitPage;
  return [coverTitle, ...scenes.map(({ title }) => title), bringTitle];
}

for (const language of languages) {
  test(`the story prints on one sheet that folds into a booklet, in ${language}`, async ({ page }) => {
    await open(page, pathTo({ route }, language));
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    const [, width, height] = /\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/.exec(pdf) ?? [];
    // A4, in points.
    expect([Number(width), Number(height)].map(Math.round)).toEqual([842, 595]);

    await page.setViewportSize({ width: 1123, height: 794 });
    await page.emulateMedia({ media: 'print' });
    const pages = await sheetOf(page);
    expect(pages.filter(({ isWhole }) => !isWhole)).toEqual([]);
    const read = readFolded(pages);
    for (const [position, words] of expectedPages(language).entries()) {
      expect(read[position]).toContain(words);
    }
    const { clinicName, phoneString } = content[language].contactDetails;
    expect(read[0]).toContain(clinicName);
    expect(read[0]).toContain(phoneString);
    for (const other of ['.header', '.footer', '.letterhead', '.page-top', '.for-parents']) {
      for (const each of await page.locator(other).all()) await expect(each).toBeHidden();
    }
  });
}

test('on the sheet the longest text an editor may write takes room from its drawing, and is whole', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1123, height: 794 });
  await open(page, pathTo({ route }, 'ro'));
  await page.emulateMedia({ media: 'print' });
  const scene = page.locator('.story__scene').nth(2);
  const heightOf = () => scene.locator('img').evaluate((drawing) => drawing.clientHeight);
  const before = await heightOf();
  // As long as the content model allows.
  const words = (length: number) => 'Încă puțin și gata. '.repeat(length).slice(0, length);
  await scene.locator('h2').evaluate((title, text) => (title.textContent = text), words(60));
  await scene.locator('p').evaluate((paragraph, text) => (paragraph.textContent = text), words(230));
  expect(await heightOf()).toBeLessThan(before);
  expect((await sheetOf(page)).filter(({ isWhole }) => !isWhole)).toEqual([]);
});

test('the button prints the sheet once its drawings are there', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      const drawings = [...document.querySelectorAll<HTMLImageElement>('.booklet img')];
      document.title = `printed ${drawings.filter(({ naturalWidth }) => naturalWidth > 0).length}`;
    };
  });
  await open(page, pathTo({ route }, 'en'));
  await page.getByRole('button', { name: content.en.firstVisitPage.printButton }).click();
  const { scenes } = content.en.firstVisitPage;
  // The cover has one, too.
  await expect(page).toHaveTitle(`printed ${1 + scenes.filter(({ picture }) => picture).length}`);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the story is whole, and a sentence stands in place of the button', async ({ page }) => {
    await page.goto(pathTo({ route }, 'ro'));
    const { scenes, printHint, printButton } = content.ro.firstVisitPage;
    for (const { text } of scenes) await expect(page.getByText(text)).toBeVisible();
    await expect(page.getByText(printHint)).toBeVisible();
    await expect(page.getByText(printButton)).toHaveCount(0);
  });
});
