/** Another clinic, made by `npm run clinic:new`: its site is whole and its own. */
import { ports } from '../../scripts/ports.ts';
import { detailOf, startContact } from '../support/clinic-contact.ts';
import { referenceOf } from '../support/contact-form.ts';
import { axeFindings, overflowOf } from '../support/examine.ts';
import { chooseNecessary, expect, notFoundWords, open, test } from '../support/fixtures.ts';
import { foreignWordsFinder, foreignWordsInSite } from '../support/foreign-words.ts';
import { skipInOtherBrowsers } from '../support/pictures.ts';
import { secondClinic, secondFolders } from '../support/second-clinic.ts';
import { pagesOfClinic } from '../support/site.ts';
import { openingHour, withEverythingLoaded, withPicturesLoaded } from '../support/states.ts';

test.use({
  baseURL: `http://127.0.0.1:${ports.secondSite}`,
  contextOptions: { reducedMotion: 'reduce' },
  hasChosen: false,
});

for (const { path } of pagesOfClinic(secondClinic)) {
  test(`${path} of the second clinic is accessible and fits 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    expect((await open(page, path))?.status()).toBe(200);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.getByRole('link', { name: /Română/ })).toHaveCount(0);
    expect(await overflowOf(page)).toBe(0);
    expect(await axeFindings(page)).toEqual([]);
  });
}

test('nothing that the second clinic ships says a word of the first one', () => {
  expect(foreignWordsInSite(secondFolders.site, secondClinic)).toEqual([]);
});

test('a request reaches the inbox of the second clinic, under its own name', async ({ page, quiet }) => {
  const contact = await startContact(secondClinic, secondFolders, ports.secondContact);
  try {
    quiet.origin = contact.url;
    await page.route('**/api/contact', async (route) => {
      await route.fulfill({ response: await route.fetch({ url: contact.url }) });
    });
    await open(page, '/en/contact');
    await chooseNecessary(page);
    const form = page.locator('form.contact-form');
    await form.getByLabel('Name', { exact: true }).fill('Ada Byron');
    await form.getByLabel('Phone', { exact: true }).fill('+44 20 7946 0999');
    await form.getByLabel('Message', { exact: true }).fill('A check-up for two, please.');
    await form.locator('[name=consent]').check();
    await form.locator('button[type=submit]').click();
    const reference = await referenceOf(page);
    expect(reference).toMatch(/^RI-/);

    const [mail] = contact.mail.received;
    const text = [mail?.subject, mail?.text, mail?.html, mail?.from?.name].join('\n');
    expect(mail?.recipients).toEqual([detailOf(secondClinic, 'email')]);
    expect(text).toContain(reference);
    expect(text).toContain('A check-up for two, please.');
    expect(foreignWordsFinder(secondClinic)(text)).toEqual([]);
  } finally {
    await contact.stop();
  }
});

const pictures: [name: string, path: string, width: number][] = [
  ['second-home-360', '/', 360],
  ['second-home-1280', '/', 1280],
  ['second-prices-1280', '/en/preturi', 1280],
  ['second-service-768', '/en/servicii/control-si-preventie', 768],
  ['second-contact-360', '/en/contact', 360],
  ['second-not-found-768', '/nowhere', 768],
];

for (const [name, path, width] of pictures) {
  test(`${name} looks as it did`, async ({ browser, page, quiet }) => {
    await skipInOtherBrowsers(browser);
    if (path === '/nowhere') quiet.allowed = notFoundWords;
    await page.setViewportSize({ width, height: width < 768 ? 740 : 900 });
    await page.clock.setFixedTime(openingHour);
    await open(page, path);
    await chooseNecessary(page);
    await withEverythingLoaded(page);
    await withPicturesLoaded(page);
    await expect(page).toHaveScreenshot(`${name}.png`);
  });
}
