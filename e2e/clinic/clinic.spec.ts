/** The clinic's own content, whatever its words are: every page of it is there, whole, quiet and accessible. */
import { repository } from '../../shared/clinic/folder.ts';
import { axeFindings, overflowOf, sheetsOf } from '../support/examine.ts';
import { expect, hydrated, test } from '../support/fixtures.ts';
import { readHtml } from '../support/read-html.ts';
import { pagesOfClinic } from '../support/site.ts';

test.use({ hasChosen: false });

/**
 * A browser that runs scripts takes what is in a `noscript` for text, tags and all. Scripts alone say what depends on the hour:
 * whether the clinic is open, what is different at night, the next holidays, and when it can call. They also bring the
 * lists from which the words of a price sentence are chosen.
 */
const left = 'noscript, [data-hour-text], .location__exceptions, optgroup, .choice select';

/** What a reader finds in the HTML of a page. */
function wordsIn(html: string) {
  const document = readHtml(html);
  for (const element of document.querySelectorAll(left)) element.remove();
  const textsOf = (selector: string) =>
    [...document.querySelectorAll(selector)].map((element) => element.textContent);
  const { lang } = document.documentElement;
  return { language: lang, headings: textsOf('h1'), main: textsOf('main').join('') };
}

for (const { page: ref, path, language } of pagesOfClinic(repository)) {
  test(`${path} is whole without scripts, hydrates in silence and is accessible`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 360, height: 800 });
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await hydrated(page);
    await expect(page.locator('.cookie-banner')).toBeVisible();

    const written = wordsIn((await response?.text()) ?? '');
    expect(written.language).toBe(language);
    expect(written.headings).toHaveLength(1);
    const { headings, main } = wordsIn(await page.content());
    expect(headings).toEqual(written.headings);
    // Scripts add little but the price search and the day of an answer; what a page says is there before.
    expect(main.length).toBeGreaterThan(150);
    expect(written.main.length).toBeGreaterThan(0.9 * main.length);

    expect(await axeFindings(page)).toEqual([]);
    expect(await overflowOf(page)).toBe(0);
    // One sheet of paper, front and back.
    if (ref.route === 'emergencies') expect(await sheetsOf(page)).toBeLessThanOrEqual(2);
  });
}
