import { expect, test } from '../support/fixtures.ts';

test.use({ javaScriptEnabled: false });

/** How much of the list's area its items and the gaps around them leave empty, by how many items it has. */
function emptyShares(list: HTMLElement) {
  const items = [...list.children];
  const further = items.at(-1)?.cloneNode(true) as HTMLElement;
  further.className = further.className.replace(/ tile--\w/, '');
  return Array.from({ length: 9 }, (_, index) => {
    const count = index + 1;
    list.replaceChildren(...items.slice(0, count));
    while (list.children.length < count) list.append(further.cloneNode(true));
    const { columnGap, rowGap } = getComputedStyle(list);
    const areaOf = ({ offsetWidth, offsetHeight }: HTMLElement) =>
      (offsetWidth + parseFloat(columnGap)) * (offsetHeight + parseFloat(rowGap));
    const filled = [...list.children].reduce((sum, item) => sum + areaOf(item as HTMLElement), 0);
    return { count, empty: Math.abs(Math.round((1 - filled / areaOf(list)) * 50) / 50) };
  });
}

const lists = [
  { name: 'the tiles of the home page', path: '/', list: '.tiles' },
  { name: 'the services', path: '/ro/servicii', list: '.services-overview__list' },
];

for (const { name, path, list } of lists) {
  for (const width of [360, 800, 950, 1280]) {
    test(`one to nine of ${name} leave no hole at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      const shares = await page.locator(list).evaluate(emptyShares);
      expect(shares.filter(({ empty }) => empty > 0)).toEqual([]);
    });
  }
}
