import { referenceOf } from '../support/actions.ts';
import { expect, open, skipInFirefox, test } from '../support/fixtures.ts';
import { formOf } from '../support/page-parts.ts';
import { openingHour } from '../support/pictures.ts';
import { mailOf } from '../support/inbox.ts';
import { content } from '../support/site.ts';

/** A parent's phone, at a first visit: the banner is left as it is, since it is in nobody's way. */
test.use({ hasChosen: false, viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

test('an appointment for two children is asked for in 6 presses', async ({ page }) => {
  skipInFirefox('Playwright has no touch there');
  await page.clock.setFixedTime(openingHour);
  await open(page, '/');
  const { name, phone, message, consent, send } = formOf(page, 'ro');
  const toForm = page.getByRole('main').getByRole('link', { name: content.ro.general.callToAction }).first();
  const written = [
    '',
    'Ioana Pop',
    '0712 345 678',
    'O programare pentru doi copii, 4 și 7 ani, după ora 16.',
  ];
  for (const [index, pressed] of [toForm, name, phone, message, consent, send].entries()) {
    await pressed.tap();
    await page.keyboard.insertText(written[index] ?? '');
  }
  const { text } = await mailOf(await referenceOf(page));
  for (const typed of ['Ioana Pop', '0712 345 678', 'doi copii, 4 și 7 ani']) expect(text).toContain(typed);
});
