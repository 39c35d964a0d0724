/** A clinic whose texts are as long as they may be, and whose lists are longer: every template holds them. */
import { ports } from '../../scripts/local/ports.ts';
import { axeFindings, expectNoSidewaysScroll } from '../support/examine.ts';
import { expect, notFoundWords, open, test } from '../support/fixtures.ts';
import { templatePages } from '../support/site.ts';
import { startStretchedSite } from '../support/stretched-clinic.ts';

test.describe.configure({ mode: 'default' });
test.use({ baseURL: `http://127.0.0.1:${ports.stretchedSite}` });

let site: Awaited<ReturnType<typeof startStretchedSite>>;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  site = await startStretchedSite();
});
test.afterAll(() => site.close());

for (const path of [...templatePages.map((page) => page.path), '/ro/nimic']) {
  test(`${path} with the longest texts is accessible and fits every width`, async ({ page, quiet }) => {
    quiet.allowed = notFoundWords;
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, path);
    for (const width of [1280, 768, 360, 320]) {
      await test.step(`${width} px`, async () => {
        await page.setViewportSize({ width, height: 800 });
        // With the menu and with the panel; a table that does not fit is scrolled.
        if (width === 1280 || width === 320) expect.soft(await axeFindings(page)).toEqual([]);
        await expectNoSidewaysScroll(page);
      });
    }
  });
}
