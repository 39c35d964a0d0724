import { expect, open, skipInFirefox, test } from '../support/fixtures.ts';
import { cookieBanner, formOf, menuPanel } from '../support/page-parts.ts';
import { go, goTo } from '../support/focus.ts';
import { content, hasControls, templatePages } from '../support/site.ts';
import { phone, walkAtNight, walkPage } from '../support/walk.ts';

const { general, navigation, contactDetails, carouselCards, formMessages, cookies } = content.ro;
const { contactForm: labels } = content.ro;

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

test('Tab goes through the header in its order and opens the language menu', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 740 });
  await open(page, '/ro/preturi');
  await go(page, 'Tab');
  const { home, services, prices, aboutUs, contact, currentLanguage } = navigation;
  const links = [general.logoLabel, home, services, prices, aboutUs, contact, contactDetails.phoneString];
  const header = [...links.map((name) => `a ${name}`), `button ${currentLanguage}RO`];
  const names: string[] = [];
  while (names.length < header.length) names.push((await go(page, 'Tab')).name);
  expect(names).toEqual(header);

  const other = await go(page, 'Tab');
  expect(other.name).toBe('a English');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/en/preturi');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Română' })).toBeHidden();
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

test('the keyboard fills in the form and corrects its errors', async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, '/ro/contact');
  const { email, consent } = formOf(page, 'ro');
  const send = `button ${labels.send}`;
  await goTo(page, `input ${labels.name}`);
  await page.keyboard.type('Ștefan Țăranu');
  expect((await go(page, 'Tab')).name).toBe(`input ${labels.email}`);
  await page.keyboard.type('stefan');
  // It comes once an address is typed.
  expect((await go(page, 'Tab')).name).toBe(`input ${labels.confirmation}`);
  expect((await go(page, 'Tab')).name).toBe(`input ${labels.phone}`);
  expect((await go(page, 'Tab')).name).toBe(`textarea ${labels.message}`);
  await page.keyboard.type('Of');
  expect((await go(page, 'Tab')).name).toBe(`select ${labels.callTime}`);
  await go(page, 'Tab');
  await expect(consent).toBeFocused();
  await goTo(page, send);
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: formMessages.errorsTitle })).toBeFocused();
  expect((await go(page, 'Tab')).name).toBe(`a ${formMessages.emailInvalid}`);
  await page.keyboard.press('Enter');
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(formMessages.emailInvalid);

  // Fields with an error show the focus as the others do.
  await go(page, 'Shift+Tab');
  expect((await go(page, 'Tab')).name).toBe(`input ${labels.email}`);
  await page.keyboard.press('End');
  await page.keyboard.type('@posta.example');
  await expect(email).not.toHaveAttribute('aria-invalid');
  await goTo(page, `textarea ${labels.message}`);
  await page.keyboard.press('End');
  await page.keyboard.type(', doare un dinte');
  await goTo(page, /^input .*de acord/);
  await expect(consent).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.press('Space');
  await expect(consent).toBeChecked();
  await expect(page.getByRole('link', { name: formMessages.consentRequired })).toHaveCount(0);
  await goTo(page, send);
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

test('the keyboard opens the menu panel, goes through it, closes it and follows a link', async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, '/ro/preturi');
  await goTo(page, `button ${navigation.openMenu}`);
  await page.keyboard.press('Enter');
  const panel = menuPanel(page);
  await expect(panel).toHaveCSS('translate', '0px');
  const close = panel.getByRole('button', { name: navigation.closeMenu });
  await expect(close).toBeFocused();
  const names: string[] = [];
  for (let step = 0; step < 11; step += 1) names.push((await go(page, 'Tab')).name);
  expect(names).toEqual([
    ...(['home', 'services', 'prices', 'aboutUs', 'contact', 'firstVisit', 'emergencies'] as const).map(
      (entry) => `a ${navigation[entry]}`,
    ),
    `a ${contactDetails.phoneString}`,
    `a ${general.callToAction}`,
    'a Română',
    'a English',
  ]);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(page.getByRole('button', { name: navigation.openMenu })).toBeFocused();

  await page.keyboard.press('Space');
  await expect(panel).toHaveCSS('translate', '0px');
  await goTo(page, 'a English');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/en/preturi');
  await expect(page).toHaveTitle(content.en.pricesPage.meta.title);
  await expect(panel).toBeHidden();
});
