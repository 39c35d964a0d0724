import type { Page } from '@playwright/test';
import { contrastOf } from '../../scripts/clinic/brand/contrast.ts';
import { expectNothingCovered } from './banner.ts';
import { axeFindings, overflowOf, standingStill } from './examine.ts';
import { expect, hydrated, notFoundWords, test } from './fixtures.ts';
import { textsOfOurColour } from './forced-colours.ts';
import { expectNoSidewaysScroll, headingsAmiss, heightsOfWhatStays } from './reflow.ts';
import { openingHour } from './states.ts';
import { smallerThan } from './targets.ts';

const height = 800;
const widths = [1280, 768, 360];

/** Sets the size of letters that a visitor chose in the browser; 16 CSS pixels is the browser's own. */
async function setLetters(page: Page, pixels: number) {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: pixels } });
  await browser.detach();
  await expect(page.locator('html')).toHaveCSS('font-size', `${pixels}px`);
}

async function surveyWidth(page: Page, width: number, withAxe: boolean) {
  await page.setViewportSize({ width, height });
  if (withAxe) expect.soft(await axeFindings(page)).toEqual([]);
  expect.soft(await overflowOf(page)).toBe(0);
  // For a thumb on a phone, for a mouse elsewhere: WCAG 2.5.5 and 2.5.8.
  expect.soft(await smallerThan(width < 768 ? 44 : 24, page.locator('body'))).toEqual([]);
}

export async function surveyForcedColours(page: Page) {
  await page.emulateMedia({ forcedColors: 'active' });
  await standingStill(page);
  const texts = await textsOfOurColour(page);
  expect(texts).not.toEqual([]);
  for (const { text, colour, background } of texts) {
    const contrast = contrastOf(colour, background);
    expect.soft(contrast, `${text}: ${colour} on ${background}`).toBeGreaterThanOrEqual(4.5);
  }
  await page.emulateMedia({ forcedColors: 'none' });
}

type Survey = {
  status?: number;
  aria?: string;
  of?: string;
  axeAt?: number[];
};

/** It names all that is wrong, so the checks are soft. */
export function surveyPage(path: string, { status = 200, aria, of = 'main', axeAt = widths }: Survey = {}) {
  test(`${path} is accessible at every width, enlarged and in forced colours`, async ({ page, quiet }) => {
    if (status === 404) quiet.allowed = notFoundWords;
    // Colours in the middle of a fade fail the contrast they have before and after it.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1280, height });
    await page.clock.setFixedTime(openingHour);
    const response = await page.goto(path);
    expect(response?.status()).toBe(status);
    await hydrated(page);
    await expect(page.locator('.cookie-banner')).toBeVisible();
    await expect.soft(page.locator('title')).toHaveCount(1);

    if (aria) {
      await test.step('accessibility tree', async () => {
        await expect.soft(page.locator(of)).toMatchAriaSnapshot({ name: `${aria}.aria.yml` });
      });
    }
    for (const width of widths) {
      await test.step(`${width} px`, () => surveyWidth(page, width, axeAt.includes(width)));
    }
    await test.step('forced colours', () => surveyForcedColours(page));
    await test.step('320 px', async () => {
      await page.setViewportSize({ width: 320, height: 640 });
      await expectNoSidewaysScroll(page);
    });
    await test.step('1280 by 1024 px, enlarged to 400 %', async () => {
      await page.setViewportSize({ width: 320, height: 256 });
      await expectNoSidewaysScroll(page);
      // What stays in place while the page scrolls leaves most of the window to the page.
      for (const each of await heightsOfWhatStays(page)) expect.soft(each).toBeLessThan(256 / 3);
    });
    await test.step('the banner covers nothing', () => expectNothingCovered(page));
    await test.step('letters twice as large', async () => {
      await setLetters(page, 32);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 740 });
        await expectNoSidewaysScroll(page);
        expect.soft(await headingsAmiss(page)).toEqual([]);
      }
    });
  });
}
