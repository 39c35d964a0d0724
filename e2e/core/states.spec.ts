import type { Page } from '@playwright/test';
import { openDropdown, openPanel, sendForm } from '../support/actions.ts';
import { expect, hydrated, open, test } from '../support/fixtures.ts';
import { pageStates } from '../support/page-states.ts';
import { axeFindings, expectNoAnimations, expectNoSidewaysScroll, overflowOf } from '../support/examine.ts';
import { openingHour } from '../support/pictures.ts';
import { content, romanianTemplates } from '../support/site.ts';
import { enlargeText, height, surveyForcedColours } from '../support/survey.ts';

/** The survey has enlarged the same layout. */
const asSurveyed = new Set(['search-found', 'facade-pressed', 'carousel-end']);

for (const state of pageStates) {
  const { name, route, width = 360, time = openingHour, clock, act, part, aria } = state;
  const shown = romanianTemplates.find(({ page }) => page.route === route);
  // The survey has examined the rest of the page.
  const changed = part === 'window' ? undefined : part;
  test(`the state "${name}" is accessible`, async ({ page, quiet }) => {
    // Chromium also reports the failed request.
    if (name === 'failed') quiet.allowed = /Failed to load resource/;
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height });
    if (clock) await page.clock.install({ time });
    else await page.clock.setFixedTime(time);
    await open(page, shown?.path ?? '');
    await act?.(page);
    if (aria) await expect.soft(page.locator(aria)).toMatchAriaSnapshot({ name: `${name}.aria.yml` });
    if (!clock) await expectNoAnimations(page);
    expect.soft(await axeFindings(page, changed)).toEqual([]);
    expect.soft(await overflowOf(page)).toBe(0);
    // At night the page has other colours.
    if (time !== openingHour) await test.step('forced colours', () => surveyForcedColours(page));
    if (asSurveyed.has(name)) return;
    await test.step('text alone twice as large', async () => {
      await enlargeText(page);
      await expectNoSidewaysScroll(page);
    });
  });
}

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

  test('hovering, opening and sending do not move under reduced motion; the panel moves otherwise', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
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
    expect([...wide, ...narrow]).toEqual([]);
    await page.keyboard.press('Escape');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    expect(await motions(page, () => openPanel(page))).not.toEqual([]);
  });
});
