import type { Locator, Page } from '@playwright/test';
import { formOf, referenceOf } from '../support/form-parts.ts';
import { expect, hydrated, test } from '../support/fixtures.ts';
import { mailOf } from '../support/inbox.ts';
import { cookieBanner } from '../support/page-parts.ts';
import { content } from '../support/site.ts';

/**
 * What a parent comes for, with a phone, at a first visit: nobody has answered the banner, and nothing is filled in. A press
 * is a finger on a link, a button, a field or a box, and every one that the task takes is counted; the banner is left as it is,
 * since it is in nobody's way. Typing is no press, but goes where the presses have led; scrolling is none either.
 */
test.use({ hasChosen: false, viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

async function arrive(page: Page, path: string) {
  await page.goto(path);
  await hydrated(page);
  await expect(cookieBanner(page)).toBeVisible();
  let presses = 0;
  return {
    press: async (target: Locator) => {
      presses += 1;
      await target.tap();
    },
    type: (text: string) => page.keyboard.insertText(text),
    presses: () => presses,
  };
}

test('an appointment for two children is asked for in 6 presses', async ({ page }) => {
  const { press, type, presses } = await arrive(page, '/');
  const { name, phone, message, consent, send } = formOf(page, 'ro');
  await press(page.getByRole('main').getByRole('link', { name: content.ro.general.callToAction }).first());
  await press(name);
  await type('Ioana Pop');
  await press(phone);
  await type('0712 345 678');
  await press(message);
  await type('O programare pentru doi copii, 4 și 7 ani, după ora 16.');
  await press(consent);
  await press(send);
  const { text } = await mailOf(await referenceOf(page));
  for (const typed of ['Ioana Pop', '0712 345 678', 'doi copii, 4 și 7 ani']) expect(text).toContain(typed);
  expect(presses()).toBe(6);
});

test('whether the clinic is open, and until when, is found without a press', async ({ page }) => {
  // A Thursday, in the hours of the clinic of the fixtures.
  await page.clock.setFixedTime('2026-11-26T10:00+02:00');
  await arrive(page, '/en/despre');
  await expect(page.getByRole('banner').getByText('open until 8pm')).toBeInViewport();
});
