import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { buildFolders } from '../../scripts/build-folders.ts';
import { fill, referenceOf } from '../support/contact-form.ts';
import { expect, open, test } from '../support/fixtures.ts';
import { mailOf } from '../support/inbox.ts';
import { sitePages } from '../support/site.ts';

const { site } = buildFolders();

const htmlOf = (path: string) =>
  readFileSync(join(site, path === '/' ? 'index.html' : `${path}.html`), 'utf8');

const chunksOf = (path: string) => /<script data-chunks="([^"]*)"/.exec(htmlOf(path))?.[1]?.split(' ') ?? [];

// The contact page first: what it runs is changed there, where the form must go on without it.
const paths = ['/ro/contact', ...sitePages.map(({ path }) => path)];
const pageThatRuns = new Map<string, string>();
for (const path of paths) {
  for (const chunk of chunksOf(path)) if (!pageThatRuns.has(chunk)) pageThatRuns.set(chunk, path);
}

/** Answers for a script with one byte more than the build wrote. */
async function changeScript(page: Page, address: string) {
  await page.route(`**${address}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()} ` });
  });
}

for (const [chunk, path] of pageThatRuns) {
  test(`${chunk.replace(/-[\w-]{8}\.js$/, '')}, changed by one byte, is refused on ${path}`, async ({
    page,
    quiet,
  }) => {
    quiet.allowed = /integrity|Failed to fetch dynamically imported module/;
    await changeScript(page, chunk);
    const refusal = page.waitForEvent('console', (message) => message.text().includes('integrity'));
    await page.goto(path);
    await refusal;
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (path !== '/ro/contact') return;
    const { send } = await fill(page, 'ro', `Fără ${chunk}.`);
    await send.click();
    const reference = await referenceOf(page);
    expect(reference).not.toBe('');
    await mailOf(reference);
  });
}

test('what sends the form, changed by one byte, is refused, and the browser sends the form', async ({
  page,
  quiet,
}) => {
  quiet.allowed = /integrity/;
  const [file = ''] = globSync('static/send-contact-request-*.js', { cwd: site });
  await changeScript(page, `/${file}`);
  // A browser without any network but the machine's own takes itself for offline.
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => true }));
  await open(page, '/ro/contact');
  const { send } = await fill(page, 'ro', 'Fără axios.');
  await send.click();
  await expect(page).toHaveURL('/api/contact');
  await mailOf(await referenceOf(page));
});

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('one that was changed is not registered', async ({ page, quiet }) => {
    quiet.allowed = /integrity/;
    await changeScript(page, '/sw.js');
    await page.clock.install();
    const refusal = page.waitForEvent('console', (message) => message.text().includes('integrity'));
    await open(page, '/ro/contact');
    await page.clock.runFor(15_000);
    await refusal;
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(
      0,
    );
  });
});
