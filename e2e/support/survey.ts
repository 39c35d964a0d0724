import type { Page } from '@playwright/test';
import { contrastOf } from '../../scripts/clinic/brand/contrast.ts';
import { expectNothingCovered } from './banner.ts';
import {
  axeFindings,
  expectNoAnimations,
  expectNoSidewaysScroll,
  expectWholeWords,
  findBrokenWords,
  fixedElementHeights,
  overflowOf,
  oversizedHeadings,
} from './examine.ts';
import { expect, hydrated, test } from './fixtures.ts';
import { targetsSmallerThan } from './targets.ts';

export const height = 800;
const widths = [1280, 768, 360];

type Survey = { path: string; status?: number; aria?: string; part?: string };

/** Uses soft assertions, so that one run reports all failures. */
export async function surveyPage(page: Page, { path, status = 200, aria, part = 'main' }: Survey) {
  // During a fade, colours fail the contrast check.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1280, height });
  const response = await page.goto(path);
  expect(response?.status()).toBe(status);
  await hydrated(page);
  await expect(page.locator('.cookie-banner')).toBeVisible();
  await expect.soft(page.locator('title')).toHaveCount(1);

  if (aria) {
    await test.step('accessibility tree', async () => {
      await expect.soft(page.locator(part)).toMatchAriaSnapshot({ name: `${aria}.aria.yml` });
    });
  }
  for (const width of widths) {
    await test.step(`${width} px`, () => surveyWidth(page, width, part));
  }
  await test.step('forced colours', () => surveyForcedColours(page));
  await test.step('430 to 320 px', async () => {
    await expectWholeWords(page);
    await expectNoSidewaysScroll(page);
  });
  await test.step('1280 by 1024 px, enlarged to 400 %', async () => {
    await page.setViewportSize({ width: 320, height: 256 });
    await expectNoSidewaysScroll(page);
    // Sticky elements must leave most of the window to the page.
    for (const each of await fixedElementHeights(page)) expect.soft(each).toBeLessThan(256 / 3);
  });
  await test.step('the banner covers nothing', () => expectNothingCovered(page));
  await page.setViewportSize({ width: 360, height });
  await test.step('letters twice as large', async () => {
    await setFontSize(page, 32);
    await expectNoSidewaysScroll(page);
    expect.soft(await oversizedHeadings(page)).toEqual([]);
    expect.soft(await findBrokenWords(page, 'h1, h2, h3, h4')).toEqual([]);
    await setFontSize(page, 16);
  });
  await test.step('text alone twice as large', async () => {
    await enlargeText(page);
    await expectNoSidewaysScroll(page);
  });
}

/** On a phone axe examines only `part`, since the rest is the same on all pages. */
async function surveyWidth(page: Page, width: number, part: string) {
  await page.setViewportSize({ width, height });
  if (width !== 768) expect.soft(await axeFindings(page, width < 768 ? part : undefined)).toEqual([]);
  expect.soft(await overflowOf(page)).toBe(0);
  // For a thumb on a phone, for a mouse elsewhere: WCAG 2.5.5 and 2.5.8.
  expect.soft(await targetsSmallerThan(width < 768 ? 44 : 24, page)).toEqual([]);
}

export async function surveyForcedColours(page: Page) {
  await page.emulateMedia({ forcedColors: 'active' });
  await expectNoAnimations(page);
  const texts = await textsInSiteColours(page);
  expect(texts).not.toEqual([]);
  for (const { text, colour, background } of texts) {
    const contrast = contrastOf(colour, background);
    expect.soft(contrast, `${text}: ${colour} on ${background}`).toBeGreaterThanOrEqual(4.5);
  }
  await page.emulateMedia({ forcedColors: 'none' });
}

/** Returns the texts whose colours forced-colors mode does not replace, with their colours. */
function textsInSiteColours(page: Page) {
  return page.evaluate(() => {
    const keepsColours = (element: Element) => getComputedStyle(element).forcedColorAdjust === 'none';
    const backgroundOf = (element: Element | null): string => {
      if (!element) return getComputedStyle(document.body).backgroundColor;
      const { backgroundColor } = getComputedStyle(element);
      const isSeen = keepsColours(element) && !/^rgba\(.*, 0\)$/.test(backgroundColor);
      return isSeen ? backgroundColor : backgroundOf(element.parentElement);
    };
    return [...document.querySelectorAll('body *')]
      .filter((element) => {
        const hasText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim());
        return hasText && keepsColours(element) && element.checkVisibility();
      })
      .map((element) => ({
        text: element.textContent,
        colour: getComputedStyle(element).color,
        background: backgroundOf(element),
      }));
  });
}

/** Sets the browser's font size, which is 16 CSS pixels by default. */
async function setFontSize(page: Page, pixels: number) {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: pixels } });
  await browser.detach();
  await expect(page.locator('html')).toHaveCSS('font-size', `${pixels}px`);
}

/** Enlarges text as Safari and Firefox do, without a change of media queries. */
export const enlargeText = (page: Page) =>
  page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
