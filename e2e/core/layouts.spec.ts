import { expect, skipInFirefox, test } from '../support/fixtures.ts';

test.use({ javaScriptEnabled: false });
test.beforeEach(() => skipInFirefox('Playwright cannot turn scripts off there'));

/** How much of the list's area its items and gaps leave empty, in steps of 2 %, by how many items it has. */
function emptyShares(list: HTMLElement) {
  const items = [...list.children];
  const spare = items.at(-1) as HTMLElement;
  const shares = Array.from({ length: 9 }, (_, index) => {
    const count = index + 1;
    list.replaceChildren(...items.slice(0, count));
    while (list.children.length < count) list.append(spare.cloneNode(true));
    const { columnGap, rowGap } = getComputedStyle(list);
    const areaOf = ({ offsetWidth, offsetHeight }: HTMLElement) =>
      (offsetWidth + parseFloat(columnGap)) * (offsetHeight + parseFloat(rowGap));
    const filled = [...list.children].reduce((sum, item) => sum + areaOf(item as HTMLElement), 0);
    return { count, empty: Math.abs(Math.round((1 - filled / areaOf(list)) * 50) / 50) };
  });
  list.replaceChildren(...items);
  return shares;
}

for (const { name, path, list } of [
  { name: 'the tiles of the home page', path: '/', list: '.tiles' },
  { name: 'the services', path: '/ro/servicii', list: '.services-overview' },
]) {
  test(`one to nine of ${name} leave no hole`, async ({ page }) => {
    await page.goto(path);
    for (const width of [360, 800, 950, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const shares = await page.locator(list).evaluate(emptyShares);
      expect(
        shares.filter(({ empty }) => empty > 0),
        `${width} px`,
      ).toEqual([]);
    }
  });
}

test('a list of the footer opens by a press on a phone, and is open where there is room', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/ro/servicii/tratamente-laser');
  const footer = page.getByRole('contentinfo');
  const list = footer.getByRole('link', { name: 'Ortodonție' });
  const title = footer.locator('summary', { hasText: 'Servicii' });
  await expect(list).toBeHidden();
  await title.click();
  await expect(list).toBeVisible();
  await page.reload();
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(list).toBeVisible();
  await expect(title).toBeHidden();
});

test('an answer opens by a press, and is open on paper', async ({ page }) => {
  await page.goto('/ro/servicii/tratamente-laser');
  const answer = page.getByText('La o carie mică poate să nu fie nevoie');
  await expect(answer).toBeHidden();
  await page.locator('summary', { hasText: 'Mai este nevoie de anestezie?' }).click();
  await expect(answer).toBeVisible();
  await page.reload();
  await expect(answer).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(answer).toBeVisible();
});

/** Of one card after another: the room beside the cards on either side, and the distance between stem and branch. */
function branchesOf(row: HTMLElement) {
  const cards = [...row.children] as HTMLElement[];
  return cards.map((_, index) => {
    const shown = cards.slice(0, index + 1);
    row.replaceChildren(...shown);
    const { left, right } = row.getBoundingClientRect();
    const boxes = shown.map((card) => card.getBoundingClientRect());
    const beside = [(boxes[0]?.left ?? 0) - left, right - (boxes.at(-1)?.right ?? 0)];
    const offBranch = shown.map((card) => {
      const stem = getComputedStyle(card, '::before');
      const begins = card.getBoundingClientRect().bottom - parseFloat(stem.bottom) - parseFloat(stem.height);
      const arc = card.querySelector('path')?.getBoundingClientRect();
      return Math.abs(begins - (arc?.top ?? 0));
    });
    return { count: index + 1, beside, offBranch };
  });
}

test('one to three packages stand in the middle of their branch', async ({ page }) => {
  await page.goto('/');
  for (const width of [768, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const branches = await page.locator('.packages__row').evaluate(branchesOf);
    expect(branches).toHaveLength(3);
    for (const { count, beside, offBranch } of branches) {
      const [before = 0, after = 0] = beside;
      expect(Math.abs(before - after), `${count} at ${width} px`).toBeLessThan(1);
      expect(before, `${count} at ${width} px`).toBeGreaterThanOrEqual(0);
      // Half of the branch, which is 6 px thick, and rounding.
      expect(Math.max(...offBranch), `${count} at ${width} px`).toBeLessThan(3.5);
    }
  }
});
