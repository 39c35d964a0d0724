/** Clinics made by `npm run clinic:new` with random options: each is built, and its site is sound and its own. */
import { chromium, type Browser } from '@playwright/test';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { detailOf, startContact } from '../../e2e/support/clinic-contact.ts';
import { axeFindings, overflowOf } from '../../e2e/support/examine.ts';
import { foreignWordsFinder, foreignWordsInSite } from '../../e2e/support/foreign-words.ts';
import { input } from '../../functions/src/testing/requests.ts';
import { buildFolders, type BuildFolders } from '../build-folders.ts';
import { findOrInstallChromium, launchOptions } from '../chromium.ts';
import { writeClinic } from '../new-clinic/write-clinic.ts';
import { packFunctions } from '../pack-functions.ts';
import { ports } from '../ports.ts';
import { run } from '../processes.ts';
import { serveSite } from '../static-server.ts';
import { isFull } from './proof.ts';
import { randomClinics, vary } from './random-clinic.ts';

/** Milliseconds: a clinic with many services and three languages has 75 pages. */
const longest = 900_000;

const seed = Number(process.env.CLINICS_SEED) || Math.floor(Math.random() * 1e9);
const clinics = randomClinics(seed, isFull ? 10 : 1);

let browser: Browser;
beforeAll(async () => {
  console.log(`CLINICS_SEED=${seed}`);
  browser = await chromium.launch(launchOptions(findOrInstallChromium()));
});
afterAll(() => browser.close());

/** The addresses a built site lists, and one it does not have. */
function addressesIn(site: string): string[] {
  const addresses = readFileSync(join(site, 'sitemap.xml'), 'utf8').match(/(?<=<loc>)[^<]+/g) ?? [];
  return [...addresses.map((address) => new URL(address).pathname), '/nowhere'];
}

async function faultsOfPages(site: string): Promise<string[]> {
  const context = await browser.newContext({
    viewport: { width: 320, height: 640 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`${page.url()}: ${error.message}`));
  for (const address of addressesIn(site)) {
    await page.goto(`http://127.0.0.1:${ports.secondSite}${address}`);
    const overflow = await overflowOf(page);
    if (overflow > 0) faults.push(`${address} is ${overflow} px too wide`);
    faults.push(...(await axeFindings(page)).map((finding) => `${address}: ${finding}`));
  }
  await context.close();
  return faults;
}

/** The mail that a form sent without scripts ends in. */
async function mailOfForm(clinic: string, folders: BuildFolders, language = '') {
  const contact = await startContact(clinic, folders, ports.secondContact);
  try {
    const { id: _, consent: __, consentAt: ___, ...typed } = input;
    const form = { ...typed, language, consent: 'yes', website: '' };
    const { status } = await fetch(contact.url, { method: 'POST', body: new URLSearchParams(form) });
    expect(status).toBe(200);
    return contact.mail.received[0];
  } finally {
    await contact.stop();
  }
}

test.each(clinics)('clinic %$ is sound and its own', { timeout: longest }, async (wanted) => {
  const clinic = mkdtempSync(join(tmpdir(), 'clinic-'));
  onTestFinished(() => rmSync(clinic, { recursive: true }));
  await writeClinic(clinic, wanted.answers);
  vary(clinic, wanted);
  // Vite would take a build that a test starts for one of the fixture.
  const build = { CLINIC_DIR: clinic, BUILD_DIR: '.local/random', VITEST: '' };
  const folders = buildFolders(build);
  await run(['scripts/content-check.ts', '--record-consents'], build);
  await run(['scripts/brand-check.ts'], build);
  await run(['scripts/build-functions.ts'], build);
  await packFunctions(folders.functions, ['package.json']);
  await run(['scripts/build-site.ts'], build);

  const { close } = await serveSite(folders, ports.secondSite);
  onTestFinished(close);
  const about = JSON.stringify(wanted);
  expect(await faultsOfPages(folders.site), about).toEqual([]);
  expect(foreignWordsInSite(folders.site, clinic), about).toEqual([]);
  const mail = await mailOfForm(clinic, folders, wanted.answers.languages[0]);
  expect(mail?.recipients).toEqual([detailOf(clinic, 'email')]);
  const text = [mail?.subject, mail?.text, mail?.html, mail?.from?.name].join('\n');
  expect(foreignWordsFinder(clinic)(text)).toEqual([]);
});
