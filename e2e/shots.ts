/**
 * `npm run shots`: a picture of every page, in every width, language and state, in `shots/`.
 * `--only home,service --widths 360,1200 --languages ro --states plain,panel` takes fewer.
 */
import { mkdir, rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import { hydrated } from './support/fixtures.ts';
import { pageStates, type PageState } from './support/page-states.ts';
import { sitePages } from './support/site.ts';
import { haveChosen, withEverythingLoaded, withPicturesLoaded, withWholeWindow } from './support/states.ts';
import type { ShownPage } from '../src/content/page-data.ts';
import { languages } from '../src/language/languages.ts';
import { buildFolders } from '../scripts/build-folders.ts';
import { findOrInstallChromium, launchOptions } from '../scripts/chromium.ts';
import { buildLocalSite, expectFree } from '../scripts/local-site.ts';
import { ports } from '../scripts/ports.ts';
import { serveSite } from '../scripts/static-server.ts';

const folder = 'shots';
const workers = 2;
const allWidths = [320, 360, 768, 922, 1200, 1600];

type SitePage = { page: ShownPage; language: string; path: string };
type Shot = { path: string; width: number; state: PageState; file: string };

const pages: SitePage[] = [
  ...sitePages,
  { page: { route: 'notFound' }, language: 'ro', path: '/404' },
  { page: { route: 'notFound' }, language: 'en', path: '/en/404' },
];
const nameOf = ({ route, service }: ShownPage) => (service ? `${route}-${service}` : route);

/** What an option asks for, of what there is; everything when it is not given. */
function chosen<T extends string | number>(option: string | undefined, all: readonly T[]): Set<T> {
  if (option === undefined) return new Set(all);
  const asked = option.split(',');
  const unknown = asked.filter((name) => !all.some((known) => String(known) === name));
  if (unknown.length > 0) throw new Error(`No ${unknown.join(', ')}; there is ${all.join(', ')}.`);
  return new Set(all.filter((known) => asked.includes(String(known))));
}

function shotsToTake(): Shot[] {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ options: { only: text, widths: text, languages: text, states: text } });
  const names = pages.flatMap(({ page }) => [page.route, nameOf(page)]);
  const only = chosen(values.only, [...new Set(names)]);
  const widths = chosen(values.widths, allWidths);
  const inLanguages = chosen<string>(values.languages, languages);
  const states = chosen(
    values.states,
    pageStates.map(({ name }) => name),
  );
  const shots: Shot[] = [];
  for (const { page, language, path } of pages) {
    const name = nameOf(page);
    if (!inLanguages.has(language) || !(only.has(page.route) || only.has(name))) continue;
    for (const width of widths) {
      for (const state of pageStates) {
        const fits = (state.on?.(page) ?? true) && (state.at?.(width) ?? true);
        if (!fits || !states.has(state.name)) continue;
        const end = state.name === 'plain' ? '' : `-${state.name}`;
        shots.push({ path, width, state, file: `${folder}/${name}-${language}-${width}${end}.png` });
      }
    }
  }
  return shots;
}

async function take(browser: Browser, { path, width, state, file }: Shot) {
  const { media, asked, clock, bring, of } = state;
  const context = await browser.newContext({
    baseURL: `http://127.0.0.1:${ports.shots}`,
    viewport: { width, height: width < 768 ? 740 : 900 },
  });
  try {
    const page = await context.newPage();
    if (media) await page.emulateMedia(media);
    if (clock) await page.clock.install();
    if (!asked) await haveChosen(page);
    await page.goto(path);
    await hydrated(page);
    await withEverythingLoaded(page);
    await bring?.(page);
    await withPicturesLoaded(page);
    const options = { path: file, animations: 'disabled' } as const;
    if (of && of !== 'window') {
      await withWholeWindow(page);
      await page.locator(of).first().screenshot(options);
    } else await page.screenshot({ ...options, fullPage: of !== 'window' });
  } finally {
    await context.close();
  }
}

async function takeAll(shots: Shot[]) {
  await expectFree([ports.shots]);
  await buildLocalSite({ site: true });
  const server = await serveSite(buildFolders(), ports.shots);
  const browser = await chromium.launch(launchOptions(findOrInstallChromium()));
  const queue = shots.values();
  async function work() {
    for (const shot of queue) {
      await take(browser, shot).catch((error: Error) => {
        process.exitCode = 1;
        console.error(`${shot.file}: ${error.message}`);
      });
    }
  }
  await Promise.all(Array.from({ length: workers }, work));
  await browser.close();
  await server.close();
}

try {
  const shots = shotsToTake();
  if (process.argv.length === 2) await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await takeAll(shots);
  console.log(`${shots.length} pictures in ${folder}/.`);
} catch (error) {
  process.exitCode = 1;
  console.error(error instanceof Error ? error.message : error);
}
