import { expect, type Page } from '@playwright/test';

const contactApi = '**/api/contact';

/** When pictures are taken: the clinic of the fixtures is open. */
export const openingHour = '2026-11-26T10:00+02:00';

/**
 * Resolves once the page's fonts are there, and every picture of it, the lazy ones too, and it says whether the clinic is
 * open; the page is at its top again.
 */
export async function withEverythingLoaded(page: Page) {
  await page.locator('footer .open-now:not(:empty)').waitFor({ state: 'attached' });
  await page.evaluate(async () => {
    await document.fonts.ready;
    const toNextFrame = () => new Promise(requestAnimationFrame);
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo({ top, behavior: 'instant' });
      await toNextFrame();
      await toNextFrame();
    }
    // What stands beside a row that scrolls sideways has not come near by that.
    for (const image of document.images) image.loading = 'eager';
    window.scrollTo({ top: 0, behavior: 'instant' });
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

/** Resolves once every picture is there that is not waiting to come near. */
export async function withPicturesLoaded(page: Page) {
  await page.waitForFunction(() =>
    [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
  );
}

/** Presses a button and takes the pointer away, which would else rest on whatever comes to stand below it. */
async function pressAndLeave(page: Page, button: string) {
  await page.locator(button).click();
  await page.mouse.move(0, 0);
}

/** An estimate for two children, the second with a discount and a treatment it leaves out. */
export async function makeEstimate(page: Page) {
  await page.locator('.estimate__open button').click();
  const addTreatment = async (person: number, position: number) => {
    const card = page.locator('.estimate-person').nth(person);
    await card.locator('select').selectOption({ index: position });
    await card.getByRole('button').last().click();
  };
  await addTreatment(0, 1);
  await page.locator('.estimate__adders button').first().click();
  await addTreatment(1, 1);
  await addTreatment(1, 13);
  await page.locator('.estimate__total').waitFor();
}

/** Opens the menu of narrow screens. It stands still then: a press while it slides in may miss its link. */
export async function openPanel(page: Page) {
  await page.locator('.header__menu-button').click();
  await expect(page.locator('.mobile-panel:popover-open')).toHaveCSS('translate', '0px');
}

export async function openDropdown(page: Page) {
  await page.locator('.language-dropdown__button').click();
  await page.locator('.language-dropdown.is-open .language-dropdown__menu').waitFor();
}

export async function sendEmptyForm(page: Page) {
  await pressAndLeave(page, 'form.contact-form [type=submit]');
  await page.locator('.notice--error').waitFor();
}

type Answer = 'none' | 'taken' | 'failed';

/** Sends the form as a visitor who filled it in; the network answers as told. */
export async function sendForm(page: Page, answer: Answer) {
  await page.route(contactApi, async (route) => {
    if (answer === 'taken') await route.fulfill({ json: { ok: true, reference: 'GH-7KXM4' } });
    if (answer === 'failed') await route.abort();
  });
  await page.locator('#contact-name').fill('Ștefan Țăranu');
  await page.locator('#contact-phone').fill('0712 345 678');
  await page.locator('#contact-message').fill('Bună ziua, băiatul meu are 5 ani și îi e frică.');
  await page.locator('#contact-consent').check();
  await pressAndLeave(page, 'form.contact-form [type=submit]');
  await page
    .locator({ none: '[aria-busy=true]', taken: '.receipt-number', failed: '.notice--error img' }[answer])
    .waitFor();
}

/** The form as it is when the answer takes longer than usual. The page's clock must be installed. */
export async function sendSlowly(page: Page) {
  await sendForm(page, 'none');
  await page.clock.fastForward(10_000);
  await page.locator('.notice--success').waitFor();
}

export async function searchPrices(page: Page, query: string) {
  await page.getByRole('searchbox').fill(query);
  await page.locator('#lista [role=status]:not(:empty)').waitFor();
}

export async function pressFacade(page: Page) {
  await page.locator('a.video-facade').first().click();
  await page.waitForFunction(() => (document.querySelector('video')?.readyState ?? 0) >= 2);
}

export async function scrollCarouselToItsEnd(page: Page) {
  const track = page.locator('.carousel__track');
  await track.evaluate((row) => row.scrollTo({ left: row.scrollWidth, behavior: 'instant' }));
  await page.locator('.carousel-arrow--next.carousel-arrow--hidden').waitFor({ state: 'attached' });
}
