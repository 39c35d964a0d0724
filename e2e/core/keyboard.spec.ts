import { expect, open, skipInFirefox, test } from '../support/fixtures.ts';
import { cookieBanner } from '../support/page-parts.ts';
import { go, goTo } from '../support/focus.ts';
import { content, hasControls, templatePages } from '../support/site.ts';
import { phone, walkAtNight, walkPage } from '../support/walk.ts';

const { general, carouselCards, cookies } = content.ro;

test.use({ hasChosen: false });
test.beforeEach(async ({ page }) => {
  // The page scrolls to the focus at once, so that it can be looked at.
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test.describe('every stop is seen', () => {
  test.beforeEach(() => skipInFirefox('Firefox leaves the focus partly below the edge'));
  for (const each of templatePages.filter(hasControls))
    test(`Tab reaches everything on ${each.path}, and the focus is always seen`, ({ page }) =>
      walkPage(page, each));
  test('Tab reaches everything on / at night, and the focus is always seen', ({ page }) =>
    walkAtNight(page, '/', 'none'));
  test('Tab shows the focus everywhere on /ro/contact in forced colours, at night', ({ page }) =>
    walkAtNight(page, '/ro/contact', 'active'));
});

test('the first stop of the Tab key skips the header', async ({ page }) => {
  await open(page, '/ro/despre');
  const skip = await go(page, 'Tab');
  expect(skip.name).toBe(`a ${general.skipToContent}`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await go(page, 'Tab');
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
});

test('the keyboard moves the carousel by arrow keys and by its buttons', async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, '/ro/contact');
  const track = page.getByRole('list', { name: carouselCards.title });
  const [, second, third] = carouselCards.cards.map(({ title }) =>
    page.getByRole('heading', { name: title }),
  );
  await goTo(page, `ul ${carouselCards.title}`);
  await page.keyboard.press('ArrowRight');
  await expect(second!).toBeInViewport({ ratio: 1 });
  await expect(track).toBeFocused();
  expect((await go(page, 'Tab')).name).toBe(`button ${carouselCards.next}`);
  await page.keyboard.press('Enter');
  await expect(third!).toBeInViewport({ ratio: 1 });
  // The last card: the button that has nothing left to do hands the focus to the other one.
  await expect(page.getByRole('button', { name: carouselCards.previous })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(second!).toBeInViewport({ ratio: 1 });
});

test('the keyboard answers the banner after the header, and goes on in the page', async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, '/ro/contact');
  await expect(cookieBanner(page)).toBeVisible();
  await goTo(page, `button ${cookies.cta}`);
  expect((await go(page, 'Tab')).name).toBe(`button ${cookies.onlyNecessary}`);
  await page.keyboard.press('Enter');
  await expect(cookieBanner(page)).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  await go(page, 'Tab');
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
});
