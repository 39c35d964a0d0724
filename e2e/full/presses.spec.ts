/** No press is lost or counts twice, from the first paint on. */
import type { Locator, Page } from '@playwright/test';
import { expect, hydrated, open, test } from '../support/fixtures.ts';
import { formOf } from '../support/form-parts.ts';
import { cookieBanner, headerButton, mainMenu, menuPanel, pageTitle } from '../support/page-parts.ts';
import {
  moments,
  paint,
  pointers,
  pressAt,
  useSlowly,
  waitUntilMoment,
  type Pointer,
} from '../support/presses.ts';
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

/** Runs in the page: brings the control of a number into view, and says where to press and what is to come of it. */
async function aimAt(number: number) {
  const controls = document.querySelectorAll<HTMLElement>('a[href], input:not([type=hidden]), textarea');
  const control = controls[number % controls.length];
  // On a phone the row of a page's sections moves on with this scrolling.
  if (!control || (innerWidth < 922 && control.closest('.section-index'))) return undefined;
  control.scrollIntoView({ block: 'center', behavior: 'instant' });
  const [before] = control.getClientRects();
  if (!before) return undefined;
  // A row of cards comes to rest at one of them.
  await new Promise((resolve) => setTimeout(resolve, 60));
  const [box] = control.getClientRects();
  if (!box || box.x !== before.x || box.y !== before.y) return undefined;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const isFree = control.contains(document.elementFromPoint(x, y));
  // What a film's link does is told below.
  if (!isFree || control.matches('.video-facade')) return undefined;
  if (control instanceof HTMLAnchorElement) return { x, y, wanted: control.href };
  const isChecked = control.matches('[type=checkbox]:not(:checked)');
  return { x, y, wanted: `${control.getAttribute('name') ?? ''} true ${isChecked}` };
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
      for (let press = 0; press < pressesAtOnce; number += 7) {
        const aim = await page.evaluate(aimAt, number);
        if (!aim) continue;
        const pointer = pointers[wanted.push(aim.wanted) % 2] ?? 'touch';
        press += 1;
        await pressAt(page, pointer, aim);
      }
    }
    await expect.poll(() => page.evaluate(() => window.outcomes)).toEqual(wanted);
    expect(wanted).toHaveLength(moments.length * pressesAtOnce);
  });

type Button = {
  path: string;
  by?: Pointer;
  on: (page: Page) => Locator;
  expectPressed: (page: Page) => Promise<void>;
};

const { navigation, general, pricesPage } = content.ro;

/** Some come with the scripts; those are pressed as soon as they are there. */
const buttons: Record<string, Button> = {
  'the button of the menu or of the languages': {
    path: '/ro/preturi',
    on: headerButton,
    expectPressed: (page) =>
      expect(menuPanel(page).or(page.locator('#language-menu')).filter({ visible: true })).toBeVisible(),
  },
  'a film': {
    path: '/',
    on: (page) => page.getByRole('link', { name: general.playFilm }),
    // Before scripts run the browser shows it.
    expectPressed: (page) =>
      expect
        .poll(async () => page.url().endsWith('.mp4') || (await page.locator('video').count()) === 1)
        .toBe(true),
  },
  'sending an empty form': {
    path: '/ro/contact',
    on: (page) => formOf(page, 'ro').send,
    // The focus goes to a field, by the browser, or to the list of errors.
    expectPressed: (page) => expect(page.locator('form :focus:not(button)')).toHaveCount(1),
  },
  'a choice in the banner': {
    path: '/ro/despre',
    on: (page) => cookieBanner(page).getByRole('button').last(),
    expectPressed: (page) => expect(cookieBanner(page)).toBeHidden(),
  },
  'another child in the sentence of the prices': {
    path: '/ro/preturi',
    on: (page) => page.getByRole('button', { name: pricesPage.sentence?.addChild ?? '' }),
    expectPressed: (page) => expect(page.getByRole('combobox')).toHaveCount(4),
  },
  'an arrow of the carousel': {
    path: '/',
    // In a wide window all cards are in view.
    by: 'touch',
    on: (page) => page.getByRole('button', { name: content.ro.carouselCards.next }),
    expectPressed: (page) =>
      expect
        .poll(() => page.locator('.carousel__track').evaluate(({ scrollLeft }) => scrollLeft))
        .toBeGreaterThan(0),
  },
};

for (const [first, [name, { path, by, on, expectPressed }]] of Object.entries(buttons).entries())
  for (const [second, pointer] of [...pointers.entries()].filter(([, each]) => !by || by === each))
    for (const moment of moments.filter((_, index) => index % 5 === (first + second) % 5))
      test.describe(`${moment} ms after the first paint`, () => {
        test.use({ hasChosen: !name.includes('banner') });

        test(`${name} by ${pointer}`, async ({ page, quiet }) => {
          quiet.allowed = /net::ERR_ABORTED/;
          await page.route('**/*.mp4', (route) =>
            route.fulfill({ contentType: 'text/plain', body: 'A film' }),
          );
          await useSlowly(page, pointer);
          await paint(page, path);
          await waitUntilMoment(page, moment);
          const button = on(page);
          await button.evaluate((element) =>
            element.scrollIntoView({ block: 'center', behavior: 'instant' }),
          );
          const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
          await pressAt(page, pointer, { x: x + width / 2, y: y + height / 2 });
          await Promise.race([hydrated(page), page.waitForURL('**/*.mp4', { waitUntil: 'commit' })]);
          await expectPressed(page);
        });
      });

const menuLink = (page: Page, name: string) => mainMenu(page).getByRole('link', { name });

for (const pause of [0, 200, 400])
  test(`a press ${pause} ms after another leads to its page`, async ({ page }) => {
    await useSlowly(page, 'mouse');
    await open(page, '/ro/despre');
    await menuLink(page, navigation.prices).click({ noWaitAfter: true });
    await page.waitForTimeout(pause);
    await menuLink(page, navigation.contact).click({ noWaitAfter: true });
    await expect(pageTitle(page)).toHaveText(content.ro.contactPage.title);
    await expect(page).toHaveURL('/ro/contact');
  });

test('a press in the menu of a phone closes it over the new page', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/ro/despre');
  await headerButton(page).tap();
  await menuPanel(page).getByRole('link', { name: navigation.contact }).tap();
  await expect(pageTitle(page)).toHaveText(content.ro.contactPage.title);
  await expect(menuPanel(page)).toBeHidden();
});
