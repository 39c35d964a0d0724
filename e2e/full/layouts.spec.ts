import { expect, test } from '../support/fixtures.ts';

test.use({ javaScriptEnabled: false });

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
