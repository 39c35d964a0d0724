/** The menu of a site of three languages, whose third has no flag. */
import { serveSite } from '../../scripts/local/static-server.ts';
import { axeFindings, overflowOf } from '../support/examine.ts';
import { openPanel } from '../support/actions.ts';
import { expect, hydrated, test } from '../support/fixtures.ts';
import { buildTrilingualSite } from '../support/trilingual-clinic.ts';

test('three languages fit the menu at every width, and lead to the page in each', async ({ page, quiet }) => {
  // It builds the site.
  test.slow();
  const { port, close } = await serveSite(await buildTrilingualSite(), 0);
  const origin = `http://127.0.0.1:${port}`;
  quiet.origin = origin;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const width of [320, 360, 412]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(`${origin}/hu/despre`);
    await hydrated(page);
    await openPanel(page);
    const links = page.locator('.mobile-panel__languages a');
    await expect(links).toHaveText(['Română', 'English', 'HUMagyar']);
    const inner = await links.evaluateAll((all) =>
      all.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
    );
    expect(inner).toEqual([0, 0, 0]);
    expect(await overflowOf(page)).toBe(0);
  }
  expect(await axeFindings(page)).toEqual([]);
  await page.locator('.mobile-panel__languages [lang=en]').click();
  await expect(page).toHaveURL(`${origin}/en/despre`);

  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(`${origin}/hu/despre`);
    await hydrated(page);
    await expect(page.locator('.language-dropdown__button .flag')).toHaveText('HU');
    await page.locator('.language-dropdown').hover();
    await expect(page.locator('.language-dropdown__menu a')).toHaveText(['Română', 'English']);
    expect(await overflowOf(page)).toBe(0);
  }
  await page.locator('.language-dropdown__menu [lang=ro]').click();
  await expect(page).toHaveURL(`${origin}/ro/despre`);
  await expect(page.locator('main')).not.toHaveAttribute('lang');
  // The page fetches nearby pages ahead, and a closed server would make console messages.
  await page.close();
  await close();
});
