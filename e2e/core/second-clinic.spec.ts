/**
 * Another clinic, without any optional part and with the longest name, in a browser; what its files say, `e2e/build` reads.
 */
import { ports } from '../../scripts/local/ports.ts';
import { chooseNecessary, referenceOf } from '../support/actions.ts';
import { expect, open, test } from '../support/fixtures.ts';
import { formOf, pageTitle } from '../support/page-parts.ts';
import { loadFontsAndImages, skipInOtherBrowsers } from '../support/pictures.ts';
import { axeFindings, expectNoSidewaysScroll, findBrokenWords } from '../support/examine.ts';
import { foreignWordsIn, secondClinic, secondDetail, startSecondContact } from '../support/other-clinics.ts';
import { pagesOfClinic } from '../support/site.ts';

const origin = `http://127.0.0.1:${ports.secondSite}`;

test.use({ baseURL: origin, contextOptions: { reducedMotion: 'reduce' }, hasChosen: false });

const pages = pagesOfClinic(secondClinic);

/** The pages with most parts that a clinic may do without. */
const varying = ['home', 'prices', 'contact'].flatMap((route) =>
  pages.filter(({ page }) => page.route === route).slice(0, 1),
);
test('home, prices and contact of the second clinic are accessible and fit 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const { path } of varying) {
    await test.step(path, async () => {
      await open(page, path);
      expect.soft(await findBrokenWords(page)).toEqual([]);
      await expectNoSidewaysScroll(page);
      expect.soft(await axeFindings(page)).toEqual([]);
    });
  }
});

test('at night the home page keeps its day, and the emergencies name 112 alone', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-24T23:00Z');
  await open(page, '/');
  await expect(pageTitle(page)).toHaveText('Healthy teeth for the whole family.', { useInnerText: true });
  await expect(page.getByRole('main').getByText('Closed now. We open tomorrow at 9am.')).toBeVisible();
  await open(page, '/en/urgente');
  const first = page.getByRole('main').locator('section').first();
  await expect(first.getByText('Closed now. We open tomorrow at 9am.')).toBeVisible();
  await expect(first.getByRole('link').first()).toHaveAttribute('href', 'tel:112');
});

test('a request reaches the inbox of the second clinic, under its own name', async ({ page, quiet }) => {
  const contact = await startSecondContact();
  try {
    quiet.origin = contact.url;
    await page.route('**/api/contact', async (route) => {
      await route.fulfill({ response: await route.fetch({ url: contact.url }) });
    });
    await open(page, '/en/contact');
    await chooseNecessary(page);
    const { name, phone, message, callTime, consent, send } = formOf(page, 'en');
    await name.fill('Ada Byron');
    await phone.fill('+44 20 7946 0999');
    await message.fill('A check-up for two, please.');
    await callTime.selectOption({ index: 1 });
    await consent.check();
    await send.click();
    const reference = await referenceOf(page);
    expect(reference).toMatch(/^RI-/);

    const [mail] = contact.mail.received;
    const text = [mail?.subject, mail?.text, mail?.html, mail?.from?.name].join('\n');
    expect(mail?.recipients).toEqual([secondDetail('email')]);
    expect(text).toContain(reference);
    expect(text).toContain('A check-up for two, please.');
    expect(text).toMatch(/sunat\(ă\): dimineața/);
    expect(foreignWordsIn(text)).toEqual([]);
  } finally {
    await contact.stop();
  }
});

const pictures: [name: string, path: string, width: number][] = [
  ['second-home-360', '/', 360],
  ['second-prices-1280', '/en/preturi', 1280],
];

for (const [name, path, width] of pictures) {
  test(`${name} looks as it did`, async ({ page, browser }) => {
    await skipInOtherBrowsers(browser);
    await page.setViewportSize({ width, height: width < 768 ? 740 : 900 });
    await open(page, path);
    await chooseNecessary(page);
    await loadFontsAndImages(page);
    await expect(page).toHaveScreenshot(`${name}.png`);
  });
}
