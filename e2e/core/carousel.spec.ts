import { expect, open, test } from '../support/fixtures.ts';
import { content } from '../support/site.ts';

const { title: label, next, previous } = content.ro.carouselCards;

const gutter = 12;

test('the carousel shows 1 card up to 500 px, 2 up to 992 px and 3 above', async ({ page }) => {
  await open(page, '/ro/contact');
  const track = page.getByRole('list', { name: label });
  for (const [width, shown] of [
    [360, 1],
    [500, 1],
    [501, 2],
    [992, 2],
    [993, 3],
    [1280, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const boxes = await track.getByRole('listitem').evaluateAll((books) =>
      books.map((book) => {
        const { left, width: size } = book.getBoundingClientRect();
        return { left, size };
      }),
    );
    const view = await track.evaluate((element) => element.clientWidth);
    for (const { size } of boxes) {
      expect(size, `${width} px`).toBeCloseTo((view - gutter * (shown - 1)) / shown, 0);
    }
    const [first, second] = boxes;
    const gap = (second?.left ?? 0) - (first?.left ?? 0) - (first?.size ?? 0);
    expect(gap, `${width} px`).toBeCloseTo(gutter, 0);
  }
  // At the last width all cards fit.
  for (const name of [next, previous]) await expect(page.getByRole('button', { name })).toHaveCount(0);
});
