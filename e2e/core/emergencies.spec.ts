import { pathTo } from '../../src/routing/routes.ts';
import { expect, open, test } from '../support/fixtures.ts';
import { content, languages, type Language } from '../support/site.ts';

const home = (language: Language) => pathTo({ route: 'home' }, language);
const emergencies = (language: Language) => pathTo({ route: 'emergencies' }, language);

/** A parent's phone, at a first visit: the banner is there. */
test.use({ viewport: { width: 360, height: 640 }, hasChosen: false });

for (const language of languages) {
  const { general, contactDetails, emergenciesPage } = content[language];

  test(`in ${language} two presses lead from the home page to the steps of each situation`, async ({
    page,
  }) => {
    await open(page, home(language));
    await page.locator('.hero').getByRole('link', { name: general.emergencyLink }).click();
    await expect(page).toHaveTitle(emergenciesPage.meta.title);
    const index = page.getByRole('navigation').filter({ hasText: emergenciesPage.situationsTitle });
    for (const { title, steps } of emergenciesPage.situations) {
      await index.getByRole('link', { name: title }).click();
      const heading = page.getByRole('heading', { level: 2, name: title, exact: true });
      const situation = page.locator('section').filter({ has: heading });
      await expect(heading).toBeInViewport();
      await expect(situation.getByRole('listitem').filter({ hasText: steps[0] ?? '' })).toBeInViewport();
    }
  });

  test(`in ${language} the first screen has the clinic's number and 112, and no messages`, async ({
    page,
  }) => {
    await open(page, emergencies(language));
    await expect(page.locator('.cookie-banner')).toBeVisible();
    const top = page.locator('main section').first();
    const { phoneNumber, messagingApp } = contactDetails;
    for (const address of [`tel:${phoneNumber}`, 'tel:112']) {
      await expect(top.locator(`a[href="${address}"]`), address).toBeInViewport({ ratio: 1 });
    }
    await expect(top.locator(`a[href="${messagingApp?.url}"]`)).toHaveCount(0);
  });

  test(`in ${language} every link that speaks of emergencies leads to their page`, async ({ page }) => {
    const speaksOfThem = { ro: /urgenț/i, en: /emergenc/i }[language];
    const paths = [home(language), pathTo({ route: 'contact' }, language)];
    for (const path of paths) {
      await open(page, path);
      const links = await page
        .getByRole('link', { name: speaksOfThem, includeHidden: true })
        .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect(links.length, path).toBeGreaterThan(2);
      expect(new Set(links), path).toEqual(new Set([emergencies(language)]));
    }
  });

  test(`in ${language} the page prints on one sheet`, async ({ page }) => {
    await open(page, emergencies(language));
    const pdf = await page.pdf({ format: 'A4' });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  });
}

test('a press on the drawing of the emergencies tile leads to their page', async ({ page }) => {
  await open(page, home('ro'));
  const { title = '' } = content.ro.home.tiles.find(({ goToPath }) => goToPath === 'emergencies') ?? {};
  const tile = page.locator('.tile').filter({ has: page.getByRole('link', { name: title, exact: true }) });
  // The link lies over the drawing.
  await tile.locator('.tile__art').click({ force: true });
  await expect(page).toHaveURL(emergencies('ro'));
});
