import type { Page } from '@playwright/test';
import { goBack } from '../support/actions.ts';
import { expect, open, test } from '../support/fixtures.ts';
import { mainMenu, pageTitle } from '../support/page-parts.ts';
import { content } from '../support/site.ts';

const { home, navigation } = content.ro;

const scrolled = () => window.scrollY;

const aboutLink = (page: Page) => mainMenu(page).getByRole('link', { name: navigation.aboutUs });

/** How far the page is scrolled once it has not moved for ten frames. */
const positionAtRest = (page: Page) =>
  page.evaluate(async () => {
    for (let still = 0, last = window.scrollY; still < 10; last = window.scrollY) {
      await new Promise(requestAnimationFrame);
      still = window.scrollY === last ? still + 1 : 0;
    }
    return window.scrollY;
  });

test('a page opened during a smooth scroll begins at its top, and Back returns to where it was left', async ({
  page,
}) => {
  await open(page, '/');
  await page.evaluate(() => window.scrollTo({ top: 4000, behavior: 'smooth' }));
  await expect.poll(() => page.evaluate(scrolled)).toBeGreaterThan(100);
  const left = await aboutLink(page).evaluate((link: HTMLElement) => {
    link.click();
    return window.scrollY;
  });
  await expect(pageTitle(page)).toHaveText(content.ro.about.title);
  expect(await positionAtRest(page)).toBe(0);
  await page.goBack();
  await expect(pageTitle(page)).toContainText(home.heroLines[0] ?? '');
  await expect.poll(() => page.evaluate(scrolled)).toBeGreaterThan(100);
  expect(Math.abs((await positionAtRest(page)) - left)).toBeLessThan(100);
});

test('Back returns to the place that a link of the page has led to, however soon another page was opened', async ({
  page,
}) => {
  await open(page, '/');
  // Its words depend on the hour; a click of the test's own would scroll, too.
  await page.locator('.hero .button').evaluate((link: HTMLElement) => link.click());
  await expect.poll(() => page.evaluate(scrolled)).toBeGreaterThan(1000);
  const form = await positionAtRest(page);
  await goBack(page);
  await expect.poll(() => page.evaluate(scrolled)).toBe(0);
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('.hero .button')?.click();
    document.querySelector<HTMLElement>('.main-menu [href="/ro/despre"]')?.click();
  });
  await expect(pageTitle(page)).toHaveText(content.ro.about.title);
  expect(await positionAtRest(page)).toBe(0);
  await goBack(page);
  await expect(pageTitle(page)).toContainText(home.heroLines[0] ?? '');
  expect(await positionAtRest(page)).toBe(form);
});

test('Back returns to places that the browser has scrolled to by itself', async ({ page }) => {
  await open(page, '/ro/preturi');
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await page
    .locator('.category-jumps a')
    .last()
    .evaluate((link: HTMLElement) => link.click());
  await expect.poll(() => page.evaluate(scrolled)).toBeGreaterThan(1000);
  const section = await positionAtRest(page);
  await aboutLink(page).evaluate((link: HTMLElement) => link.click());
  await expect(pageTitle(page)).toHaveText(content.ro.about.title);
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
  await goBack(page);
  await expect(page).toHaveURL(/preturi#/);
  await expect.poll(() => page.evaluate(scrolled)).toBe(section);
  await goBack(page);
  await expect.poll(() => page.evaluate(scrolled)).toBe(900);
  await page.evaluate(() => history.forward());
  await expect.poll(() => page.evaluate(scrolled)).toBe(section);
});

test('pages behind links near the viewport are fetched ahead, one of the footer when a pointer comes', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') fetched.push(new URL(request.url()).pathname);
  });
  await page.setViewportSize({ width: 1280, height: 700 });
  await open(page, '/ro/despre');
  await expect.poll(() => fetched).toContain('/ro/preturi.json');
  expect(new Set(fetched).size).toBe(fetched.length);
  await open(page, '/');
  expect(fetched).not.toContain('/ro/servicii.json');
  await page.getByRole('main').getByRole('link', { name: home.tilesLink }).scrollIntoViewIfNeeded();
  await expect.poll(() => fetched).toContain('/ro/servicii.json');
  const ofFooter = page.getByRole('contentinfo').getByRole('link', { name: content.ro.privacy.title });
  await ofFooter.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(fetched).not.toContain('/ro/politica-de-confidentialitate.json');
  await ofFooter.dispatchEvent('pointerover');
  await expect.poll(() => fetched).toContain('/ro/politica-de-confidentialitate.json');
});

test('a change of page is announced, and the focus begins at its top', async ({ page }) => {
  await open(page, '/ro/despre');
  await mainMenu(page).getByRole('link', { name: navigation.prices }).click();
  await expect(page.getByText(content.ro.pricesPage.meta.title)).toHaveAttribute('aria-live', 'assertive');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  // The prices begin with their search.
  await expect(page.getByRole('searchbox')).toBeFocused();
});

test('a page that cannot be fetched is left to the browser', async ({ page, quiet }) => {
  quiet.allowed = /Failed to load resource/;
  await page.route('**/ro/contact.json', (route) => route.fulfill({ status: 503, body: '' }));
  await open(page, '/ro/termeni-si-conditii');
  await mainMenu(page).getByRole('link', { name: navigation.contact }).click();
  await expect(pageTitle(page)).toContainText(content.ro.contactPage.title);
  await expect(page).toHaveURL('/ro/contact');
});
