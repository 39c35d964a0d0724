import type { Page } from '@playwright/test';
import { expect, open, test } from '../support/fixtures.ts';
import { menuPanel } from '../support/page-parts.ts';
import { openPanel } from '../support/states.ts';

const placesOf = (page: Page) => [page.getByRole('main'), page.getByRole('contentinfo')];

async function expectSaid(page: Page, words: string) {
  for (const place of placesOf(page)) await expect(place.getByText(words, { exact: true })).toBeVisible();
}

test.describe('abroad', () => {
  test.use({ timezoneId: 'Pacific/Auckland' });

  test('the page, the footer and a wide header say by the clinic’s time that it is open, and nothing moves for it', async ({
    page,
  }) => {
    await page.clock.setFixedTime('2026-11-26T19:30+02:00');
    await page.setViewportSize({ width: 1280, height: 900 });
    await open(page, '/en/contact');
    await expectSaid(page, 'Open now, until 8pm');
    await expect(page.getByRole('banner').getByText('Open now', { exact: true })).toBeVisible();
    const height = () => page.evaluate(() => document.body.scrollHeight);
    const whole = await height();
    for (const place of [page.getByRole('banner'), page.getByRole('contentinfo')])
      await place.getByText(/^Open now/).evaluate((said) => (said.textContent = ''));
    expect(await height()).toBe(whole);
  });
});

test('on a phone the menu panel says it beside the phone number', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-25T22:00+02:00');
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/');
  await expect(page.getByRole('banner').getByText('Închis acum')).toBeHidden();
  await openPanel(page);
  await expect(menuPanel(page).getByText('Închis acum. Deschidem mâine la 08:00')).toBeVisible();
});

test('a page that stays open learns when the clinic closes and opens, also in the background', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-11-26T19:58:30+02:00' });
  await open(page, '/ro/contact');
  await page.clock.runFor(2_000);
  await expectSaid(page, 'Deschis acum, până la 20:00');
  await page.clock.runFor('02:00');
  await expectSaid(page, 'Închis acum. Deschidem mâine la 08:00');
  await page.clock.fastForward('12:00:00');
  await expectSaid(page, 'Deschis acum, până la 20:00');
  await page.clock.setFixedTime('2026-12-25T11:00+02:00');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expectSaid(page, 'Închis astăzi: Crăciunul. Deschidem luni la 08:00');
});

test('the contact page lists the holidays of the next 30 days', async ({ page }) => {
  await page.clock.setFixedTime('2026-12-20T10:00+02:00');
  await open(page, '/ro/contact');
  await expect(
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: / (decembrie|ianuarie): / }),
  ).toHaveText([
    '24 decembrie: 08:00 – 14:00 (Ajunul Crăciunului)',
    '25 și 26 decembrie: închis (Crăciunul)',
    '1 și 2 ianuarie: închis (Anul Nou)',
    '6 și 7 ianuarie: închis (Boboteaza și Sfântul Ioan)',
  ]);
});
