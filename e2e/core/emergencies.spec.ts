import { pathTo } from '../../src/routing/routes.ts';
import { sheetsOf } from '../support/examine.ts';
import { expect, open, test, skipInFirefox } from '../support/fixtures.ts';
import { cookieBanner } from '../support/page-parts.ts';
import { content, languages } from '../support/site.ts';

/** A parent's phone, at a first visit: the banner is there. */
test.use({ viewport: { width: 360, height: 640 }, hasChosen: false });

test('two presses lead from the home page to the steps of each situation', async ({ page }) => {
  const { general, emergenciesPage } = content.ro;
  await open(page, '/');
  await page.getByRole('link', { name: general.emergencyLink }).first().click();
  await expect(page).toHaveTitle(emergenciesPage.meta.title);
  const index = page.getByRole('navigation').filter({ hasText: emergenciesPage.situationsTitle });
  for (const { title, steps } of emergenciesPage.situations) {
    await index.getByRole('link', { name: title }).click();
    const heading = page.getByRole('heading', { level: 2, name: title, exact: true });
    const situation = page.locator('section').filter({ has: heading });
    await expect(heading).toBeInViewport();
    await expect(situation.getByText(steps[0] ?? '')).toBeInViewport();
  }
});

for (const language of languages) {
  test(`in ${language} the first screen has the clinic's number and 112, no messages, and all prints on one sheet`, async ({
    page,
  }) => {
    skipInFirefox('Playwright cannot print there');
    const { contactDetails, emergenciesPage } = content[language];
    await open(page, pathTo({ route: 'emergencies' }, language));
    await expect(cookieBanner(page)).toBeVisible();
    const { phoneString, messagingApp } = contactDetails;
    const links = (name = '') => page.getByRole('main').getByRole('link', { name });
    for (const name of [phoneString, emergenciesPage.dangerCall])
      await expect(links(name).first(), name).toBeInViewport({ ratio: 1 });
    await expect(links(messagingApp?.label).first()).not.toBeInViewport();
    expect(await sheetsOf(page)).toBe(1);
  });
}

test('a press on the drawing of the emergencies tile leads to their page', async ({ page }) => {
  await open(page, '/');
  const { title = '' } = content.ro.home.tiles.find(({ goToPath }) => goToPath === 'emergencies') ?? {};
  const tile = page
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name: title, exact: true }) });
  // The link lies over the drawing, at the foot of the tile.
  const { width = 0, height = 0 } = (await tile.boundingBox()) ?? {};
  await tile.click({ position: { x: width / 2, y: height * 0.8 } });
  await expect(page).toHaveURL(pathTo({ route: 'emergencies' }, 'ro'));
});
