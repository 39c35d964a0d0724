import type { Page } from '@playwright/test';
import { pathTo } from '../../src/routing/routes.ts';
import { expect, open, test } from '../support/fixtures.ts';
import { openPanel, sendForm } from '../support/states.ts';
import { languages, type Language } from '../support/site.ts';

const contact = (language: Language) => pathTo({ route: 'contact' }, language);

/** Moments as the clinic's wall shows them, and what is said then. */
const moments: { name: string; at: string; ro: string; en: string }[] = [
  {
    name: 'on a Thursday morning',
    at: '2026-11-26T10:00+02:00',
    ro: 'Deschis acum, până la 20:00',
    en: 'Open now, until 8pm',
  },
  {
    name: 'at night',
    at: '2026-11-25T22:00+02:00',
    ro: 'Închis acum. Deschidem mâine la 08:00',
    en: 'Closed now. We open tomorrow at 8am',
  },
  {
    name: 'on a Saturday',
    at: '2026-11-21T11:00+02:00',
    ro: 'Astăzi doar cu programare. Deschidem luni la 08:00',
    en: 'By appointment only today. We open on Monday at 8am',
  },
  {
    name: 'at Christmas',
    at: '2026-12-25T11:00+02:00',
    ro: 'Închis astăzi: Crăciunul. Deschidem luni la 08:00',
    en: 'Closed today: Christmas. We open on Monday at 8am',
  },
];

const saidIn = (page: Page, place: 'main' | 'footer' | '[role=dialog]') => page.locator(`${place} .open-now`);

for (const language of languages) {
  for (const { name, at, ...said } of moments) {
    test(`${name} the contact page and the footer say in ${language} whether the clinic is open`, async ({
      page,
    }) => {
      await page.clock.setFixedTime(at);
      await open(page, contact(language));
      await expect(saidIn(page, 'main')).toHaveText(said[language]);
      await expect(saidIn(page, 'footer')).toHaveText(said[language]);
    });
  }
}

test.describe('abroad', () => {
  test.use({ timezoneId: 'Pacific/Auckland' });
  test('a visitor is told the clinic’s time', async ({ page }) => {
    await page.clock.setFixedTime('2026-11-26T19:30+02:00');
    await open(page, contact('en'));
    await expect(saidIn(page, 'main')).toHaveText('Open now, until 8pm');
  });
});

test('a wide header says whether the clinic is open, and nothing moves for it', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-26T10:00+02:00');
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, '/en/despre');
  const said = page.locator('.header__open-now');
  await expect(said).toHaveText('Open now');
  await expect(said).toBeVisible();
  const height = () => page.evaluate(() => document.body.scrollHeight);
  const whole = await height();
  const headerAndFooter = page.locator('.header__open-now, .footer .open-now');
  for (const element of await headerAndFooter.all())
    await element.evaluate((each) => (each.textContent = ''));
  expect(await height()).toBe(whole);
});

test('on a phone the menu panel says it beside the phone number', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-25T22:00+02:00');
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/');
  await expect(page.locator('.header__open-now')).toBeHidden();
  await openPanel(page);
  await expect(saidIn(page, '[role=dialog]')).toHaveText('Închis acum. Deschidem mâine la 08:00');
  await expect(saidIn(page, '[role=dialog]')).toBeVisible();
});

test('a page that stays open learns when the clinic closes and opens', async ({ page }) => {
  await page.clock.install({ time: '2026-11-26T19:58:30+02:00' });
  await open(page, contact('en'));
  await page.clock.runFor(2_000);
  await expect(saidIn(page, 'main')).toHaveText('Open now, until 8pm');
  await page.clock.runFor('02:00');
  await expect(saidIn(page, 'main')).toHaveText('Closed now. We open tomorrow at 8am');
  await page.clock.fastForward('12:00:00');
  await expect(saidIn(page, 'main')).toHaveText('Open now, until 8pm');
});

test('a page that comes back from the background says what is true then', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-26T10:00+02:00');
  await open(page, contact('ro'));
  await expect(saidIn(page, 'main')).toHaveText('Deschis acum, până la 20:00');
  await page.clock.setFixedTime('2026-11-26T21:00+02:00');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(saidIn(page, 'main')).toHaveText('Închis acum. Deschidem mâine la 08:00');
});

test('the contact page lists the holidays of the next 30 days', async ({ page }) => {
  await page.clock.setFixedTime('2026-12-20T10:00+02:00');
  await open(page, contact('ro'));
  await expect(page.locator('.location__exceptions li')).toHaveText([
    '24 decembrie: 08:00 – 14:00 (Ajunul Crăciunului)',
    '25 și 26 decembrie: închis (Crăciunul)',
    '1 și 2 ianuarie: închis (Anul Nou)',
    '6 și 7 ianuarie: închis (Boboteaza și Sfântul Ioan)',
  ]);
  await page.clock.setFixedTime('2027-09-20T10:00+03:00');
  await page.reload();
  await expect(saidIn(page, 'main')).toHaveText('Deschis acum, până la 20:00');
  await expect(page.locator('.location__exceptions')).toHaveCount(0);
});

const answers: [language: Language, at: string, says: string][] = [
  ['ro', '2026-11-26T17:30+02:00', 'Vă sunăm sau vă scriem joi, 26 noiembrie, ca să stabilim ziua și ora.'],
  [
    'ro',
    '2026-11-27T19:00+02:00',
    'Vă sunăm sau vă scriem miercuri, 2 decembrie, ca să stabilim ziua și ora.',
  ],
  [
    'en',
    '2026-11-21T11:00+02:00',
    'We’ll call or write to you on Monday 23 November to settle on a day and time.',
  ],
];

for (const [language, at, says] of answers) {
  test(`a request sent at ${at} is told in ${language} when the desk answers`, async ({ page }) => {
    await page.clock.setFixedTime(at);
    await open(page, contact(language));
    await sendForm(page, 'taken');
    await expect(page.locator('main')).toContainText(says);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the plain hours stand, and nobody says that it is open', async ({ page }) => {
    const hours = {
      ro: ['Luni – vineri08:00 – 20:00', 'Sâmbătă și duminicădoar cu programare'],
      en: ['Monday to Friday8am to 8pm', 'Saturday and Sundayby appointment only'],
    };
    for (const language of languages) {
      await page.goto(contact(language));
      for (const place of ['main', 'footer']) {
        await expect(page.locator(`${place} dl > div`)).toHaveText(hours[language]);
      }
      for (const said of await page.locator('.open-now').all()) await expect(said).toBeHidden();
    }
  });
});
