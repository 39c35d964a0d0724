import { axeFindings, overflowOf, standingStill } from './examine.ts';
import { expect, open, test } from './fixtures.ts';
import type { PageState } from './page-states.ts';
import { openingHour } from './states.ts';
import { romanianTemplates } from './site.ts';

export function surveyState({ name, on, at, asked, time = openingHour, clock, bring, of, aria }: PageState) {
  const shown = romanianTemplates.find(({ page }) => on?.(page) ?? true);
  // The rest of the page is as it was when it was surveyed.
  const changed = of === 'window' ? undefined : of;
  const widths = [360, 768, 1280].filter((width) => at?.(width) ?? true);
  test.describe(name, () => {
    test.use({ hasChosen: !asked });
    test(`axe finds nothing in the state "${name}"`, async ({ page, quiet }) => {
      // The request that fails is said by Chromium, too.
      if (name === 'failed') quiet.allowed = /Failed to load resource/;
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width: widths[0] ?? 1280, height: 800 });
      if (clock) await page.clock.install({ time });
      else await page.clock.setFixedTime(time);
      await open(page, shown?.path ?? '');
      await bring?.(page);
      if (aria) {
        await expect.soft(page.locator(aria)).toMatchAriaSnapshot({ name: `${name}.aria.yml` });
      }
      for (const width of widths) {
        await test.step(`${width} px`, async () => {
          await page.setViewportSize({ width, height: 800 });
          if (!clock) await standingStill(page);
          expect.soft(await axeFindings(page, changed)).toEqual([]);
          expect.soft(await overflowOf(page)).toBe(0);
        });
      }
    });
  });
}
