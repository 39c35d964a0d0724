import type { Page } from '@playwright/test';
import { openDropdown, openPanel, sendForm } from '../support/actions.ts';
import { expect, hydrated, open, test } from '../support/fixtures.ts';
import { broughtStates } from '../support/page-states.ts';
import { content } from '../support/site.ts';
import { surveyState } from '../support/survey.ts';

for (const state of broughtStates) surveyState(state);

test.describe('animations', () => {
  /** The animations longer than an instant that start during `act`, by their elements. */
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

  for (const [reducedMotion, outcome] of [
    ['reduce', 'do not move under reduced motion'],
    ['no-preference', 'move otherwise'],
  ] as const) {
    test(`hovering, opening and sending ${outcome}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion });
      await page.setViewportSize({ width: 1280, height: 900 });
      await open(page, '/ro/contact');
      const wide = await motions(page, async () => {
        await page.getByRole('banner').getByRole('link', { name: content.ro.general.logoLabel }).hover();
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
