/**
 * `npm run bench`: what the first page of a visit costs on a slow phone.
 * `--runs 3` loads each page less often; `--against ../before/.local/start/site` compares with another built site.
 */
import { chromium } from '@playwright/test';
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { sitePages } from '../e2e/support/site.ts';
import { findOrInstallChromium, launchOptions } from '../scripts/local/chromium.ts';
import { buildLocalSite } from '../scripts/local/local-site.ts';
import { serveSite } from '../scripts/local/static-server.ts';
import { comparedBuilds } from './compared-builds.ts';
import { loadPage, type PageLoad } from './page-load.ts';

const text = { type: 'string' } as const;
const { values } = parseArgs({ options: { runs: { ...text, default: '5' }, against: text } });
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs is a whole number from 1.');

const routes = ['home', 'prices', 'service', 'contact'];
const paths = routes.flatMap((route) => sitePages.find(({ page }) => page.route === route)?.path ?? []);

function describeMachine(browser: string) {
  const machine = `${cpus().length} x ${cpus()[0]?.model ?? 'unknown processor'}`;
  const load = `load average ${loadavg()[0]?.toFixed(1)}`;
  return `${new Date().toISOString()}, ${machine}, Chromium ${browser}, Node ${process.versions.node}, ${load}`;
}

function spread(numbers: number[]): string {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  const median = ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
  return `${median.toFixed(0)} (${sorted[0]?.toFixed(0)}-${sorted.at(-1)?.toFixed(0)})`;
}

const columns: Record<string, (load: PageLoad) => number> = {
  'FCP, ms': ({ fcp }) => fcp,
  'LCP, ms': ({ lcp }) => lcp,
  'TBT, ms': ({ tbt }) => tbt,
  KB: ({ bytes }) => bytes / 1024,
  requests: ({ requests }) => requests,
};

function printTable(head: string[], rows: string[][]) {
  const widths = head.map((name, column) =>
    Math.max(name.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const rule = widths.map((width) => '-'.repeat(width));
  for (const row of [head, rule, ...rows]) {
    console.log(`| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`);
  }
}

await buildLocalSite({ site: true });
const sites = await Promise.all(
  (await comparedBuilds(values.against)).map(async ({ name, folders }) => {
    const { port, close } = await serveSite(folders, 0, { asCdn: true });
    return { name, origin: `http://127.0.0.1:${port}`, close };
  }),
);
const { args, ...options } = launchOptions(findOrInstallChromium());
// On a slower network pictures are fetched from farther below the window.
const browser = await chromium.launch({
  ...options,
  args: [...args, '--force-effective-connection-type=4G'],
});
try {
  const rows = paths.flatMap((path) => sites.map((site) => ({ path, site, loads: [] as PageLoad[] })));
  console.log(describeMachine(browser.version()));
  // The first load of each has the server compress its files, so it does not count.
  for (let run = 0; run <= runs; run += 1) {
    for (const { site, path, loads } of run % 2 ? rows.toReversed() : rows) {
      const load = await loadPage(browser, site.origin + path);
      if (run > 0) loads.push(load);
    }
    console.error(run > 0 ? `run ${run} of ${runs}` : 'warmed up');
  }
  console.log(describeMachine(browser.version()));
  console.log(`\nEmpty cache, 1.6 Mbps, 150 ms, 4x CPU: median (least-most) of ${runs}\n`);
  const cellsOf = (loads: PageLoad[]) => Object.values(columns).map((valueOf) => spread(loads.map(valueOf)));
  printTable(
    ['page', 'build', ...Object.keys(columns)],
    rows.map(({ path, site, loads }) => [path, site.name, ...cellsOf(loads)]),
  );
} finally {
  await browser.close();
  await Promise.all(sites.map(({ close }) => close()));
}
