import type { Page } from '@playwright/test';
import { expect, open } from './fixtures.ts';
import { cookieBanner } from './page-parts.ts';
import { expectFocusVisible, press, unreached } from './focus.ts';
import { content, type sitePages } from './site.ts';
import { nightHour } from './pictures.ts';

export const phone = { width: 360, height: 740 };
export const computer = { width: 1280, height: 740 };

/** Presses Tab through the whole page, and returns the names of the stops. */
async function walk(page: Page): Promise<string[]> {
  const names: string[] = [];
  let stop = await press(page, 'Tab');
  while (stop.name !== 'the window') {
    expectFocusVisible(stop);
    names.push(stop.name);
    expect(names.length, names.join(', ')).toBeLessThan(140);
    stop = await press(page, 'Tab', true);
  }
  expect(await unreached(page)).toEqual([]);
  return names;
}

export async function walkPage(page: Page, { language, path }: (typeof sitePages)[number]) {
  // Smooth scrolling would bring the focused element into view later.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize(language === 'ro' ? phone : computer);
  await open(page, path);
  await expect(cookieBanner(page)).toBeVisible();
  const names = await walk(page);
  expect(names[0]).toBe(`a ${content[language].general.skipToContent}`);
  expect(names).toContain(`button ${content[language].cookies.onlyNecessary}`);
}

export async function walkAtNight(
  page: Page,
  path: string,
  forcedColors: 'active' | 'none',
  viewport = phone,
) {
  await page.clock.setFixedTime(nightHour);
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors });
  await page.setViewportSize(viewport);
  await open(page, path);
  await walk(page);
}
