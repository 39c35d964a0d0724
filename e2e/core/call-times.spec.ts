import type { Locator, Page } from '@playwright/test';
import ICAL from 'ical.js';
import { fill, formOf, referenceOf } from '../support/contact-form.ts';
import { expect, hydrated, open, test } from '../support/fixtures.ts';
import { attachmentsOf, mailOf } from '../support/inbox.ts';
import { content, type Language } from '../support/site.ts';

function choiceIn(page: Page, language: Language): Locator {
  return formOf(page, language).form.getByLabel(content[language].contactForm.callTime ?? '');
}

const groupsOf = (choice: Locator) =>
  choice
    .locator('optgroup')
    .evaluateAll((groups) =>
      groups.map((group) => [
        (group as HTMLOptGroupElement).label,
        ...[...group.children].map(({ textContent }) => textContent),
      ]),
    );

test('the days of the next week on which the clinic is open are offered, with the parts still to come', async ({
  page,
}) => {
  await page.clock.setFixedTime('2026-12-24T09:30+02:00');
  await open(page, '/ro/contact');
  const choice = choiceIn(page, 'ro');
  await expect(choice).toHaveValue('');
  const whole = (day: string, date: string) => [
    `${day}, ${date}`,
    `${day} dimineața`,
    `${day} după-amiaza`,
    `${day} seara`,
  ];
  await expect
    .poll(() => groupsOf(choice))
    .toEqual([
      ['Joi, 24 decembrie', 'Joi după-amiaza'],
      whole('Luni', '28 decembrie'),
      whole('Marți', '29 decembrie'),
      whole('Miercuri', '30 decembrie'),
    ]);
});

test.describe('abroad', () => {
  test.use({ timezoneId: 'Pacific/Auckland' });
  test('the days are the clinic’s', async ({ page }) => {
    await page.clock.setFixedTime('2026-11-26T17:30+02:00');
    await open(page, '/en/contact');
    await expect
      .poll(() => groupsOf(choiceIn(page, 'en')))
      .toEqual([
        ['Friday 27 November', 'Friday morning', 'Friday afternoon', 'Friday evening'],
        ['Wednesday 2 December', 'Wednesday morning', 'Wednesday afternoon', 'Wednesday evening'],
        ['Thursday 3 December', 'Thursday morning', 'Thursday afternoon', 'Thursday evening'],
      ]);
  });
});

test('a choice is kept with the draft, and reaches the desk as a line and an entry for its calendar', async ({
  page,
}) => {
  await open(page, '/en/contact');
  const choice = choiceIn(page, 'en');
  const { send } = await fill(page, 'en', 'Please call me.');
  const code = (await choice.locator('option').last().getAttribute('value')) ?? '';
  await choice.selectOption(code);
  await page.reload();
  await hydrated(page);
  await expect(choice).toHaveValue(code);
  await send.click();
  const mail = await mailOf(await referenceOf(page));
  const said = mail.text.split('\n').find((line) => line.startsWith('Când preferă să fie sunat(ă): '));
  expect(said).toContain(`(${code.slice(11).replace('-', '–')})`);
  const [calendar = ''] = await attachmentsOf(mail);
  expect(calendar.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  const event = new ICAL.Event(
    new ICAL.Component(ICAL.parse(calendar) as unknown[]).getFirstSubcomponent('vevent') ?? undefined,
  );
  expect(event.startDate.toJSDate().toISOString().slice(0, 10)).toBe(code.slice(0, 10));
  expect(event.description).toContain('0712 345 678');
  await page.getByRole('link', { name: content.en.contactForm.sendAnother }).click();
  await expect(choice).toHaveValue('');
});

test('a kept choice of a day that has passed is any time again', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-26T13:00+02:00');
  await open(page, '/ro/contact');
  const choice = choiceIn(page, 'ro');
  await choice.selectOption('2026-11-26 17:00-20:00');
  await page.clock.setFixedTime('2026-11-26T18:00+02:00');
  await page.reload();
  await hydrated(page);
  await expect(choice.locator('option[value="2026-11-27 08:00-12:00"]')).toBeAttached();
  await expect(choice).toHaveValue('');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('no choice is offered, and none is missed', async ({ page }) => {
    await page.goto('/ro/contact');
    await expect(formOf(page, 'ro').message).toBeVisible();
    await expect(page.locator('[name=callTime]')).toBeHidden();
  });
});
