/** Every page of the site by Lighthouse, as a phone. */
import { createServer } from 'node:net';
import lighthouse from 'lighthouse';
import { sitePages } from '../e2e/support/site.ts';
import { routes } from '../src/routing/routes.ts';
import { startPhone } from './browser.ts';
import { median, printTable, type Part } from './report.ts';
import { serveAsCdn } from './serve.ts';
import { site } from './variants.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** The four scores of a page; `indexed`: whether it asks to be listed by search engines, or is marked down for it. */
async function examine(url: string, indexed: boolean): Promise<number[]> {
  const debuggingPort = await freePort();
  const phone = await startPhone({ debuggingPort });
  try {
    const result = await lighthouse(url, {
      port: debuggingPort,
      logLevel: 'silent',
      onlyCategories: [...categories],
      skipAudits: indexed ? [] : ['is-crawlable'],
    });
    return categories.map((name) => Math.round((result?.lhr.categories[name]?.score ?? 0) * 100));
  } finally {
    await phone.close();
  }
}

/** Examines every page in both languages, `runs` times in turn, so that a busy minute falls on one try of each. */
export const measureLighthouse: Part = async ({ runs }) => {
  const served = await serveAsCdn(site().folders);
  const tries = sitePages.map((): number[][] => []);
  for (let run = 0; run < runs; run += 1) {
    for (const [index, { path, page }] of sitePages.entries()) {
      const scores = await examine(served.origin + path, routes[page.route].indexed);
      console.error(`${path} ${scores.join(' ')}`);
      tries[index]?.push(scores);
    }
  }
  await served.close();
  const results = tries.map((each) =>
    categories.map((_, category) => median(each.map((scores) => scores[category] ?? 0))),
  );
  printTable(
    `Lighthouse, mobile, medians of ${runs}`,
    ['page', ...categories],
    results.map((scores, index) => [sitePages[index]?.path ?? '', ...scores.map(String)]),
  );
  return categories.map((name, category) => {
    const good = results.filter((scores) => scores[category] === 100).length;
    return {
      what: `pages with 100 for ${name}`,
      goal: `${sitePages.length}`,
      measured: `${good}`,
      holds: good === sitePages.length,
    };
  });
};
