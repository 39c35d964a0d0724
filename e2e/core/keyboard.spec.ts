import { expect, open, test } from '../support/fixtures.ts';
import { go, goTo } from '../support/focus.ts';
import { content, templatePages } from '../support/site.ts';
import { computer, phone, walkInForcedColours, walkPage } from '../support/walk.ts';

const { general, navigation, contactDetails, carouselCards, predefinedMessages, cookies } = content.ro;
const send = `button.button ${content.ro.contactForm.send}`;

test.use({ hasChosen: false });
test.beforeEach(async ({ page }) => {
  // The page scrolls to the focus at once, so that it can be looked at.
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

for (const page of templatePages) walkPage(page);

walkInForcedColours('/ro/contact');

test('the first stop of the Tab key skips the header', async ({ page }) => {
  await open(page, '/ro/despre');
  const skip = await go(page, 'Tab');
  expect(skip.name).toBe(`a.skip-link ${general.skipToContent}`);
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await go(page, 'Tab');
  await expect(page.locator('main a').first()).toBeFocused();
});

test('Tab goes through the header in its order and opens the language menu', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 740 });
  await open(page, '/ro/preturi');
  await go(page, 'Tab');
  const header = ['a.header__logo'];
  for (const entry of ['home', 'services', 'prices', 'aboutUs', 'contact'] as const) {
    header.push(`a. ${navigation[entry]}`);
  }
  header.push(
    `a.header__phone ${contactDetails.phoneString}`,
    `button.language-dropdown__button ${navigation.currentLanguage}RO`,
  );
  const names: string[] = [];
  while (names.length < header.length) names.push((await go(page, 'Tab')).name);
  expect(names).toEqual(header);

  const other = await go(page, 'Tab');
  expect(other.name).toBe('a. English');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/en/preturi');
  await expect(page.locator('.language-dropdown__menu')).toBeHidden();
});

test('the keyboard moves the carousel by arrow keys and by its buttons', async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, '/ro/contact');
  const track = page.locator('.carousel__track');
  const [, second, third] = carouselCards.cards.map(({ title }) =>
    page.getByRole('heading', { name: title }),
  );
  await goTo(page, /^ul\.carousel__track/);
  await page.keyboard.press('ArrowRight');
  await expect(second!).toBeInViewport({ ratio: 1 });
  await expect(track).toBeFocused();
  expect((await go(page, 'Tab')).name).toBe(`button.carousel-arrow ${carouselCards.next}`);
  await page.keyboard.press('Enter');
  await expect(third!).toBeInViewport({ ratio: 1 });
  // The last card: the button that has nothing left to do hands the focus to the other one.
  await expect(page.getByRole('button', { name: carouselCards.previous })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(second!).toBeInViewport({ ratio: 1 });
});

for (const [name, viewport] of Object.entries({ phone, computer })) {
  test(`on a ${name} the keyboard fills in the form and corrects its errors`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await open(page, '/ro/contact');
    await goTo(page, 'input. name');
    await page.keyboard.type('Ștefan Țăranu');
    expect((await go(page, 'Tab')).name).toBe('input. email');
    await page.keyboard.type('stefan');
    expect((await go(page, 'Tab')).name).toBe('input. phone');
    // It comes once an address is typed.
    expect((await go(page, 'Tab')).name).toBe('input. confirmation');
    expect((await go(page, 'Tab')).name).toBe('textarea. message');
    await page.keyboard.type('Of');
    expect((await go(page, 'Tab')).name).toBe('select. callTime');
    expect((await go(page, 'Tab')).name).toBe('input. consent');
    await goTo(page, send);
    await page.keyboard.press('Enter');

    const form = page.locator('form.contact-form');
    const field = (of: string) => form.locator(`[name=${of}]`);
    await expect(form.getByRole('heading', { name: predefinedMessages.errorsTitle })).toBeFocused();
    expect((await go(page, 'Tab')).name).toContain(predefinedMessages.emailInvalid.slice(0, 20));
    await page.keyboard.press('Enter');
    await expect(field('email')).toBeFocused();
    await expect(field('email')).toHaveAccessibleDescription(predefinedMessages.emailInvalid);

    // Fields with an error show the focus as the others do.
    await go(page, 'Shift+Tab');
    expect((await go(page, 'Tab')).name).toBe('input. email');
    await page.keyboard.press('End');
    await page.keyboard.type('@posta.example');
    await expect(field('email')).not.toHaveAttribute('aria-invalid');
    await go(page, 'Tab');
    expect((await go(page, 'Tab')).name).toBe('input. confirmation');
    expect((await go(page, 'Tab')).name).toBe('textarea. message');
    await page.keyboard.press('End');
    await page.keyboard.type(', doare un dinte');
    await go(page, 'Tab');
    expect((await go(page, 'Tab')).name).toBe('input. consent');
    await expect(field('consent')).toHaveAttribute('aria-invalid', 'true');
    await page.keyboard.press('Space');
    await expect(field('consent')).toBeChecked();
    await expect(form.locator('[aria-invalid]')).toHaveCount(0);
    await goTo(page, send);
  });
}

for (const [name, viewport] of Object.entries({ phone, computer })) {
  test(`on a ${name} the keyboard answers the banner after the header, and goes on in the page`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await open(page, '/ro/contact');
    await expect(page.locator('.cookie-banner')).toBeVisible();
    await goTo(page, `button.button ${cookies.cta}`);
    expect((await go(page, 'Tab')).name).toBe(`button.button ${cookies.onlyNecessary}`);
    await page.keyboard.press('Enter');
    await expect(page.locator('.cookie-banner')).toHaveCount(0);
    await expect(page.locator('main')).toBeFocused();
    await go(page, 'Tab');
    await expect(page.locator('main').locator('a, button').first()).toBeFocused();
  });
}

test('the keyboard opens the menu panel, goes through it, closes it and follows a link', async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, '/ro/preturi');
  const burger = `button.icon-button ${navigation.openMenu}`;
  await goTo(page, burger);
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog');
  await expect(panel).toHaveCSS('translate', '0px');
  const close = panel.getByRole('button', { name: navigation.closeMenu });
  await expect(close).toBeFocused();
  const names: string[] = [];
  for (let step = 0; step < 10; step += 1) names.push((await go(page, 'Tab')).name);
  expect(names).toEqual([
    ...(['home', 'services', 'prices', 'aboutUs', 'contact', 'emergencies'] as const).map(
      (entry) => `a. ${navigation[entry]}`,
    ),
    `a.mobile-panel__phone ${contactDetails.phoneString}`,
    `a.button ${general.callToAction}`,
    'a.flag-button Română',
    'a.flag-button English',
  ]);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(page.getByRole('button', { name: navigation.openMenu })).toBeFocused();

  await page.keyboard.press('Space');
  await expect(panel).toHaveCSS('translate', '0px');
  await goTo(page, 'a.flag-button English');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/en/preturi');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(panel).toBeHidden();
});
