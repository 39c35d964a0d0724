/** The clinic's own content, whatever its words are: every page of it is there, whole, quiet and accessible. */
import type { Page } from '@playwright/test';
import { axeFindings, overflowOf } from '../support/examine.ts';
import { expect, hydrated, test } from '../support/fixtures.ts';
import { ownClinic } from '../support/own-clinic.ts';
import { pagesOfClinic } from '../support/site.ts';

test.use({ hasChosen: false });

/** What a reader finds on the page, or in the HTML of one. */
function wordsOn(page: Page, html?: string) {
  return page.evaluate((text) => {
    const read = text === undefined ? document : new DOMParser().parseFromString(text, 'text/html');
    const main = read.querySelector('main')?.cloneNode(true) as HTMLElement | undefined;
    // A browser that runs scripts takes what is in a `noscript` for text, tags and all. What hangs on the hour, scripts alone say:
    // whether the clinic is open, the next holidays, and when it can call.
    const left = 'noscript, .open-now, .location__exceptions, optgroup';
    for (const element of main?.querySelectorAll(left) ?? []) element.remove();
    return {
      language: read.documentElement.lang,
      title: read.title,
      headings: Array.from(read.querySelectorAll('h1'), ({ textContent }) => textContent),
      main: main?.textContent ?? '',
    };
  }, html);
}

for (const { path, language } of pagesOfClinic(ownClinic)) {
  test(`${path} is whole without scripts, hydrates in silence and is accessible`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 360, height: 800 });
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await hydrated(page);
    await expect(page.locator('.cookie-banner')).toBeVisible();

    const written = await wordsOn(page, await response?.text());
    expect(written.language).toBe(language);
    expect(written.headings).toHaveLength(1);
    const { title, headings, main } = await wordsOn(page);
    expect({ title, headings }).toEqual({ title: written.title, headings: written.headings });
    // Scripts add little but the price search; what a page says is there before.
    expect(main.length).toBeGreaterThan(300);
    expect(written.main.length).toBeGreaterThan(0.95 * main.length);

    expect(await axeFindings(page)).toEqual([]);
    expect(await overflowOf(page)).toBe(0);
  });
}
