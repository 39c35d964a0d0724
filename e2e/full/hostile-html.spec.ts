import type { Page } from '@playwright/test';
import { sanitizeHtml } from '../../src/model/define/markup.ts';
import { findScriptTag } from '../../src/content/check/script-in-html.ts';
import { expect, test } from '../support/fixtures.ts';
import { hostileHtml } from '../support/hostile-html.ts';

/** Counts what runs on an empty page, where no policy is in the way. */
async function watch(page: Page) {
  const ran: string[] = [];
  await page.exposeFunction('ran', () => ran.push('ran'));
  page.on('dialog', (dialog) => void dialog.dismiss());
  await page.route('/empty', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
  await page.goto('/empty');
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
  const kept = await page.evaluate(
    (pieces) =>
      pieces.flatMap((piece) => {
        const container = document.createElement('div');
        document.body.append(container);
        container.innerHTML = piece;
        const elements = [...container.querySelectorAll('*')];
        const attributes = elements.flatMap(({ localName, attributes: all }) =>
          Array.from(all, ({ name }) => `${localName} ${name}`),
        );
        const links = Array.from(container.querySelectorAll<HTMLAnchorElement>('a[href]'), (link) =>
          link.origin === window.location.origin ? 'to here' : `to ${link.origin}`,
        );
        return [...elements.map(({ localName }) => localName), ...attributes, ...links];
      }),
    hostileHtml.map(sanitizeHtml),
  );
  await expectNothingRan(page, ran);
  const allowed =
    /^(h2|h3|p|br|ul|ol|li|strong|em|sub|sup|a|blockquote|dl|dt|dd|a href|to here|to https:\/\/example\.com)$/;
  expect([...new Set(kept)].filter((what) => !allowed.test(what))).toEqual([]);
});

test('more than a hundred pieces of hostile HTML are tried, and more than forty are sanitised, not refused', () => {
  expect(hostileHtml.length).toBeGreaterThan(100);
  expect(hostileHtml.filter((html) => findScriptTag(html) === undefined).length).toBeGreaterThan(40);
});
