import type { Page, Request, Response } from '@playwright/test';
import type { Fault } from '../scripts/content-service/faults.ts';
import { startLiveSite } from '../scripts/live-site.ts';
import { ports } from '../scripts/ports.ts';
import { sanitizeHtml } from '../src/content/html.ts';
import type { Finding } from '../src/content/contentful/finding.ts';
import { findScript } from '../src/content/contentful/script-in-html.ts';
import { hostileHtml } from '../src/testing/hostile-html.ts';
import { chooseNecessary, expect, hydrated, open, test } from './fixtures.ts';
import { content, sitePages } from './site.ts';

type Findings = { contentFindings: Finding[] };

// One site and one content service for all of them: they run one after the other, in one worker.
test.describe.configure({ mode: 'default' });
test.use({ baseURL: `http://127.0.0.1:${ports.liveSite}` });

let site: Awaited<ReturnType<typeof startLiveSite>>;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  site = await startLiveSite();
});
test.afterAll(() => site.close());

test.beforeEach(async ({ page, quiet }) => {
  site.service.reset();
  site.service.requests.length = 0;
  quiet.origin = site.service.url;
  await page.context().addInitScript(() => {
    const findings: unknown[] = [];
    Object.assign(window, { contentFindings: findings });
    window.addEventListener('contentfindings', (event) =>
      findings.push(...(event as CustomEvent<unknown[]>).detail),
    );
  });
});

const asked = () => site.service.requests.length;

async function askedTimes(count: number) {
  await expect.poll(asked).toBe(count);
}

const namesOfFindings = (page: Page) =>
  page.evaluate(() => (window as unknown as Findings).contentFindings.map(({ entry }) => entry));

/** What a visitor reads, with the cookie banner, which comes a moment later, and what the head says. */
async function shownBy(page: Page) {
  await expect(page.locator('.cookie')).toBeVisible();
  return page.evaluate(() => [document.title, document.documentElement.lang, document.body.innerText]);
}

/** Comes back to the tab after five minutes, when the page asks again. */
async function comeBack(page: Page, now: number) {
  await page.clock.setFixedTime(now);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}
const minutes = 60_000;

test('one request in a visit where nothing changed; another after a reload', async ({ page }) => {
  await open(page, '/ro/despre');
  await askedTimes(1);
  await page.getByRole('link', { name: content.ro.navigation.prices, exact: true }).first().click();
  await expect(page).toHaveURL(/preturi/);
  await page.goto('/en/contact');
  await hydrated(page);
  await page.getByRole('link', { name: content.en.navigation.aboutUs, exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.en.about.title);
  await page.waitForLoadState('networkidle');
  expect(site.service.requests.map(({ path }) => path)).toEqual(['/spaces/ghiocel/environments/master/sync']);
  await page.reload();
  await hydrated(page);
  await askedTimes(2);
});

test('an edit shows without a reload, on the page that is open and on the next ones', async ({ page }) => {
  await open(page, '/ro/despre');
  await askedTimes(1);
  await chooseNecessary(page);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  site.service.publish({
    id: 'about',
    fields: { title: { ro: 'Echipa de azi', 'en-US': 'The team of today' } },
  });
  site.service.publish({ id: 'meta-about', fields: { title: { ro: 'Echipa de azi | Ghiocel Dental' } } });
  await comeBack(page, Date.now() + 6 * minutes);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Echipa de azi');
  await expect(page).toHaveTitle('Echipa de azi | Ghiocel Dental');
  expect(asked()).toBe(2);
  await page.getByRole('button', { name: content.ro.navigation.currentLanguage }).click();
  await page.getByRole('link', { name: 'English' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The team of today');
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  expect(await namesOfFindings(page)).toEqual([]);
});

test('a page built before the edit shows it once its scripts run', async ({ page }) => {
  site.service.publish({ id: 'price-surgery-01', fields: { priceStart: { ro: 4321 } } });
  await open(page, '/en/preturi');
  await expect(page.getByText(/4[.,\s]?321/).first()).toBeVisible();
  expect(asked()).toBe(1);
});

test('typed text and the place on the page stay while content is renewed', async ({ page }) => {
  await open(page, '/ro/contact');
  await askedTimes(1);
  await chooseNecessary(page);
  const message = page.getByLabel(content.ro.contactForm.message, { exact: true });
  await message.pressSequentially('Mă doare o măsea');
  site.service.publish({
    id: 'contactForm',
    fields: { title: { ro: 'x' }, name: { ro: 'Numele și prenumele' } },
  });
  await comeBack(page, Date.now() + 6 * minutes);
  await askedTimes(2);
  await message.pressSequentially(' de ieri.');
  await expect(page.getByLabel('Numele și prenumele')).toHaveCount(0);
  await expect(message).toBeFocused();
  await message.blur();
  await expect(page.getByLabel('Numele și prenumele')).toBeVisible();
  await expect(message).toHaveValue('Mă doare o măsea de ieri.');
});

const faults: Fault[] = [
  { name: 'rate-limit', reset: 1 },
  { name: 'unavailable' },
  { name: 'slow', ms: 700 },
  { name: 'hanging' },
  { name: 'html' },
  { name: 'truncated' },
  { name: 'missing-locale' },
  { name: 'broken-link' },
  { name: 'script-in-html' },
];

const brokenContent = new Set<string>(['missing-locale', 'broken-link', 'script-in-html']);

/** Pages that are visited at the same time. */
const lanes = 4;

/** Visits every page, some at a time. */
async function visitAll(page: Page, visit: (tab: Page, path: string) => Promise<void>) {
  const left = sitePages.map(({ path }) => path);
  const tabs = await Promise.all(Array.from({ length: lanes }, () => page.context().newPage()));
  await Promise.all(
    tabs.map(async (tab) => {
      for (let path = left.shift(); path; path = left.shift()) await visit(tab, path);
      await tab.close();
    }),
  );
}

test.describe('a fault leaves every page as it was', () => {
  const asBuilt = new Map<string, string[]>();

  async function readAsBuilt(page: Page) {
    if (asBuilt.size > 0) return;
    await visitAll(page, async (tab, path) => {
      await open(tab, path);
      asBuilt.set(path, await shownBy(tab));
    });
  }

  for (const fault of faults) {
    test(fault.name, async ({ page }) => {
      test.setTimeout(180_000);
      await readAsBuilt(page);
      site.service.setFault(fault);
      const isAsked = (sent: Request | Response) => sent.url().startsWith(site.service.url);
      await visitAll(page, async (tab, path) => {
        const question =
          fault.name === 'hanging'
            ? tab.waitForEvent('request', isAsked)
            : tab.waitForEvent('response', isAsked);
        await open(tab, path);
        await question;
        if (brokenContent.has(fault.name)) await expect.poll(() => namesOfFindings(tab)).not.toEqual([]);
        // A wrong answer would be shown by now.
        await tab.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
        expect(await shownBy(tab), path).toEqual(asBuilt.get(path));
        // A slow answer is an answer too: the next page is to ask again.
        await tab.evaluate(() => sessionStorage.clear());
      });
    });
  }
});

test.describe('hostile HTML', () => {
  /** Counts what runs; without the site's policy in the way, so that the site itself must stop it. */
  async function watch(page: Page) {
    const ran: string[] = [];
    await page.exposeFunction('ran', () => ran.push('ran'));
    page.on('dialog', (dialog) => void dialog.dismiss());
    return ran;
  }

  test('would run if it were put into a page as it is', async ({ page, quiet }) => {
    quiet.allowed = /./;
    const ran = await watch(page);
    await page.goto('/ro/despre');
    await page.evaluate(() => {
      document.body.innerHTML = '<img src=x onerror=ran()>';
    });
    await expect.poll(() => ran.length).toBe(1);
  });

  test('does not run once it is sanitised, and keeps nothing but text and safe links', async ({ page }) => {
    const ran = await watch(page);
    await page.goto('/ro/despre');
    const kept = await page.evaluate(
      (pieces) =>
        pieces.flatMap((piece) => {
          const place = document.createElement('div');
          document.body.append(place);
          place.innerHTML = piece;
          const elements = [...place.querySelectorAll('*')];
          const attributes = elements.flatMap(({ localName, attributes: all }) =>
            Array.from(all, ({ name }) => `${localName} ${name}`),
          );
          const links = Array.from(place.querySelectorAll<HTMLAnchorElement>('a[href]'), (link) =>
            link.origin === window.location.origin ? 'to here' : `to ${link.origin}`,
          );
          return [...elements.map(({ localName }) => localName), ...attributes, ...links];
        }),
      hostileHtml.map(sanitizeHtml),
    );
    await page.waitForTimeout(500);
    expect(ran).toEqual([]);
    const allowed =
      /^(h2|h3|p|br|ul|ol|li|strong|em|a|blockquote|dl|dt|dd|a href|to here|to https:\/\/example\.com)$/;
    expect([...new Set(kept)].filter((what) => !allowed.test(what))).toEqual([]);
  });

  const notRefused = hostileHtml.filter((html) => findScript(html) === undefined);
  const published: [string, string[]][] = [
    ['/ro/servicii/ortodontie', hostileHtml],
    ['/en/contact', notRefused],
    ['/ro/termeni-si-conditii', notRefused],
  ];
  for (const [path, pieces] of published) {
    test(`published into every HTML field runs nothing on ${path}`, async ({ page }) => {
      test.setTimeout(300_000);
      const ran = await watch(page);
      await open(page, path);
      await askedTimes(1);
      let now = Date.now();
      for (const html of pieces) {
        site.service.setFault({ name: 'script-in-html', html });
        const before = asked();
        // While the last answer is being worked on the page does not ask.
        const askAgain = async () => {
          now += 6 * minutes;
          await comeBack(page, now);
          return asked();
        };
        await expect.poll(askAgain, { intervals: [50] }).toBeGreaterThan(before);
      }
      await expect(page.locator('main')).toBeVisible();
      await page.waitForTimeout(500);
      expect(ran).toEqual([]);
    });
  }

  test('is tried in more than a hundred pieces, of which many are shown without their trick', () => {
    expect(hostileHtml.length).toBeGreaterThan(100);
    expect(notRefused.length).toBeGreaterThan(40);
  });
});
