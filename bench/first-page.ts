/** The first page of a visit, beside the same without scripts, without styles, and as another build has it. */
import { sitePages } from '../e2e/support/site.ts';
import type { RouteName } from '../src/routing/route-names.ts';
import { measureLoad, type PageLoad } from './page-load.ts';
import { atMost, median, printTable, spread, type Figure, type Part } from './report.ts';
import { serveAsCdn } from './serve.ts';
import { buildIn, site, siteWithoutScripts, type Variant } from './variants.ts';

const measuredRoutes: RouteName[] = ['home', 'prices', 'service', 'terms'];

/** One page of each kind, in the site's first language. */
const pages = measuredRoutes.flatMap((name) => sitePages.find(({ page }) => page.route === name) ?? []);

/** What was measured of a page, by the name of the variant. */
type Measured<Measure> = Record<string, Measure[]>;
type Loads = Measured<PageLoad>;

/** Measures every page of all variants, interleaved, so that a slow minute of the machine meets each. */
async function measureAll<Measure>(
  runs: number,
  variants: Variant[],
  measure: (url: string) => Promise<Measure>,
): Promise<Measured<Measure>[]> {
  const sites = await Promise.all(
    variants.map(async ({ name, folders }) => ({ name, ...(await serveAsCdn(folders)) })),
  );
  const measured = pages.map((): Measured<Measure> =>
    Object.fromEntries(variants.map(({ name }) => [name, []])),
  );
  for (let run = 0; run < runs; run += 1) {
    for (const [index, { path }] of pages.entries()) {
      for (const { name, origin } of run % 2 ? sites.toReversed() : sites) {
        measured[index]?.[name]?.push(await measure(origin + path));
      }
    }
    console.error(`run ${run + 1} of ${runs}`);
  }
  await Promise.all(sites.map(({ close }) => close()));
  return measured;
}

const valuesOf = (loads: PageLoad[] = [], key: keyof PageLoad) => loads.map((load) => load[key]);

function figuresOf(page: string, loads: Loads, limits: Map<string, number>): Figure[] {
  const { site: own, ...others } = loads;
  const middle = (of: PageLoad[] | undefined, key: keyof PageLoad) => median(valuesOf(of, key));
  const ratios = Object.entries(others).flatMap(([name, other]) =>
    (['fcp', 'lcp'] as const).map((key) =>
      atMost(
        `${page}: ${key.toUpperCase()} against ${name}`,
        limits.get(name) ?? 1,
        middle(own, key) / middle(other, key),
        '',
        2,
      ),
    ),
  );
  return [
    ...ratios,
    atMost(`${page}: TBT`, 30, middle(own, 'tbt'), 'ms'),
    atMost(`${page}: CLS`, 0, Math.max(...valuesOf(own, 'cls')), '', 2),
  ];
}

export const measureFirstPage: Part = async ({ runs, against }) => {
  const scriptless = await siteWithoutScripts();
  const earlier = against ? [buildIn(against)] : [];
  const limits = new Map([[scriptless.name, 1.05], ...earlier.map(({ name }) => [name, 1.2] as const)]);
  const loads = await measureAll(runs, [site(), scriptless, ...earlier], measureLoad);
  printTable(
    `First page, 1.6 Mbps, 150 ms, 4x CPU, empty cache: median (least-most) of ${runs}, in ms`,
    ['page', 'variant', 'FCP', 'LCP', 'TBT', 'CLS'],
    pages.flatMap(({ path }, index) =>
      Object.entries(loads[index] ?? {}).map(([name, of]) => [
        path,
        name,
        ...(['fcp', 'lcp', 'tbt'] as const).map((key) => spread(valuesOf(of, key))),
        median(valuesOf(of, 'cls')).toFixed(3),
      ]),
    ),
  );
  return pages.flatMap(({ path }, index) => figuresOf(path, loads[index] ?? {}, limits));
};
