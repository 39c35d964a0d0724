/**
 * `npm run bench`: what the first page of a visit and the presses on it cost on a slow phone.
 * `--runs 3` measures less often; `--against ../before/.local/start` compares with another build; `--only loads`
 * and `--only presses` print one of the two tables.
 */
import { chromium } from '@playwright/test';
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { sitePages } from '../e2e/support/site.ts';
import { buildFolders, type BuildFolders } from '../scripts/build/build-folders.ts';
import { findOrInstallChromium, launchOptions } from '../scripts/local/chromium.ts';
import { buildLocalSite } from '../scripts/local/local-site.ts';
import { serveSite } from '../scripts/local/static-server.ts';
import { loadPage, type PageLoad } from './page-load.ts';
import { pressAll, presses, type PressCost } from './presses.ts';

const text = { type: 'string' } as const;
const { values } = parseArgs({ options: { runs: { ...text, default: '5' }, against: text, only: text } });
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs is a whole number from 1.');

const routes = ['home', 'prices', 'service', 'contact'];
const pathOf = (route: string) => sitePages.find(({ page }) => page.route === route)?.path ?? '';

function describeMachine(browser: string) {
  const machine = `${cpus().length} x ${cpus()[0]?.model ?? 'unknown processor'}`;
  const load = `load average ${loadavg()[0]?.toFixed(1)}`;
  return `${new Date().toISOString()}, ${machine}, Chromium ${browser}, Node ${process.versions.node}, ${load}`;
}

function spread(numbers: number[]): string {
  if (numbers.length === 0) return '-';
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  const median = ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
  return `${median.toFixed(0)} (${sorted[0]?.toFixed(0)}-${sorted.at(-1)?.toFixed(0)})`;
}

type Columns<Figures> = Record<string, (figures: Figures) => number>;

const loadColumns: Columns<PageLoad> = {
  'FCP, ms': ({ fcp }) => fcp,
  'LCP, ms': ({ lcp }) => lcp,
  'TBT, ms': ({ tbt }) => tbt,
  KB: ({ bytes }) => bytes / 1024,
  requests: ({ requests }) => requests,
};
const pressColumns: Columns<PressCost> = {
  'INP, ms': ({ inp }) => inp,
  'thread, ms': ({ thread }) => thread,
};

async function serve(name: string, folders: BuildFolders) {
  const { port, close } = await serveSite(folders, 0, { asCdn: true });
  return { name, origin: `http://127.0.0.1:${port}`, close };
}

await buildLocalSite({ site: true });
const { against } = values;
const sites = [await serve('site', buildFolders())];
if (against) sites.push(await serve(against, buildFolders({ BUILD_DIR: against })));
const { args, ...options } = launchOptions(findOrInstallChromium());
// On a slower network pictures are fetched from farther below the window.
const browser = await chromium.launch({
  ...options,
  args: [...args, '--force-effective-connection-type=4G'],
});

type Site = (typeof sites)[number];

/** Measures by turns; the first time has the server compress its files, so it does not count. */
async function inTurn<Figures>(
  all: { route: string; site: Site }[],
  measure: (url: string, route: string) => Promise<Figures>,
) {
  const rows = all.map((row) => ({ ...row, figures: [] as Figures[] }));
  for (let run = 0; run <= runs; run += 1) {
    for (const { site, route, figures } of run % 2 ? rows.toReversed() : rows) {
      const found = await measure(site.origin + pathOf(route), route);
      if (run > 0) figures.push(found);
    }
    console.error(run > 0 ? `run ${run} of ${runs}` : 'warmed up');
  }
  return rows;
}

function cellsOf<Figures>(columns: Columns<Figures>, all: Figures[]) {
  const cells = Object.entries(columns).map(([name, valueOf]) => [name, spread(all.map(valueOf))]);
  return Object.fromEntries(cells) as Record<string, string>;
}

async function benchLoads() {
  const all = routes.flatMap((route) => sites.map((site) => ({ route, site })));
  const rows = await inTurn(all, (url) => loadPage(browser, url));
  console.log(`\nEmpty cache, 1.6 Mbps, 150 ms, 4x CPU: median (least-most) of ${runs}\n`);
  console.table(
    rows.map(({ route, site, figures }) => {
      return { page: pathOf(route), build: site.name, ...cellsOf(loadColumns, figures) };
    }),
  );
}

async function benchPresses() {
  const pages = Object.keys(presses).flatMap((route) => sites.map((site) => ({ route, site })));
  const rows = await inTurn(pages, (url, route) => pressAll(browser, url, presses[route] ?? {}));
  console.log(`\n4x CPU, each press on a page at rest: median (least-most) of ${runs}\n`);
  console.table(
    Object.entries(presses).flatMap(([route, all]) =>
      Object.keys(all).flatMap((name) =>
        rows
          .filter((row) => row.route === route)
          .map(({ site, figures }) => {
            const costs = figures.flatMap((found) => found[name] ?? []);
            return { page: pathOf(route), press: name, build: site.name, ...cellsOf(pressColumns, costs) };
          }),
      ),
    ),
  );
}

try {
  console.log(describeMachine(browser.version()));
  if (values.only !== 'presses') await benchLoads();
  if (values.only !== 'loads') await benchPresses();
  console.log(`\n${describeMachine(browser.version())}`);
} finally {
  await browser.close();
  await Promise.all(sites.map(({ close }) => close()));
}
