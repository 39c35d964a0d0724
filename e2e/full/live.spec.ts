import type { Page } from '@playwright/test';
import { ports } from '../../scripts/ports.ts';
import { sanitizeHtml } from '../../src/model/define/html.ts';
import { findScript } from '../../src/content/contentful/validation/script-in-html.ts';
import { faults, showFaults } from '../support/faults.ts';
import { expect, open, test } from '../support/fixtures.ts';
import { hostileHtml } from '../support/hostile-html.ts';
import { comeBack, minutes, useLiveSite } from '../support/live.ts';

const live = useLiveSite({ name: 'faulty', sitePort: ports.faultySite, contentPort: ports.faultyContent });
const { service, asked, askedTimes } = live;

showFaults(live, faults, ['/', '/ro/servicii/tratamente-laser', '/ro/urgente', '/en/contact']);

/** Counts what runs; without the site's policy in the way, so that the site itself must stop it. */
async function watch(page: Page) {
  const ran: string[] = [];
  await page.exposeFunction('ran', () => ran.push('ran'));
  page.on('dialog', (dialog) => void dialog.dismiss());
  return ran;
}

/** Adds a picture whose handler runs; by then whatever stood in the page before would have run too. */
async function expectNothingRan(page: Page, ran: string[]) {
  await page.evaluate(() =>
    document.body.insertAdjacentHTML('beforeend', '<img src="data:," onerror="ran()">'),
  );
  await expect.poll(() => ran.length).toBeGreaterThan(0);
  expect(ran).toHaveLength(1);
}

test('sanitised hostile HTML does not run, and keeps nothing but text and safe links', async ({ page }) => {
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
  await expectNothingRan(page, ran);
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
  test(`hostile HTML published into every HTML field runs nothing on ${path}`, async ({ page }) => {
    test.setTimeout(300_000);
    const ran = await watch(page);
    await open(page, path);
    await askedTimes(1);
    let now = Date.now();
    for (const html of pieces) {
      service().setFault({ name: 'script-in-html', html });
      const before = asked();
      // While the last answer is being worked on the page does not ask.
      const askAgain = async () => {
        now += 6 * minutes;
        await comeBack(page, now);
        return asked();
      };
      await expect.poll(askAgain, { intervals: [50] }).toBeGreaterThan(before);
    }
    await expect(page.getByRole('main')).toBeVisible();
    await expectNothingRan(page, ran);
  });
}

test('more than a hundred pieces of hostile HTML are tried, and more than forty reach a page', () => {
  expect(hostileHtml.length).toBeGreaterThan(100);
  expect(notRefused.length).toBeGreaterThan(40);
});
