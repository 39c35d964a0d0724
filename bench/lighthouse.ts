/** Every page of the site by Lighthouse, as a phone. */
import { createServer } from 'node:net';
import lighthouse from 'lighthouse';
import { sitePages } from '../e2e/support/site.ts';
import { buildFolders } from '../scripts/build-folders.ts';
import { routes } from '../src/routing/routes.ts';
import { startPhone } from './browser.ts';
import { printTable, type Figure } from './report.ts';
import { serveAsCdn } from './serve.ts';
import { median, spread } from './statistics.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

type Scores = {
  scores: number[];
  faults: string[];
  /** Lighthouse's own measure of the machine: its 4x throttling means a middling phone at 1,500 to 2,000. */
  machine: number;
};

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/**
 * `indexed`: whether the page asks to be listed by search engines; one that does not is marked down for it. Undefined
 * where Lighthouse could not measure something, as when it saw no paint.
 */
async function examine(url: string, indexed: boolean): Promise<Scores | undefined> {
  const debuggingPort = await freePort();
  const phone = await startPhone({ debuggingPort });
  try {
    const result = await lighthouse(url, {
      port: debuggingPort,
      logLevel: 'silent',
      onlyCategories: [...categories],
      skipAudits: indexed ? [] : ['is-crawlable'],
    });
    if (!result) throw new Error(`Lighthouse gave no result for ${url}.`);
    const { lhr } = result;
    const faults = categories.flatMap((name) =>
      (lhr.categories[name]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 0.95)
        .map(({ id }) => `${id} ${lhr.audits[id]?.displayValue ?? ''}`.trim()),
    );
    const shares = categories.map((name) => lhr.categories[name]?.score);
    const scores = shares.flatMap((share) => (typeof share === 'number' ? [Math.round(share * 100)] : []));
    if (scores.length < categories.length) return undefined;
    return { scores, faults, machine: lhr.environment.benchmarkIndex };
  } finally {
    await phone.close();
  }
}

/** Examines every page in both languages, `runs` times in turn, so that a busy minute falls on one try of each. */
export async function measureLighthouse({ runs }: { runs: number }): Promise<Figure[]> {
  const site = await serveAsCdn(buildFolders().site);
  const tries = sitePages.map((): Scores[] => []);
  for (let run = 0; run < runs; run += 1) {
    for (const [index, { path, page }] of sitePages.entries()) {
      const result = await examine(site.origin + path, routes[page.route].indexed);
      console.error(`${path} ${result ? [...result.scores, ...result.faults].join(' ') : 'without a score'}`);
      if (result) tries[index]?.push(result);
    }
  }
  await site.close();
  const results = sitePages.map(({ path }, index) => {
    const scores = categories.map((_, category) =>
      median(tries[index]!.map((each) => each.scores[category]!)),
    );
    return { path, scores, faults: [...new Set(tries[index]!.flatMap(({ faults }) => faults))] };
  });
  printTable(
    `Lighthouse, mobile, medians of ${runs}, machine ${spread(tries.flat().map(({ machine }) => machine))}`,
    ['page', ...categories, 'faults of any try'],
    results.map(({ path, scores, faults }) => [path, ...scores.map(String), faults.join(', ')]),
  );
  return categories.map((name, category) => {
    const good = results.filter(({ scores }) => scores[category] === 100).length;
    return {
      what: `pages with 100 for ${name}`,
      goal: `${sitePages.length}`,
      measured: `${good}`,
      holds: good === sitePages.length,
    };
  });
}
