/** The design, the menu, the form and the pages without a network in WebKit, Safari's engine. */
import { test as base, expect } from '@playwright/test';
import { ports } from '../../scripts/local/ports.ts';
import { startForwarder } from '../support/forwarder.ts';
import { changes, expectNothingLost, moments } from '../support/typed-early.ts';
import { copyOf, mailOf } from '../support/inbox.ts';
import { content, templatePages } from '../support/site.ts';
import { isStored, storedAfter } from '../support/stored-pages.ts';
import { translatePage } from '../support/translate.ts';
import { openWebKit, type WebKitPage } from './webkit-driver.ts';

const site = `http://127.0.0.1:${ports.hosting}`;

const test = base.extend<{ webkit: WebKitPage }>({
  webkit: async ({}, use) => {
    const { page, close } = await openWebKit({ width: 390, height: 844 });
    await use(page);
    await close();
  },
});

/** Unlike `goto`, which answers before scripts ran. */
async function open(webkit: WebKitPage, address: string) {
  await webkit.goto(address);
  await webkit.hydrated();
}

test('each template is hydrated, silent and no wider than a phone', async ({ webkit }) => {
  for (const { path } of templatePages) {
    await open(webkit, site + path);
    const widths = await webkit.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
    expect(widths, path).toEqual([390, 390]);
    expect(webkit.lines, path).toEqual([]);
  }
});

test('the menu opens, does not move sideways and leads on; the search finds', async ({ webkit }) => {
  await open(webkit, `${site}/ro/despre`);
  await webkit.press('.header__menu-button');
  const panel = () =>
    webkit.evaluate(() => {
      const element = document.querySelector('.mobile-panel');
      const { overflowX, translate } = getComputedStyle(element as Element);
      return { isOpen: element?.matches(':popover-open'), overflowX, translate };
    });
  await expect.poll(panel).toEqual({ isOpen: true, overflowX: 'hidden', translate: '0px' });
  await webkit.press('.mobile-panel a[href="/ro/preturi"]');
  const title = () => webkit.evaluate(() => document.title);
  await expect.poll(title).toBe(content.ro.pricesPage.meta.title);
  await webkit.type('[type=search]', 'detartraj');
  await expect
    .poll(() => webkit.evaluate(() => document.querySelectorAll('.price-list tr[id]').length))
    .toBe(1);
  expect(webkit.lines).toEqual([]);
});

test('a form that changes its language on the way is sent, to both mailboxes', async ({ webkit }) => {
  await open(webkit, `${site}/ro/contact`);
  await webkit.type('#contact-name', 'Ștefan Țăranu');
  await webkit.press('.header__menu-button');
  await webkit.press('.mobile-panel a[hreflang=en]');
  await expect.poll(() => webkit.evaluate(() => document.title)).toBe(content.en.contactPage.meta.title);
  const name = () => webkit.evaluate(() => document.querySelector<HTMLInputElement>('#contact-name')?.value);
  await expect.poll(name).toBe('Ștefan Țăranu');
  await webkit.type('#contact-phone', '0712 345 678');
  await webkit.type('#contact-message', 'Scris în WebKit.');
  await webkit.press('#contact-consent');
  const isTicked = () =>
    webkit.evaluate(() => document.querySelector<HTMLInputElement>('#contact-consent')?.checked);
  await expect.poll(isTicked).toBe(true);
  await webkit.press('form[method=post] [type=submit]');
  // The reference, or what the form says instead.
  const answer = () =>
    webkit.evaluate(() => {
      const texts = [...document.querySelectorAll('main strong')].map(({ textContent }) =>
        textContent.trim(),
      );
      const form = document.querySelector('form[method=post]')?.textContent;
      return texts.find((text) => /^[A-Z]{2}-[A-Z0-9]+$/.test(text)) ?? form ?? '';
    });
  await expect.poll(answer, { timeout: 30_000 }).toMatch(/^[A-Z]{2}-[A-Z0-9]+$/);
  const sent = await answer();
  for (const mail of [await mailOf(sent), await copyOf(sent)])
    expect(mail.text).toContain('Scris în WebKit.');
  expect(webkit.lines).toEqual([]);
});

test('Back to a page that the browser has kept shows the newest text', async ({ webkit }) => {
  const message = () =>
    webkit.evaluate(() => document.querySelector<HTMLTextAreaElement>('#contact-message')?.value);
  await open(webkit, `${site}/ro/contact`);
  await webkit.type('#contact-message', 'Fata mea');
  await open(webkit, `${site}/`);
  await webkit.type('#contact-message', 'Fata mea are 6 ani.');
  await webkit.evaluate(() => history.back());
  await expect.poll(message).toBe('Fata mea are 6 ani.');
});

for (const [what, change] of Object.entries({
  ...changes,
  'translates the page, and goes on': translatePage,
})) {
  test(`nothing typed is lost when a program ${what}`, async ({ webkit }) => {
    for (const [when, moment] of Object.entries(moments)) {
      // An address of its own has nothing stored.
      const network = await startForwarder();
      const release = network.holdScripts();
      const visit = {
        hasScrollAnchors: false,
        open: () => webkit.goto(`${network.url}/ro/contact`),
        release: async () => {
          release();
          await webkit.hydrated();
        },
        reopen: () => open(webkit, `${network.url}/ro/contact`),
        evaluate: webkit.evaluate,
      };
      await test.step(when, () => expectNothingLost(visit, change, moment));
      network.disconnect();
    }
  });
}

test('a link with a search and a row opens at the row', async ({ webkit }) => {
  await open(webkit, `${site}/en/preturi?q=canal#endodontie-retratament-per-canal`);
  await expect
    .poll(() => webkit.evaluate(() => document.querySelectorAll('.price-list tr[id]').length))
    .toBe(4);
  const isInView = () =>
    webkit.evaluate(() => {
      const row = document.getElementById('endodontie-retratament-per-canal');
      const { top, bottom } = row?.getBoundingClientRect() ?? { top: -1, bottom: -1 };
      return top >= 0 && bottom <= window.innerHeight;
    });
  await expect.poll(isInView).toBe(true);
});

test('without a network, or with a slow one, pages open from the device in one load each', async ({
  webkit,
}) => {
  test.setTimeout(180_000);
  const network = await startForwarder();
  await open(webkit, `${network.url}/`);
  // The site waits ten seconds for a visitor who stays.
  const isThere = () => webkit.evaluate(isStored, storedAfter('ro', '/')).catch(() => false);
  await expect.poll(isThere, { timeout: 60_000 }).toBe(true);

  const expectOneLoad = async (path: string, title: string) => {
    await open(webkit, network.url + path);
    await expect.poll(() => webkit.evaluate(() => document.title), { message: path }).toBe(title);
    // Errors of a load that a reload has aborted.
    const [type] = await webkit.evaluate(() =>
      (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]).map(
        (entry) => entry.type,
      ),
    );
    expect(type, path).toBe('navigate');
  };
  const { home, pricesPage, contactPage, emergenciesPage } = content.ro;
  network.slowDown(8_000);
  await expectOneLoad('/ro/preturi', pricesPage.meta.title);
  network.disconnect();
  await expectOneLoad('/', home.meta.title);
  await expectOneLoad('/ro/preturi', pricesPage.meta.title);
  await expectOneLoad('/ro/contact', contactPage.meta.title);
  await expectOneLoad('/ro/urgente', emergenciesPage.meta.title);
  await expectOneLoad('/en', content.en.offlinePage.meta.title);
});
