import { expect, test, type Browser, type Locator, type Page } from '@playwright/test';
import { languageOfPath } from '../../shared/languages.ts';
import { api, formOf, referenceOn } from './form-parts.ts';
import { headerButton, menuPanel } from './page-parts.ts';
import { content, type Language } from './site.ts';

/** When pictures are taken: the clinic of the fixtures is open. */
export const openingHour = '2026-11-26T10:00+02:00';

/** The clinic of the fixtures is closed, and home and contact show their night. */
export const nightHour = '2026-11-26T21:30+02:00';

/** Another browser sets text up to a pixel differently than in its pictures. */
export async function skipInOtherBrowsers(browser: Browser) {
  const session = await browser.newBrowserCDPSession();
  const { product } = await session.send('Browser.getVersion');
  await session.detach();
  if (product.startsWith('HeadlessChrome/')) return;
  const reason = `The pictures are of chromium-headless-shell; ${product} is not compared with them.`;
  console.warn(reason);
  test.skip(true, reason);
}

export async function withEverythingLoaded(page: Page) {
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (const image of document.images) image.loading = 'eager';
  });
  await withPicturesLoaded(page);
  await withRowsAtRest(page);
}

/** For a picture of an element nearly as high as the window, which would else not reach its end. */
export async function withWholeWindow(page: Page) {
  await page.evaluate(() => (document.documentElement.style.scrollPaddingTop = '0'));
}

/** Resolves once the rows that follow the reader have come to their place: none moves for ten frames. */
async function withRowsAtRest(page: Page) {
  await page.evaluate(async () => {
    const rows = [...document.querySelectorAll('nav ul')];
    const places = () => rows.map(({ scrollLeft }) => scrollLeft).join(' ');
    for (let still = 0, last = ''; still < 10; still = places() === last ? still + 1 : 0) {
      last = places();
      await new Promise(requestAnimationFrame);
    }
  });
}

export async function withPicturesLoaded(page: Page) {
  await page.waitForFunction(() =>
    [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
  );
}

const languageOf = (page: Page) => languageOfPath(new URL(page.url()).pathname) as Language;

const formOn = (page: Page) => formOf(page, languageOf(page));

/** Presses a button and takes the pointer away, which would else rest on whatever comes to stand below it. */
async function pressAndLeave(page: Page, button: Locator) {
  await button.click();
  await page.mouse.move(0, 0);
}

export async function openAnswers(page: Page) {
  for (const question of await page.locator('main summary').all()) await question.click();
}

/** A situation whose step takes time, with its minutes running. */
export async function chooseSituation(page: Page) {
  const { situations } = content[languageOf(page)].emergenciesPage;
  const { title = '', timer } = situations.find((situation) => situation.timer) ?? {};
  await page.getByRole('link', { name: title }).click();
  await page.getByRole('button', { name: timer?.start ?? '' }).click();
  await page.getByRole('timer').waitFor();
}

/** A second child, who gets the discount, and a treatment that it leaves out. */
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

/** Opens the menu of narrow screens. It stands still then: a press while it slides in may miss its link. */
export async function openPanel(page: Page) {
  await headerButton(page).click();
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

type Answer = 'none' | 'taken' | 'failed';

export async function sendForm(page: Page, answer: Answer) {
  await page.route(api, async (route) => {
    if (answer === 'taken') await route.fulfill({ json: { ok: true, reference: 'GH-7KXM4P' } });
    if (answer === 'failed') await route.abort();
  });
  const { name, phone, message, consent, send, alert, messages } = formOn(page);
  await name.fill('Ștefan Țăranu');
  await phone.fill('0712 345 678');
  await message.fill('Bună ziua, băiatul meu are 5 ani și îi e frică.');
  await consent.check();
  await pressAndLeave(page, send);
  const outcome = {
    none: page.getByRole('button', { name: messages.sending }),
    taken: referenceOn(page),
    failed: alert.getByText(messages.failed),
  };
  await outcome[answer].waitFor();
}

/** The form as it is when the answer takes longer than usual. The page's clock must be installed. */
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
