import type { BrowserContext, Page } from '@playwright/test';
import { pathTo } from '../../src/routing/routes.ts';
import { fill, goBack, referenceOf } from '../support/actions.ts';
import { expect, hydrated, open, test } from '../support/fixtures.ts';
import { formOf, mainMenu, pageTitle } from '../support/page-parts.ts';
import { startForwarder } from '../support/forwarder.ts';
import { mailOf } from '../support/inbox.ts';
import { openingHour } from '../support/pictures.ts';
import { content, type Language } from '../support/site.ts';
import { isStored, storedAfter } from '../support/stored-pages.ts';

test.use({ serviceWorkers: 'allow' });

/** Resolves once the service worker holds the data of these pages, all they name, and the document that shows them. */
async function keptForOffline(page: Page, language: Language, path: string) {
  await expect
    .poll(
      async () => {
        // The site waits for a visitor who stays.
        await page.clock.fastForward(10_000);
        return page.evaluate(isStored, storedAfter(language, path));
      },
      { timeout: 40_000 },
    )
    .toBe(true);
}

/** A first visit to one page, long enough for the rest to be kept. */
async function visit(page: Page, address: string, language: Language, path = address) {
  await page.clock.install({ time: openingHour });
  await open(page, address);
  await keptForOffline(page, language, path);
}

/** Cuts the network; a machine without one is offline to its browser all along, so the page is told. */
async function goOffline(context: BrowserContext) {
  await context.setOffline(true);
  await context.addInitScript(() =>
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false }),
  );
}

/** What browsers say of it in the console. */
const withoutNetwork =
  /ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_CONNECTION|ServiceWorker (passed a promise|intercepted)/;

const missingPictures = (page: Page) =>
  page.evaluate(() =>
    [...document.images]
      .filter(({ complete, naturalWidth }) => complete && !naturalWidth)
      .map(({ src }) => src),
  );

test('without a network what is kept and what was visited opens in one load, the rest says so and leads on', async ({
  page,
  context,
  quiet,
}) => {
  // It opens seven pages after the worker's cache is full.
  test.slow();
  quiet.allowed = withoutNetwork;
  const { navigation, pricesPage, emergenciesPage, about } = content.ro;
  const { offlinePage, contactDetails, terms } = content.ro;
  // Playwright cuts the network of a page everywhere, that of its worker not in Firefox.
  const network = await startForwarder();
  quiet.origin = network.url;
  await visit(page, `${network.url}/`, 'ro', '/');
  await mainMenu(page).getByRole('link', { name: navigation.aboutUs }).click();
  await expect(page).toHaveTitle(about.meta.title);
  await keptForOffline(page, 'ro', '/ro/despre');
  network.disconnect();
  await goOffline(context);
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  const kept = [['emergencies', emergenciesPage.meta.title] as const, ['about', about.meta.title] as const];
  for (const [count, [route, title]] of kept.entries()) {
    await open(page, network.url + pathTo({ route }, 'ro'));
    await expect(page).toHaveTitle(title);
    expect(loads, route).toBe(count + 1);
    expect(await missingPictures(page), route).toEqual([]);
  }
  await mainMenu(page).getByRole('link', { name: navigation.prices }).click();
  await expect(page).toHaveTitle(pricesPage.meta.title);
  // Nothing of the other language was visited.
  await open(page, `${network.url}/en`);
  await expect(pageTitle(page)).toHaveText(content.en.offlinePage.title);

  const address = network.url + pathTo({ route: 'terms' }, 'ro');
  await open(page, address);
  const main = page.getByRole('main');
  await expect(pageTitle(page)).toHaveText(offlinePage.title);
  await expect(main.getByRole('link', { name: contactDetails.phoneString })).toBeVisible();
  expect(await missingPictures(page)).toEqual([]);
  await main.getByRole('link', { name: navigation.prices }).click();
  await expect(page).toHaveTitle(pricesPage.meta.title);
  await goBack(page);
  await expect(pageTitle(page)).toHaveText(offlinePage.title);
  await hydrated(page);
  const again = page.waitForEvent('load');
  await main.getByRole('button', { name: offlinePage.tryAgain }).click();
  await again;
  await expect(pageTitle(page)).toHaveText(offlinePage.title);
  await hydrated(page);
  await network.reconnect();
  await context.setOffline(false);
  // Where the machine has no network its browser says nothing; where it does, the page is on its way already.
  await page.evaluate(() => window.dispatchEvent(new Event('online'))).catch(() => undefined);
  await expect(pageTitle(page)).toHaveText(terms.title);
  await expect(page).toHaveURL(address);
});

/** What the service worker has stored. */
const storedPaths = (page: Page) =>
  page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(stores.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname + new URL(url).search);
  });

test('a request is written offline, survives a reload, and one press sends it when the network is back', async ({
  page,
  context,
  quiet,
}) => {
  // Firefox says the second of a page's data that were on their way when the page was left.
  quiet.allowed = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 404|\.json’\. A ServiceWorker intercepted/;
  await visit(page, '/', 'ro');
  await page.goto('/ro/nicaieri');
  await open(page, '/ro/contact?package=1');
  await goOffline(context);
  await open(page, '/ro/contact');
  const { send, alert, messages } = await fill(page, 'ro', 'Scris fără internet.');
  await send.click();
  await expect(alert).toContainText(messages.failed);
  await expect(alert).toContainText(messages.offline);
  await expect(alert.getByRole('link', { name: content.ro.contactDetails.phoneString })).toBeVisible();
  expect(await missingPictures(page)).toEqual([]);
  await page.reload();
  await hydrated(page);
  const { message, consent } = formOf(page, 'ro');
  await expect(message).toHaveValue('Scris fără internet.');
  // A draft holds no consent.
  await consent.check();
  await send.click();
  await expect(alert).toContainText(messages.offline);
  await context.setOffline(false);
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => true });
    window.dispatchEvent(new Event('online'));
  });
  await expect(alert).toHaveText(messages.backOnline);
  await send.click();
  const mail = await mailOf(await referenceOf(page));
  expect(mail.text).toContain('Scris fără internet.');
  // No answers of the form, no missing pages and no queries.
  const stored = await storedPaths(page);
  expect(stored).toContain('/ro/contact');
  expect(stored.filter((path) => /api|nicaieri|\?|\.mp4|sw\.js/.test(path))).toEqual([]);
});

test('a deploy during the visit loads the next page from the new build, with the draft kept', async ({
  page,
}) => {
  // The server has another build than what is open.
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/"build":"[^"]+"/, '"build":"before"');
    await route.fulfill({ response, body });
  });
  await visit(page, '/', 'ro');
  await fill(page, 'ro', 'Scris înainte de o versiune nouă.');
  await page.evaluate('window.visit = 1');
  await page.getByRole('contentinfo').getByRole('link', { name: content.ro.terms.title }).click();
  await expect(pageTitle(page)).toHaveText(content.ro.terms.title);
  await hydrated(page);
  expect(await page.evaluate('window.visit')).toBeUndefined();

  await page.evaluate('window.visit = 2');
  await page.getByRole('link', { name: content.ro.navigation.contact, exact: true }).first().click();
  await expect(formOf(page, 'ro').message).toHaveValue('Scris înainte de o versiune nouă.');
  expect(await page.evaluate('window.visit')).toBe(2);
});

test('a visitor who saves data gets no service worker', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await page.clock.install({ time: openingHour });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page, '/');
  await page.clock.fastForward(60_000);
  // A file that is asked for after what the worker would come with.
  await page.evaluate(async () => void (await fetch('/robots.txt')));
  expect(asked.filter((url) => /precache-pages|sw\.js/.test(url))).toEqual([]);
});
