import { expect, type Locator, type Page } from '@playwright/test';
import type { ContactResponse } from '../../shared/contact-request.ts';
import { languageOfPath } from '../../shared/languages.ts';
import { cookieBanner, formOf, headerButton, menuPanel, referenceOn } from './page-parts.ts';
import { content, type Language } from './site.ts';

export const contactApi = '**/api/contact';

/** Makes `navigator.onLine` true, which is always false on a machine without a network. */
export const seemOnline = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => true }),
  );

export async function chooseNecessary(page: Page) {
  await cookieBanner(page).getByRole('button').last().click();
}

/**
 * Goes back to another URL. `page.goBack` waits for a `load` event, which Firefox does not fire for a page in its
 * back/forward cache, or for a fragment. The timer lets `evaluate` return before the page is left.
 */
export async function goBack(page: Page) {
  const before = page.url();
  await page.evaluate(() => void setTimeout(() => history.back()));
  await expect
    .poll(() => page.evaluate(() => window.location.href).catch(() => before), { intervals: [50] })
    .not.toBe(before);
}

/** Follows a link of the language menu in a wide window; `name` is what the language calls itself. */
export async function changeLanguage(page: Page, name: string) {
  await headerButton(page).hover();
  await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
}

/** Types by key presses, since in Firefox Playwright's `fill` does not work in fields that React controls. */
export async function type(field: Locator, text: string) {
  await field.press('ControlOrMeta+a');
  await field.press('Delete');
  await field.pressSequentially(text);
}

export async function fill(page: Page, language: Language, message: string) {
  const fields = formOf(page, language);
  await fields.name.fill('Ștefan Țăranu');
  await fields.email.fill('stefan@posta.example');
  await fields.phone.fill('0712 345 678');
  await fields.message.fill(message);
  await fields.consent.check();
  return fields;
}

export async function referenceOf(page: Page): Promise<string> {
  await expect(referenceOn(page)).toBeVisible();
  return (await referenceOn(page).textContent()) ?? '';
}

const languageOf = (page: Page) => languageOfPath(new URL(page.url()).pathname) as Language;

const formOn = (page: Page) => formOf(page, languageOf(page));

/** Presses a button and moves the pointer away, so that it hovers over nothing new. */
async function pressAndLeave(page: Page, button: Locator) {
  await button.click();
  await page.mouse.move(0, 0);
}

export async function openAnswers(page: Page) {
  for (const question of await page.locator('main summary').all()) await question.click();
}

export async function chooseTimedSituation(page: Page) {
  const { situations } = content[languageOf(page)].emergenciesPage;
  const { title = '', timer } = situations.find((situation) => situation.timer) ?? {};
  await page.getByRole('link', { name: title }).click();
  await page.getByRole('button', { name: timer?.start ?? '' }).click();
  await page.getByRole('timer').waitFor();
}

/** Adds a second child, who gets the discount, and a treatment without a discount. */
export async function chooseFamily(page: Page) {
  const { sentence } = content[languageOf(page)].pricesPage;
  if (!sentence) throw new Error('The clinic of the fixtures has a sentence.');
  const { addChild, addNeed, needLabel, childName } = sentence;
  await page.getByRole('button', { name: addChild }).click();
  const second = `${childName} 2`;
  await page.getByRole('button', { name: new RegExp(`^${addNeed}.*${second}$`) }).click();
  await page
    .getByRole('combobox', { name: `${needLabel}, ${second}` })
    .nth(1)
    .selectOption('aparat');
  await page.waitForURL(/pentru=3\.plomba\.aparat/);
}

export async function openPanel(page: Page) {
  await pressAndLeave(page, headerButton(page));
  await expect(menuPanel(page)).toHaveCSS('translate', '0px');
}

export async function openDropdown(page: Page) {
  await headerButton(page).click();
  await expect(headerButton(page)).toHaveAttribute('aria-expanded', 'true');
}

export async function sendEmptyForm(page: Page) {
  const { send, messages } = formOn(page);
  await pressAndLeave(page, send);
  await page.getByRole('heading', { name: messages.errorsTitle }).waitFor();
}

const accepted: ContactResponse = {
  ok: true,
  reference: 'GH-7KXM4P',
  receivedAt: '2026-11-26T08:00:00.000Z',
  promisedUntil: '2026-11-26T18:00:00.000Z',
};

export async function sendForm(page: Page, answer: 'none' | 'accepted' | 'failed') {
  await page.route(contactApi, async (route) => {
    if (answer === 'accepted') await route.fulfill({ json: accepted });
    if (answer === 'failed') await route.abort();
  });
  const message = 'Băiatul meu are 5 ani și îi e frică.';
  const { send, alert, messages } = await fill(page, languageOf(page), message);
  await pressAndLeave(page, send);
  const outcome = {
    none: page.getByRole('button', { name: messages.sending }),
    accepted: referenceOn(page),
    failed: alert.getByText(messages.failed),
  };
  await outcome[answer].waitFor();
}

/** Requires that Playwright's clock is installed in the page. */
export async function sendSlowly(page: Page) {
  await sendForm(page, 'none');
  await page.clock.fastForward(10_000);
  const { status, messages } = formOn(page);
  await status.getByText(messages.slow).waitFor();
}

export async function searchPrices(page: Page, query: string) {
  await page.getByRole('searchbox').fill(query);
  await expect(page.getByRole('search').getByRole('status')).not.toBeEmpty();
}

export async function pressFacade(page: Page) {
  await page
    .getByRole('link', { name: content[languageOf(page)].general.playFilm })
    .first()
    .click();
  await page.waitForFunction(() => (document.querySelector('video')?.readyState ?? 0) >= 2);
}

export async function scrollCarouselToItsEnd(page: Page) {
  const { title, next } = content[languageOf(page)].carouselCards;
  await page
    .getByRole('list', { name: title })
    .evaluate((row) => row.scrollTo({ left: row.scrollWidth, behavior: 'instant' }));
  await expect(page.getByRole('button', { name: next })).toBeHidden();
}
