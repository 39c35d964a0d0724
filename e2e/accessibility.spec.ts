import type { Page } from '@playwright/test';
import { axeFindings, overflowOf } from './examine.ts';
import { chooseNecessary, expect, hydrated, notFoundWords, open, test } from './fixtures.ts';
import { pageStates } from './page-states.ts';
import { sitePages } from './site.ts';
import { haveChosen, openDropdown, openPanel, sendForm } from './states.ts';

/** A menu that slides in is examined when it stands. */
const standingStill = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);

for (const width of [360, 768, 1280]) {
  for (const { name, on, at, asked, clock, bring } of pageStates) {
    if (!bring || at?.(width) === false) continue;
    for (const language of ['ro', 'en']) {
      const shown = sitePages.find((page) => page.language === language && (on?.(page.page) ?? true));
      test(`axe finds nothing in "${name}" at ${width} px in ${language}`, async ({ page, quiet }) => {
        // The request that fails is said by Chromium, too.
        if (name === 'failed') quiet.allowed = /Failed to load resource/;
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.setViewportSize({ width, height: 800 });
        if (clock) await page.clock.install();
        if (!asked) await haveChosen(page);
        await open(page, shown?.path ?? '');
        await bring(page);
        if (!clock) await standingStill(page);
        expect(await axeFindings(page)).toEqual([]);
        expect(await overflowOf(page)).toBe(0);
      });
    }
  }
}

for (const path of ['/ro/nimic', '/en/nothing']) {
  for (const width of [360, 768, 1280]) {
    test(`axe finds nothing on ${path}, a page that is not there, at ${width} px`, async ({
      page,
      quiet,
    }) => {
      quiet.allowed = notFoundWords;
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 800 });
      await open(page, path);
      expect(await axeFindings(page)).toEqual([]);
      expect(await overflowOf(page)).toBe(0);
    });
  }
}

test.describe('under reduced motion', () => {
  /** The animations that last longer than an instant, by the element they are of, in what happens next. */
  async function motions(page: Page, act: () => Promise<void>): Promise<string[]> {
    await page.evaluate(() => {
      const seen: string[] = ((window as unknown as { seen: string[] }).seen = []);
      const look = () => {
        for (const { effect } of document.getAnimations()) {
          const { activeDuration } = effect?.getComputedTiming() ?? {};
          if (Number(activeDuration) <= 10) continue;
          const { target, pseudoElement } = effect as KeyframeEffect;
          seen.push(
            `${target?.tagName} ${target?.className} ${pseudoElement ?? ''} ${String(activeDuration)}`,
          );
        }
        requestAnimationFrame(look);
      };
      look();
    });
    await act();
    // Two frames in which it could have begun.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    return page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  }

  for (const reducedMotion of ['reduce', 'no-preference'] as const) {
    test(`hovering, opening and sending ${reducedMotion === 'reduce' ? 'move nothing' : 'move without it'}`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion });
      await page.setViewportSize({ width: 1280, height: 900 });
      await open(page, '/ro/contact');
      await chooseNecessary(page);
      const wide = await motions(page, async () => {
        await page.locator('.head__logo').hover();
        await openDropdown(page);
        await sendForm(page, 'none');
      });
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto('/ro/preturi');
      await hydrated(page);
      const narrow = await motions(page, () => openPanel(page));
      if (reducedMotion === 'reduce') expect([...wide, ...narrow]).toEqual([]);
      else for (const seen of [wide, narrow]) expect(seen).not.toEqual([]);
    });
  }
});
