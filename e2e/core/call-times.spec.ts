import type { Locator } from '@playwright/test';
import { expect, hydrated, open, test } from '../support/fixtures.ts';
import { formOf } from '../support/page-parts.ts';
import { content } from '../support/site.ts';

const groupsOf = (choice: Locator) =>
  choice.evaluate((select) =>
    [...select.getElementsByTagName('optgroup')].map(({ label, children }) => [
      label,
      ...[...children].map(({ textContent }) => textContent),
    ]),
  );

test.describe('abroad', () => {
  test.use({ timezoneId: 'Pacific/Auckland' });
  test('the days of the next week on which the clinic is open are offered, by its own clock', async ({
    page,
  }) => {
    await page.clock.setFixedTime('2026-11-26T17:30+02:00');
    await open(page, '/en/contact');
    const { callTime } = formOf(page, 'en');
    await expect(callTime).toHaveValue('');
    await expect
      .poll(() => groupsOf(callTime))
      .toEqual([
        ['Friday 27 November', 'Friday morning', 'Friday afternoon', 'Friday evening'],
        ['Wednesday 2 December', 'Wednesday morning', 'Wednesday afternoon', 'Wednesday evening'],
        ['Thursday 3 December', 'Thursday morning', 'Thursday afternoon', 'Thursday evening'],
      ]);
  });
});

test("the steps name the answer's day until a call time is chosen, and again once its day has passed", async ({
  page,
}) => {
  await page.clock.setFixedTime('2026-11-26T13:00+02:00');
  await open(page, '/ro/contact');
  const { callTime, messages } = formOf(page, 'ro');
  const answerOn = (day: string) => page.getByText((messages.sentCallback ?? '').replace('{day}', day));
  await expect(answerOn(content.ro.hoursTexts.today)).toBeVisible();
  await callTime.selectOption('2026-11-26 17:00-20:00');
  await expect(answerOn(content.ro.hoursTexts.today)).toBeHidden();
  await page.clock.setFixedTime('2026-11-26T18:00+02:00');
  await page.reload();
  await hydrated(page);
  await expect.poll(() => groupsOf(callTime)).toContainEqual(expect.arrayContaining(['Vineri dimineața']));
  await expect(callTime).toHaveValue('');
  await expect(answerOn(content.ro.hoursTexts.today)).toBeVisible();
});
