import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import { openingHour } from './pictures.ts';
import { content } from './site.ts';

/** Matches Chromium's console message. */
export const notFoundWords = /Failed to load resource: the server responded with a status of 404/;

/** Playwright's console message, since `playwright.config.ts` blocks service workers. */
const noServiceWorker = 'Service Worker registration blocked by Playwright';

/** `allowed` console messages do not fail a test, nor do requests to `origin` or to the file host `files`. */
type Quiet = { allowed?: RegExp; origin?: string; files?: string };

/** Stores an answer about cookies, unless one is stored. Playwright's `storageState` opens a second page for that. */
export async function keepConsent(context: BrowserContext, consent: string, siteOrigin?: string) {
  await context.addInitScript(
    ({ site, answer }) => {
      // Firefox also runs this script in the blank page before, which has no storage.
      if (origin === site && !localStorage.getItem('consent')) localStorage.setItem('consent', answer);
    },
    { site: siteOrigin, answer: consent },
  );
}

/** Sets the clock, which then advances. Playwright's clock would replace `performance` and timers too. Runs in the page. */
export function startAt(hour: string) {
  const ahead = Date.parse(hour) - Date.now();
  const system = Date;
  const now = () => system.now() + ahead;
  globalThis.Date = new Proxy(system, {
    construct: (_, time, target) => Reflect.construct(system, time.length ? time : [now()], target) as Date,
    get: (_, key, self) => (key === 'now' ? now : (Reflect.get(system, key, self) as unknown)),
  });
}

/**
 * The clock of each test's pages starts at `openingHour`; with `hasChosen` the visitor has answered the cookie banner. A
 * test fails on cookies, and on console messages, page errors and foreign requests that `quiet` does not allow.
 */
export const test = base.extend<{ quiet: Quiet; hasChosen: boolean }>({
  hasChosen: [true, { option: true }],
  context: async ({ context, baseURL, hasChosen }, use) => {
    await context.addInitScript(startAt, openingHour);
    const { version } = content.ro.cookies;
    const consent = JSON.stringify({ choice: 'necessary', version });
    if (hasChosen) await keepConsent(context, consent, baseURL);
    await use(context);
  },
  quiet: [
    async ({ context, baseURL }, use) => {
      const complaints: string[] = [];
      const quiet: Quiet = {};
      context.on('console', (message) => {
        if (quiet.allowed?.test(message.text()) || message.text().includes(noServiceWorker)) return;
        complaints.push(`${message.type()}: ${message.text()}`);
      });
      context.on('weberror', (failure) => {
        const words = String(failure.error());
        if (!quiet.allowed?.test(words)) complaints.push(words);
      });
      context.on('request', (request) => {
        const url = new URL(request.url());
        const isOwn = [baseURL, quiet.origin, quiet.files].includes(url.origin);
        if (url.protocol.startsWith('http') && !isOwn) complaints.push(`asked ${url.origin}`);
      });
      await use(quiet);
      expect([complaints, await context.cookies()]).toEqual([[], []]);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';

export const isFirefox = () => test.info().project.use.browserName === 'firefox';

export function skipInFirefox(reason: string) {
  test.skip(isFirefox(), reason);
}

export async function open(page: Page, address: string) {
  const response = await page.goto(address);
  await hydrated(page);
  return response;
}

/** Returns whether React has hydrated the page, by the property that React adds to DOM nodes. Runs in the page. */
export function isHydrated(): boolean {
  const site = document.getElementById('site');
  return site !== null && Object.keys(site).some((key) => key.startsWith('__reactFiber'));
}

export async function hydrated(page: Page) {
  await page.waitForFunction(isHydrated);
}

/** Delays the responses of the page's scripts until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/static/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return async () => {
    resolve();
    await hydrated(page);
  };
}
