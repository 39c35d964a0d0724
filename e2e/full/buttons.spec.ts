/** No press on a button is lost, from the first paint on, and a second press counts more than the first. */
import type { Locator, Page } from '@playwright/test';
import { expect, hydrated, open, test } from '../support/fixtures.ts';
import { cookieBanner, formOf, headerButton, mainMenu, menuPanel, pageTitle } from '../support/page-parts.ts';
import { emulateSlowDevice, moments, paint, pointers, pressAt, waitUntilMoment } from '../support/presses.ts';
import { content } from '../support/site.ts';

test.use({ hasTouch: true });

type Button = {
  on: (page: Page) => Locator;
  expectPressed: (page: Page) => Promise<void>;
};

const { navigation, general, pricesPage } = content.ro;

/** Some come with the scripts; those are pressed as soon as they are there. */
const buttons = {
  menu: {
    on: headerButton,
    expectPressed: (page) =>
      expect(menuPanel(page).or(page.locator('#language-menu')).filter({ visible: true })).toBeVisible(),
  },
  film: {
    on: (page) => page.getByRole('link', { name: general.playFilm }),
    // The player goes again if the browser cannot play the file.
    expectPressed: (page) =>
      expect
        .poll(async () => (await page.requests()).some((request) => request.url().endsWith('.mp4')))
        .toBe(true),
  },
  'empty form': {
    on: (page) => formOf(page, 'ro').send,
    // The focus goes to a field, by the browser, or to the list of errors.
    expectPressed: (page) => expect(page.locator('form :focus:not(button)')).toHaveCount(1),
  },
  banner: {
    on: (page) => cookieBanner(page).getByRole('button').last(),
    expectPressed: (page) => expect(cookieBanner(page)).toBeHidden(),
  },
  'another child': {
    on: (page) => page.getByRole('button', { name: pricesPage.sentence?.addChild ?? '' }),
    expectPressed: (page) => expect(page.getByRole('combobox')).toHaveCount(4),
  },
  'arrow of the carousel': {
    on: (page) => page.getByRole('button', { name: content.ro.carouselCards.next }),
    expectPressed: (page) =>
      expect
        .poll(() => page.locator('.carousel__track').evaluate(({ scrollLeft }) => scrollLeft))
        .toBeGreaterThan(0),
  },
} satisfies Record<string, Button>;

type Name = keyof typeof buttons;

/** What is pressed early in a visit, and what late. */
const visits: [path: string, ...buttons: Name[]][] = [
  ['/ro/preturi', 'menu', 'another child'],
  ['/ro/preturi', 'another child', 'menu'],
  ['/', 'film'],
  ['/', 'arrow of the carousel', 'film'],
  ['/ro/contact', 'empty form', 'banner'],
  ['/ro/contact', 'banner', 'empty form'],
];
const [early, late] = [moments.slice(0, 5), moments.slice(5)];

test.describe('buttons', () => {
  test.use({ hasChosen: false });

  for (const [first, [path, ...names]] of visits.entries())
    for (const [second, pointer] of pointers.entries()) {
      const times = [early[(first + 2 * second) % 5], late[(first + second) % 5]];
      // In a wide window all cards are in view.
      const presses = names
        .map((name, index) => ({ name, moment: times[index] ?? 0, ...buttons[name] }))
        .filter(({ name }) => pointer === 'touch' || !name.startsWith('arrow'));

      test(`by ${pointer} on ${path}: ${presses.map(({ name, moment }) => `${name} at ${moment} ms`).join(', ')}`, async ({
        page,
        quiet,
      }) => {
        quiet.allowed = /net::ERR_ABORTED/;
        await page.route('**/*.mp4', (route) => route.fulfill({ contentType: 'text/plain', body: 'A film' }));
        await emulateSlowDevice(page, pointer);
        await paint(page, path);
        for (const { moment, on, expectPressed } of presses) {
          await waitUntilMoment(page, moment);
          const button = on(page);
          await button.evaluate((element) =>
            element.scrollIntoView({ block: 'center', behavior: 'instant' }),
          );
          const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
          await pressAt(page, pointer, { x: x + width / 2, y: y + height / 2 });
          await Promise.race([hydrated(page), page.waitForURL('**/*.mp4', { waitUntil: 'commit' })]);
          await expectPressed(page);
          // The menu would lie over what is pressed next.
          await page.keyboard.press('Escape');
        }
      });
    }
});

const menuLink = (page: Page, name: string) => mainMenu(page).getByRole('link', { name });

for (const [when, wait] of [
  ['at once after', () => Promise.resolve()],
  [
    'once the address has changed after',
    (page: Page) => page.waitForURL('/ro/preturi', { waitUntil: 'commit' }),
  ],
] as const)
  test(`a press ${when} another leads to its page`, async ({ page }) => {
    await emulateSlowDevice(page, 'mouse');
    await open(page, '/ro/despre');
    await menuLink(page, navigation.prices).click({ noWaitAfter: true });
    await wait(page);
    await menuLink(page, navigation.contact).click({ noWaitAfter: true });
    await expect(pageTitle(page)).toContainText(content.ro.contactPage.title);
    await expect(page).toHaveURL('/ro/contact');
  });
