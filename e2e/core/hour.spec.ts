import type { Page } from '@playwright/test';
import { interpolate } from '../../shared/interpolate.ts';
import { pathTo } from '../../src/routing/routes.ts';
import { openPanel } from '../support/actions.ts';
import { expect, holdScripts, open, test } from '../support/fixtures.ts';
import { menuPanel, pageTitle } from '../support/page-parts.ts';
import { content, type Language } from '../support/site.ts';

const phone = { width: 390, height: 844 };

/** What the header says, what the page says, the headline of the home page, and the day of an answer. */
type Says = [short: string, state: string, headline: string, replyDay: string];
type Hour = { at: string; time: string; language: Language; says: Says };

const day = 'Copilul se uită la desene. Noi, la dinți.';
const opened: Says = ['deschis până la 20:00', 'Deschis acum, până la 20:00', day, 'astăzi'];
const closed: Says = [
  'închis până la 08:00',
  'Închis acum. Deschidem mâine la 08:00.',
  'Copilul doarme. Noi revenim mâine, la 08:00.',
  'mâine',
];
const christmas: Says = [
  'închis până luni',
  'Închis astăzi: Crăciunul. Deschidem luni la 08:00.',
  day,
  'luni',
];

const hours: Hour[] = [
  { at: 'Tuesday evening', time: '2026-11-24T21:00+02:00', language: 'ro', says: closed },
  {
    at: 'Saturday morning',
    time: '2026-11-21T11:00+02:00',
    language: 'en',
    says: [
      'by appointment only',
      'By appointment only today. We open on Monday at 8am.',
      'They watch cartoons. We watch their teeth.',
      'on Monday',
    ],
  },
];

/** By how much the page has moved so far. */
const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((done) => {
        const observer = new PerformanceObserver(() => undefined);
        observer.observe({ type: 'layout-shift', buffered: true });
        // The entries of before come with the next task.
        setTimeout(() => {
          const shifts = observer.takeRecords() as (PerformanceEntry & { value: number })[];
          done(shifts.reduce((sum, { value }) => sum + value, 0));
        });
      }),
  );

const pageHeight = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

async function expectOnContact(page: Page, language: Language, [, , , replyDay]: Says) {
  const { sentCallback = '', sentDetail } = content[language].formMessages;
  await expect(page.getByText(interpolate(sentCallback, { day: replyDay }))).toBeVisible();
  await expect(page.getByText(sentDetail, { exact: true })).toBeHidden();
  // While the clinic is closed a message comes first; `contact.aria.yml` has the page of the day.
  const titles = (level: number) => page.getByRole('main').getByRole('heading', { level }).first();
  const { contactForm, formMessages } = content[language];
  await expect(titles(1)).toHaveAccessibleName(contactForm.title);
  await expect(titles(2)).toHaveAccessibleName(formMessages.nextTitle);
}

async function expectOnHome(page: Page, _: Language, [short, state, headline]: Says) {
  await expect(page.getByRole('banner').getByText(short, { exact: true })).toBeVisible();
  await expect(pageTitle(page)).toHaveText(headline, { useInnerText: true });
  await expect(page.getByRole('main').getByText(state, { exact: true })).toBeVisible();
  // The price of a first visit.
  const isDay = !/doarme|asleep/.test(headline);
  await expect(page.locator('.hero').getByText(/200\sRON/)).toBeVisible({ visible: isDay });
}

/** What on the emergencies page depends on the hour: whom its first block names, and 112 in either case. */
async function expectHelp(page: Page, language: Language, [short, state]: Says) {
  const { contactDetails, emergenciesPage } = content[language];
  const isOpen = /^(Deschis|Open)/.test(state);
  const first = page.getByRole('main').locator('section').first();
  const call = (name: string) => first.getByRole('link', { name, exact: true });
  const { phoneString = '', mapLink = '' } = emergenciesPage.hospital ?? {};
  await expect(page.getByRole('banner').getByText(short, { exact: true })).toBeVisible();
  await expect(first.getByText(state)).toBeVisible({ visible: !isOpen });
  for (const name of [phoneString, mapLink]) await expect(call(name)).toBeVisible({ visible: !isOpen });
  await expect(call(isOpen ? contactDetails.phoneString : phoneString)).toBeInViewport({ ratio: 1 });
  await expect(first.getByRole('link', { name: emergenciesPage.dangerCall })).toBeInViewport({ ratio: 1 });
}

const expectations = [
  ['home', expectOnHome],
  ['emergencies', expectHelp],
  ['contact', expectOnContact],
] as const;

test.describe('abroad', () => {
  test.use({ timezoneId: 'Pacific/Auckland', viewport: phone });

  for (const { at, time, language, says } of hours) {
    test(`on ${at} in ${language} the page says so before its scripts run and after, and nothing moves`, async ({
      page,
    }) => {
      await page.clock.setFixedTime(time);
      for (const [route, expectHour] of expectations) {
        const letThrough = await holdScripts(page);
        await page.goto(pathTo({ route }, language));
        await expectHour(page, language, says);
        const before = await pageHeight(page);
        await letThrough();
        await expectHour(page, language, says);
        expect(await layoutShift(page)).toBe(0);
        // A shift below the window is not in the browser's list.
        expect(await pageHeight(page)).toBe(before);
      }
    });
  }
});

test('a page that stays open learns when the clinic closes and opens, also in the background', async ({
  page,
}) => {
  const says = (words: Says) => expectOnHome(page, 'ro', words);
  await page.setViewportSize(phone);
  await page.clock.install({ time: '2026-11-26T19:58:30+02:00' });
  await open(page, '/');
  await page.clock.runFor(2_000);
  await says(opened);
  await page.clock.runFor('02:00');
  await says(closed);
  await page.clock.fastForward('12:00:00');
  await says(opened);
  await page.clock.setFixedTime('2026-12-25T11:00+02:00');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await says(christmas);
});

test('who goes on at night to another page and another language reads its words', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.clock.setFixedTime('2026-11-25T22:00+02:00');
  await open(page, '/ro/despre');
  await openPanel(page);
  await expect(menuPanel(page).getByText('Închis acum. Deschidem mâine la 08:00.')).toBeVisible();
  await menuPanel(page).getByRole('link', { name: 'English' }).click();
  await expect(pageTitle(page)).toHaveText(content.en.about.title);
  await page.getByRole('banner').getByRole('link', { name: content.en.general.logoLabel }).click();
  await expect(pageTitle(page)).toHaveText('They’re asleep. We’re back tomorrow at 8am.', {
    useInnerText: true,
  });
});
