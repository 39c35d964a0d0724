import type { Page } from '@playwright/test';
import { pathTo } from '../../src/routing/routes.ts';
import { expect, holdScripts, open, skipInFirefox, test } from '../support/fixtures.ts';
import { pageTitle } from '../support/page-parts.ts';
import { content } from '../support/site.ts';

const path = pathTo({ route: 'firstVisit' }, 'ro');
const texts = content.ro.firstVisitPage;

const sceneOf = (page: Page, number: number) =>
  page.getByRole('heading', { level: 2, name: texts.scenes[number - 1]?.title ?? '', exact: true });

test('the book is turned by its arrows and by the keys, one page at a time', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, path);
  const next = page.getByRole('button', { name: texts.next });
  const previous = page.getByRole('button', { name: texts.previous });
  await expect(pageTitle(page)).toBeInViewport();
  await expect(previous).toBeHidden();
  await next.click();
  await expect(sceneOf(page, 1)).toBeInViewport({ ratio: 1 });
  await expect(pageTitle(page)).not.toBeInViewport();
  for (let number = 2; number <= texts.scenes.length; number += 1) {
    await page.keyboard.press('ArrowRight');
    await expect(sceneOf(page, number)).toBeInViewport({ ratio: 1 });
  }
  await expect(next).toBeHidden();
  await expect(previous).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(sceneOf(page, texts.scenes.length - 1)).toBeInViewport({ ratio: 1 });
  // In the name the keys move the cursor.
  await page.getByRole('textbox', { name: texts.nameLabel }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(pageTitle(page)).toBeInViewport();
});

test("a child's name is printed, also if typed before the scripts run, and is stored and sent nowhere", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.url()} ${request.postData()}`));
  const release = await holdScripts(page);
  await page.goto(path);
  const name = page.getByRole('textbox', { name: texts.nameLabel });
  await expect(name).toHaveAccessibleDescription(texts.nameNote);
  await name.fill('<b>Ștefan</b>');
  await release();
  await page.emulateMedia({ media: 'print' });
  await expect(name).toBeVisible();
  await expect(name).toHaveValue('<b>Ștefan</b>');
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect([stored, ...asked].filter((text) => /tefan/.test(text))).toEqual([]);
});

/** The pages of the sheet by row and column, each with the first words on it and whether it stands on its head. */
function sheetOf(page: Page) {
  return page.locator('.book__page').evaluateAll((pages) => {
    const sheet = document.querySelector('.book__sheet')?.getBoundingClientRect() ?? new DOMRect();
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

test('the story prints on one sheet that folds into a booklet, even with the longest text an editor may write', async ({
  page,
}) => {
  skipInFirefox('Playwright cannot print there');
  await open(page, path);
  await page.evaluate(() => {
    window.print = () => {
      const drawings = [...document.querySelectorAll<HTMLImageElement>('.book img')];
      document.title = `printed ${drawings.filter(({ naturalWidth }) => naturalWidth > 0).length}`;
    };
  });
  await page.getByRole('button', { name: texts.printButton }).click();
  // Once its drawings are there; the cover has one, too.
  await expect(page).toHaveTitle(`printed ${1 + texts.scenes.filter(({ picture }) => picture).length}`);
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
  const { scenes, bringTitle, parentsTitle } = texts;
  for (const [index, words] of [texts.title, ...scenes.map((scene) => scene.title), bringTitle].entries()) {
    expect(read[index]).toContain(words);
  }
  const { clinicName, phoneString } = content.ro.contactDetails;
  expect(read[0]).toContain(clinicName);
  expect(read[0]).toContain(phoneString);
  const others = [
    page.getByRole('banner'),
    page.getByRole('contentinfo'),
    page.getByRole('heading', { name: parentsTitle }),
  ];
  for (const other of others) await expect(other).toBeHidden();

  const scene = page.getByRole('listitem').nth(3);
  const heightOf = () => scene.getByRole('img').evaluate((drawing) => drawing.clientHeight);
  const before = await heightOf();
  // As long as the content model allows.
  const words = (length: number) => 'Încă puțin și gata. '.repeat(length).slice(0, length);
  await scene.getByRole('heading').evaluate((title, text) => (title.textContent = text), words(60));
  await scene
    .getByRole('paragraph')
    .first()
    .evaluate((paragraph, text) => (paragraph.textContent = text), words(230));
  expect(await heightOf()).toBeLessThan(before);
  expect((await sheetOf(page)).filter(({ isWhole }) => !isWhole)).toEqual([]);
});
