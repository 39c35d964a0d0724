/** What is typed while a page is changed by other programs than the translator of `e2e/core`. */
import { changeLanguage, type } from '../support/actions.ts';
import { expect, holdScripts, hydrated, test } from '../support/fixtures.ts';
import { menuPanel, pageTitle } from '../support/page-parts.ts';
import { content, romanianTemplates } from '../support/site.ts';
import { translate } from '../support/translate.ts';
import { changes, expectNothingLostIn, hydrationErrors } from '../support/typed-early.ts';

for (const [what, change] of Object.entries(changes)) {
  test(`nothing typed is lost when a program ${what}`, async ({ page, quiet }) => {
    quiet.allowed = hydrationErrors;
    await expectNothingLostIn(page, change);
  });
}

test('a menu that is open before hydration stays open on a changed page', async ({ page, quiet }) => {
  quiet.allowed = hydrationErrors;
  await page.setViewportSize({ width: 360, height: 740 });
  const release = await holdScripts(page);
  await page.goto('/ro/contact');
  await page.evaluate(() => document.querySelector('#site')?.prepend(document.createElement('aside')));
  await page.getByRole('button', { name: content.ro.navigation.openMenu }).click();
  await expect(menuPanel(page)).toBeVisible();
  await release();
  await expect(menuPanel(page)).toBeVisible();
});

test('a page that a translator goes on translating is hydrated, whichever it is', async ({ page, quiet }) => {
  quiet.allowed = /Minified React error #418|status of 404/;
  for (const { path } of romanianTemplates) {
    const release = await holdScripts(page);
    await page.goto(path);
    await translate(page);
    // A page that cannot be rendered is loaded again.
    const document = await page.evaluateHandle(() => window.document);
    await release();
    expect(await document.evaluate((before) => before === window.document), path).toBe(true);
    await page.unroute('**/static/*.js');
  }
});

test('translated by the browser, the price search, the carousel, the menu and another page work', async ({
  page,
}) => {
  await page.goto('/ro/preturi');
  await hydrated(page);
  await translate(page);
  const search = page.getByRole('searchbox');
  for (const query of ['laser', 'nimic de felul acesta', 'detartraj', '']) {
    await type(search, query);
    await expect(page.getByRole('search').getByRole('status')).toHaveText(query ? /\S/ : /^$/);
  }
  await page.getByRole('link', { name: content.ro.navigation.home, exact: true }).first().click();
  await expect(pageTitle(page)).toContainText(content.ro.home.heroLines[0] ?? '');
  await translate(page);
  // Only where the cards do not fit beside each other is there a way on.
  await page.setViewportSize({ width: 360, height: 740 });
  const { next, previous } = content.ro.carouselCards;
  await page.getByRole('button', { name: next }).click();
  await expect(page.getByRole('button', { name: previous })).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 720 });
  await changeLanguage(page, 'English');
  await expect(pageTitle(page)).toContainText(content.en.home.heroLines[0] ?? '');
});
