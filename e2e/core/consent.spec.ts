import { expect, open, test } from '../support/fixtures.ts';
import { cookieBanner } from '../support/page-parts.ts';
import { content } from '../support/site.ts';

test.use({ hasChosen: false });

for (const [choice, label] of [
  ['all', content.ro.cookies.cta],
  ['necessary', content.ro.cookies.onlyNecessary],
] as const) {
  test(`choosing "${label}" keeps the choice and asks no more`, async ({ page, context }) => {
    await open(page, '/');
    await page.getByRole('button', { name: label, exact: true }).click();
    await expect(cookieBanner(page)).toHaveCount(0);
    const kept = JSON.parse((await page.evaluate(() => localStorage.getItem('consent'))) ?? '{}') as object;
    expect(kept).toEqual({ choice, version: content.ro.cookies.version });
    await open(page, '/ro/despre');
    await expect(cookieBanner(page)).toHaveCount(0);
    expect(await context.cookies()).toEqual([]);
  });
}
