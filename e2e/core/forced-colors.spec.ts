import type { Locator } from '@playwright/test';
import { expect, open, test } from '../support/fixtures.ts';
import { cookieBanner, mainMenu } from '../support/page-parts.ts';
import { content } from '../support/site.ts';

test.use({ contextOptions: { forcedColors: 'active' }, colorScheme: 'dark', hasChosen: false });

/** A property of an element, or of what stands before or after its text. */
const css = (locator: Locator, property: string, pseudo?: '::before' | '::after') =>
  locator
    .first()
    .evaluate((element, [name, part]) => getComputedStyle(element, part).getPropertyValue(name ?? ''), [
      property,
      pseudo,
    ] as const);

test('underlines drawn by a mask stand out from the canvas, and blocks have outlines', async ({ page }) => {
  await open(page, '/');
  const canvas = await css(page.locator('body'), 'background-color');
  const current = mainMenu(page).getByRole('link', { name: content.ro.navigation.home });
  for (const marked of [page.locator('.smile'), current]) {
    expect(await css(marked, 'background-color', '::after')).not.toBe(canvas);
  }
  const main = page.getByRole('main');
  const { general, home, carouselCards } = content.ro;
  const button = main.getByRole('link', { name: general.callToAction });
  const blocks = {
    button,
    banner: cookieBanner(page),
    film: main.getByRole('link', { name: general.playFilm }),
    tile: main.getByRole('article').filter({ hasText: home.tiles[0]?.title ?? '' }),
    package: main.locator('.package-card__body'),
    card: main.getByRole('list', { name: carouselCards.title }).getByRole('listitem'),
    form: main.locator('form'),
  };
  for (const [name, block] of Object.entries(blocks))
    expect(await css(block, 'border-top-style'), name).toBe(name === 'card' ? 'dashed' : 'solid');
  expect(await css(button, 'background-color')).not.toBe(canvas);

  await page.goto('/ro/servicii/ortodontie');
  expect(await css(page.locator('.rich-text li'), 'background-color', '::before')).not.toBe(canvas);
  const menu = page.getByRole('navigation', { name: content.ro.services.menuLabel });
  expect(await css(menu.getByRole('link', { name: 'Ortodonție' }), 'background-color')).not.toBe(canvas);
});
