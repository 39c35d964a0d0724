/**
 * Another clinic, without any optional part and with the longest name: its site is whole and its own, and nothing of what
 * is absent is left.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { foreignFactsFinder } from '../../scripts/content/check/foreign-facts.ts';
import { ports } from '../../scripts/local/ports.ts';
import { chooseNecessary, referenceOf } from '../support/actions.ts';
import { expect, open, test } from '../support/fixtures.ts';
import { formOf, pageTitle } from '../support/page-parts.ts';
import { openingHour, skipInOtherBrowsers, withEverythingLoaded } from '../support/pictures.ts';
import { axeFindings, expectNoSidewaysScroll } from '../support/examine.ts';
import { secondClinic, secondDetail, secondFolders, startSecondContact } from '../support/other-clinics.ts';
import { readHtml } from '../support/read-html.ts';
import { pagesOfClinic } from '../support/site.ts';

const origin = `http://127.0.0.1:${ports.secondSite}`;

test.use({ baseURL: origin, contextOptions: { reducedMotion: 'reduce' }, hasChosen: false });

const pages = pagesOfClinic(secondClinic);
const htmlOf = (path: string) =>
  readFileSync(join(secondFolders.site, path === '/' ? 'index.html' : `${path}.html`), 'utf8');

/** Pages with parts that a clinic may do without, each once. */
const varying = ['home', 'services', 'service', 'prices', 'about', 'contact', 'emergencies'].flatMap(
  (route) => pages.filter(({ page }) => page.route === route).slice(0, 1),
);
for (const { path } of varying) {
  test(`${path} of the second clinic is accessible and fits 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, path);
    expect(await axeFindings(page)).toEqual([]);
    await expectNoSidewaysScroll(page);
  });
}

test('no page of the second clinic has an empty heading, list or section, or another language', () => {
  for (const { path } of pages) {
    const document = readHtml(htmlOf(path));
    expect(document.querySelectorAll('h1'), path).toHaveLength(1);
    expect(document.querySelectorAll('[hreflang]'), path).toHaveLength(0);
    const parts = [...document.querySelectorAll('section, ul, ol, h1, h2, h3')];
    expect(parts.filter(({ textContent }) => !textContent.trim())).toEqual([]);
    const alone = 'section > h2:only-child, section > .container:only-child > h2:only-child';
    expect(document.querySelectorAll(alone), path).toHaveLength(0);
  }
});

const foreignFactsIn = foreignFactsFinder(secondClinic);
const foreignWordsIn = (text: string) => [
  ...(text.match(/ghiocel|snowdrop/gi) ?? []),
  ...foreignFactsIn(text),
];

test('nothing that the second clinic ships says a word of the first one', () => {
  const cwd = secondFolders.site;
  const files = globSync('**/*.{html,json,js,css,svg,xml,txt,webmanifest}', { cwd });
  expect(files.length).toBeGreaterThan(40);
  const found = files.map((file) => [file, ...foreignWordsIn(readFileSync(join(cwd, file), 'utf8'))]);
  expect(found.filter(({ length }) => length > 1)).toEqual([]);
});

test('no page of the second clinic names what is absent, or a text to be filled in', () => {
  const absent =
    /\bfilms?\b|YouTube|WhatsApp|package|promotion|sibling|we donate|partner|Facebook|Instagram/i;
  for (const { path } of pages) {
    // What scripts carry is not read; names of files and elements are nobody's words.
    const read = htmlOf(path)
      .replace(/<(script|style)\b.*?<\/\1>/gs, '')
      .replace(/ (?:class|id|pattern|data-hour-text)="[^"]*"/g, '');
    expect(absent.exec(read)?.[0], path).toBeUndefined();
    expect(/\{\w+[:}][^}]*/.exec(read)?.[0], path).toBeUndefined();
  }
});

test('every link of the second clinic leads to a page or an anchor of it', () => {
  const html = new Map(pages.map(({ path }) => [path, htmlOf(path)]));
  const wrong: string[] = [];
  for (const [path, text] of html) {
    for (const [, link = ''] of text.matchAll(/<a [^>]*href="([/#][^"]*)"/g)) {
      const { pathname, hash } = new URL(link, origin + path);
      const there = html.get(pathname);
      const hasAnchor = hash === '' || there?.includes(` id="${decodeURIComponent(hash.slice(1))}"`);
      if (!there || !hasAnchor) wrong.push(`${path} links to ${link}`);
    }
  }
  expect(wrong).toEqual([]);
});

test('at night the home page keeps its day, and the emergencies name 112 alone', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-24T23:00Z');
  await open(page, '/');
  await expect(pageTitle(page)).toHaveText('Healthy teeth for the whole family.', { useInnerText: true });
  await expect(page.getByRole('main').getByText('Closed now. We open tomorrow at 9am')).toBeVisible();
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
  ['second-service-768', '/en/servicii/control-si-preventie', 768],
];

for (const [name, path, width] of pictures) {
  test(`${name} looks as it did`, async ({ page, browser }) => {
    await skipInOtherBrowsers(browser);
    await page.setViewportSize({ width, height: width < 768 ? 740 : 900 });
    await page.clock.setFixedTime(openingHour);
    await open(page, path);
    await chooseNecessary(page);
    await withEverythingLoaded(page);
    await expect(page).toHaveScreenshot(`${name}.png`);
  });
}
