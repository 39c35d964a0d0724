import type { Page } from '@playwright/test';
import { expect, open, test } from '../support/fixtures.ts';
import { content } from '../support/site.ts';

/** Where the test notes each transition and what became of it. */
type Watched = { transitions: string[] };

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const watched = window as unknown as Watched;
    watched.transitions = [];
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (change) => {
      const transition = start(change);
      const position = watched.transitions.push('started') - 1;
      transition.finished.then(
        () => (watched.transitions[position] = 'finished'),
        () => (watched.transitions[position] = 'failed'),
      );
      return transition;
    };
  });
});

const transitions = (page: Page) => page.evaluate(() => (window as unknown as Watched).transitions);

const menu = (page: Page, entry: string) => page.locator('.main-menu').getByRole('link', { name: entry });

test('pages fade into each other, and Back shows the old one at once', async ({ page }) => {
  await open(page, '/ro/preturi');
  await menu(page, content.ro.navigation.aboutUs).click();
  await expect(page.locator('h1')).toHaveText(content.ro.about.title);
  await expect.poll(() => transitions(page)).toEqual(['finished']);
  await page.goBack();
  await expect(page.locator('#prices-title')).toHaveText(content.ro.priceList.title);
  expect(await transitions(page)).toEqual(['finished']);
});

test('a press during a fade leads to its page', async ({ page }) => {
  await open(page, '/ro/despre');
  const slow = await page.context().newCDPSession(page);
  await slow.send('Animation.enable');
  await slow.send('Animation.setPlaybackRate', { playbackRate: 0 });
  await menu(page, content.ro.navigation.prices).click();
  await expect(page.locator('#prices-title')).toBeAttached();
  const fading = () =>
    document.getAnimations().some(({ effect }) => {
      const { pseudoElement } = effect as KeyframeEffect;
      return pseudoElement?.startsWith('::view-transition-old') ?? false;
    });
  expect(await page.evaluate(fading)).toBe(true);
  const { x, y, width, height } = (await menu(page, content.ro.navigation.contact).boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  await page.mouse.click(x + width / 2, y + height / 2);
  await slow.send('Animation.setPlaybackRate', { playbackRate: 1 });
  await expect(page).toHaveURL('/ro/contact');
  await expect(page.locator('h1')).toHaveText(content.ro.contactPage.title);
});

test('two presses at once end on the last page', async ({ page }) => {
  await open(page, '/ro/despre');
  await page.evaluate(() => {
    const [, , prices, , contact] = document.querySelectorAll<HTMLElement>('.main-menu a');
    prices?.click();
    requestAnimationFrame(() => contact?.click());
  });
  await expect(page.locator('h1')).toHaveText(content.ro.contactPage.title);
  await page.goBack();
  await page.goForward();
  await expect(page.locator('h1')).toHaveText(content.ro.contactPage.title);
  await expect(page).toHaveURL('/ro/contact');
  await expect.poll(async () => (await transitions(page)).includes('started')).toBe(false);
  expect(await transitions(page)).not.toContain('failed');
});

test('nothing fades under reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/ro/despre');
  await menu(page, content.ro.navigation.prices).click();
  await expect(page.locator('#prices-title')).toBeAttached();
  await page.locator('.language-dropdown').hover();
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(page.locator('#prices-title')).toHaveText(content.en.priceList.title);
  expect(await transitions(page)).toEqual([]);
});

test('the menu panel closes over the new page', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/ro/despre');
  await page.getByRole('button', { name: content.ro.navigation.openMenu }).click();
  // Its page is here already, so that it changes while the panel is still on its way.
  await page.getByRole('dialog').getByRole('link', { name: content.ro.navigation.contact }).click();
  await expect(page.locator('h1')).toHaveText(content.ro.contactPage.title);
  await expect(page.getByRole('dialog')).toBeHidden();
});
