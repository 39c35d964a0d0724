import { expect, open, test } from '../support/fixtures.ts';
import { cookieBanner } from '../support/page-parts.ts';
import { content } from '../support/site.ts';

test.use({ hasChosen: false });

test('either choice is kept, and nobody is asked again', async ({ page, context }) => {
  for (const [choice, label] of [
    ['all', content.ro.cookies.cta],
    ['necessary', content.ro.cookies.onlyNecessary],
  ] as const) {
    await open(page, '/');
    await page.getByRole('button', { name: label, exact: true }).click();
    await expect(cookieBanner(page)).toHaveCount(0);
    const kept = JSON.parse((await page.evaluate(() => localStorage.getItem('consent'))) ?? '{}') as object;
    expect(kept).toEqual({ choice, version: content.ro.cookies.version });
    await open(page, '/ro/despre');
    await expect(cookieBanner(page)).toHaveCount(0);
    await page.evaluate(() => localStorage.clear());
  }
  expect(await context.cookies()).toEqual([]);
});
