/** The clinic's own content, whatever its words are: every page of it is there, whole, quiet and accessible. */
import { repository } from '../../shared/clinic/folder.ts';
import { readBrand } from '../../shared/clinic/read-brand.ts';
import { axeFindings, overflowOf } from '../support/examine.ts';
import { expect, hydrated, test } from '../support/fixtures.ts';
import { startOwnSite } from '../support/other-clinics.ts';
import { readHtml } from '../support/read-html.ts';
import { pagesOfClinic } from '../support/site.ts';

test.use({ hasChosen: false });

// One worker builds the site once.
test.describe.configure({ mode: 'default' });
let site: Awaited<ReturnType<typeof startOwnSite>>;
test.beforeAll(async () => {
  test.slow();
  site = await startOwnSite();
});
test.afterAll(() => site.close());

/**
 * A browser that runs scripts takes what is in a `noscript` for text, tags and all. Scripts alone say what depends on the hour:
 * whether the clinic is open, what is different at night, and when it can call. They also bring the lists from which the
 * words of a price sentence are chosen.
 */
const left = 'noscript, [data-opening-state-text], optgroup, .choice select';

/** What a reader finds in the HTML of a page. */
function wordsIn(html: string) {
  const document = readHtml(html);
  for (const element of document.querySelectorAll(left)) element.remove();
  const textsOf = (selector: string) =>
    [...document.querySelectorAll(selector)].map((element) => element.textContent);
  const { lang } = document.documentElement;
  return { language: lang, headings: textsOf('h1'), main: textsOf('main').join('') };
}

for (const [index, { code }] of readBrand(repository).languages.entries()) {
  test(`every page in ${code} is whole without scripts, hydrates in silence and is accessible`, async ({
    page,
  }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 360, height: 800 });
    const examined = new Set<string>();
    for (const { page: ref, path } of pagesOfClinic(repository).filter(({ language }) => language === code)) {
      await test.step(path, async () => {
        const response = await page.goto(path);
        expect.soft(response?.status()).toBe(200);
        await hydrated(page);
        await expect.soft(page.locator('.cookie-banner')).toBeVisible();

        const written = wordsIn((await response?.text()) ?? '');
        expect.soft(written.language).toBe(code);
        expect.soft(written.headings).toHaveLength(1);
        const { headings, main } = wordsIn(await page.content());
        expect.soft(headings).toEqual(written.headings);
        // Scripts add little but the price search and the day of an answer; what a page says is there before.
        expect.soft(main.length).toBeGreaterThan(150);
        expect.soft(written.main.length).toBeGreaterThan(0.9 * main.length);
        expect.soft(await overflowOf(page)).toBe(0);
        // One page of each route in its first language: the others have the same elements.
        if (index === 0 && !examined.has(ref.route)) expect.soft(await axeFindings(page)).toEqual([]);
        examined.add(ref.route);
      });
    }
  });
}
