/** No press is lost or counts twice, from the first paint on. */
import type { Locator, Page } from '@playwright/test';
import { expect, hydrated, open, test } from '../support/fixtures.ts';
import { formOf } from '../support/form-parts.ts';
import { cookieBanner, headerButton, mainMenu, menuPanel, pageTitle } from '../support/page-parts.ts';
import { moments, paint, pointers, pressAt, useSlowly, waitUntilMoment } from '../support/presses.ts';
import { content, templatePages } from '../support/site.ts';

test.use({ hasTouch: true });

const pressesAtOnce = 3;

declare global {
  interface Window {
    /** What came of the presses, in their order. */
    outcomes: string[];
  }
}

/**
 * Runs in the page before anything of its own. It notes what a press on a link or a field does, and keeps the page from
 * being left: by the browser, or by the site, whose router gives up when the address cannot be changed.
 */
function noteOutcomes() {
  window.outcomes = [];
  let isPressed = false;
  const note = (outcome: string) => window.outcomes.push(outcome);
  window.addEventListener(
    'click',
    () => {
      isPressed = true;
      setTimeout(() => (isPressed = false));
    },
    true,
  );
  window.addEventListener('click', (event) => {
    const { target } = event;
    const link = (target as Element).closest('a');
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
      note(`${target.name} ${document.activeElement === target} ${'checked' in target && target.checked}`);
    if (!link || event.defaultPrevented) return;
    note(link.href);
    event.preventDefault();
  });
  for (const change of ['pushState', 'replaceState'] as const) {
    const original = history[change].bind(history);
    history[change] = (state, unused, url) => {
      if (!isPressed) return original(state, unused, url);
      note(new URL(String(url), location.href).href);
      throw new DOMException('kept here', 'DataCloneError');
    };
  }
}

type Aim = { x: number; y: number; wanted: string; number: number };

/**
 * Runs in the page: brings the next control from a number on into view, and says where to press and what is to come of it.
 * One call finds it: each call takes long on a slow processor, and the moments of the presses would come later.
 */
async function aimFrom(first: number): Promise<Aim> {
  const controls = [...document.querySelectorAll<HTMLElement>('a[href], input:not([type=hidden]), textarea')];
  for (let number = first; ; number += 7) {
    const control = controls[number % controls.length];
    // What a film's link does is told below. On a phone the row of a page's sections moves on with this scrolling.
    if (!control || control.matches('.video-facade')) continue;
    if (innerWidth < 922 && control.closest('.section-index')) continue;
    control.scrollIntoView({ block: 'center', behavior: 'instant' });
    const [before] = control.getClientRects();
    if (!before) continue;
    let row: Element | null = control;
    while (row && getComputedStyle(row).scrollSnapType === 'none') row = row.parentElement;
    // A row of cards comes to rest at one of them.
    if (row) await new Promise((resolve) => setTimeout(resolve, 60));
    const [box] = control.getClientRects();
    if (!box || box.x !== before.x || box.y !== before.y) continue;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (!control.contains(document.elementFromPoint(x, y))) continue;
    const isChecked = control.matches('[type=checkbox]:not(:checked)');
    const wanted =
      control instanceof HTMLAnchorElement
        ? control.href
        : `${control.getAttribute('name') ?? ''} true ${isChecked}`;
    return { x, y, wanted, number };
  }
}

for (const [first, { path, language }] of templatePages.entries())
  test(`links and fields of ${path}`, async ({ page, quiet }) => {
    quiet.allowed = /kept here/;
    await useSlowly(page, language === 'ro' ? 'touch' : 'mouse');
    await page.addInitScript(noteOutcomes);
    await paint(page, path);
    const wanted: string[] = [];
    // Each template begins with another control, and no two presses of a moment are on neighbours.
    let number = first * 5;
    for (const moment of moments) {
      await waitUntilMoment(page, moment);
      for (let press = 0; press < pressesAtOnce; press += 1) {
        const aim = await page.evaluate(aimFrom, number);
        number = aim.number + 7;
        const pointer = pointers[wanted.push(aim.wanted) % 2] ?? 'touch';
        await pressAt(page, pointer, aim);
      }
    }
    await expect.poll(() => page.evaluate(() => window.outcomes)).toEqual(wanted);
  });

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
    // Before scripts run the browser shows it.
    expectPressed: (page) =>
      expect
        .poll(async () => page.url().endsWith('.mp4') || (await page.locator('video').count()) === 1)
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
const visits: [path: string, early: Name, late?: Name][] = [
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
        await useSlowly(page, pointer);
        await paint(page, path);
        for (const [index, { moment, on, expectPressed }] of presses.entries()) {
          await waitUntilMoment(page, moment);
          const button = on(page);
          await button.evaluate((element) =>
            element.scrollIntoView({ block: 'center', behavior: 'instant' }),
          );
          const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
          await pressAt(page, pointer, { x: x + width / 2, y: y + height / 2 });
          if (index === presses.length - 1)
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
    await useSlowly(page, 'mouse');
    await open(page, '/ro/despre');
    await menuLink(page, navigation.prices).click({ noWaitAfter: true });
    await wait(page);
    await menuLink(page, navigation.contact).click({ noWaitAfter: true });
    await expect(pageTitle(page)).toHaveText(content.ro.contactPage.title);
    await expect(page).toHaveURL('/ro/contact');
  });
