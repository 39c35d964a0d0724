/** The first page of a visit, beside the same page without scripts. */
import { buildFolders } from '../scripts/build-folders.ts';
import { makeFloor } from './floor.ts';
import { measuredPages } from './pages.ts';
import { measureMenu, measurePaint, type Paint } from './paint.ts';
import { atMost, printTable, type Figure } from './report.ts';
import { makeCertificate, serveAsCdn, type Certificate } from './serve.ts';
import { median, spread } from './statistics.ts';

type Measured = { paints: Paint[]; menus: number[] };
type Variant = { name: string; folder: string };
type Protocol = { name: string; certificate: Certificate | undefined };

const of = (paints: Paint[], key: 'fcp' | 'lcp' | 'tbt' | 'cls') => paints.map((paint) => paint[key]);

/** Measures every page of both variants, turn about, so that a slow minute of the machine meets both. */
async function measureAll(runs: number, variants: Variant[], { certificate }: Protocol) {
  const spki = certificate?.spki;
  const sites = await Promise.all(variants.map(({ folder }) => serveAsCdn(folder, certificate)));
  const measured = measuredPages.map(() => variants.map((): Measured => ({ paints: [], menus: [] })));
  for (let run = 0; run < runs; run += 1) {
    for (const [index, { path }] of measuredPages.entries()) {
      const turns = [...sites.entries()];
      for (const [variant, { origin }] of run % 2 ? turns.toReversed() : turns) {
        const taken = measured[index]?.[variant];
        taken?.paints.push(await measurePaint(origin + path, spki));
        taken?.menus.push(await measureMenu(origin + path, spki));
      }
    }
    console.error(`run ${run + 1} of ${runs}`);
  }
  await Promise.all(sites.map(({ close }) => close()));
  return measured;
}

function row(page: string, variant: string, { paints, menus }: Measured): string[] {
  const scripts = paints.flatMap(({ firstScript }) => firstScript ?? []);
  return [
    page,
    variant,
    spread(of(paints, 'fcp')),
    spread(of(paints, 'lcp')),
    spread(of(paints, 'tbt')),
    median(of(paints, 'cls')).toFixed(3),
    spread(menus),
    scripts.length > 0 ? spread(scripts) : '',
    paints[0]?.largest ?? '',
  ];
}

function figuresOf(name: string, site: Measured, floor: Measured): Figure[] {
  const ratio = (key: 'fcp' | 'lcp') => median(of(site.paints, key)) / median(of(floor.paints, key));
  const early = site.paints.filter(({ firstScript, fcp }) => firstScript !== undefined && firstScript < fcp);
  return [
    atMost(`${name}: FCP against the floor`, 1.05, ratio('fcp'), '', 2),
    atMost(`${name}: LCP against the floor`, 1.05, ratio('lcp'), '', 2),
    atMost(`${name}: TBT`, 50, median(of(site.paints, 'tbt')), 'ms'),
    atMost(`${name}: CLS`, 0, Math.max(...of(site.paints, 'cls')), '', 2),
    atMost(`${name}: loads that asked for a script before the first paint`, 0, early.length),
    atMost(`${name}: menu works, against the floor`, 1.05, median(site.menus) / median(floor.menus), '', 2),
  ];
}

/** Measures the four pages over both protocols. */
export async function measureFirstPage({ runs }: { runs: number }): Promise<Figure[]> {
  const variants = [
    { name: 'site', folder: buildFolders().site },
    { name: 'floor', folder: await makeFloor(buildFolders().site) },
  ];
  const protocols: Protocol[] = [
    { name: 'HTTP/1.1', certificate: undefined },
    { name: 'HTTP/2 with TLS', certificate: await makeCertificate() },
  ];
  const figures: Figure[] = [];
  for (const protocol of protocols) {
    const measured = await measureAll(runs, variants, protocol);
    printTable(
      `First page, ${protocol.name}, 1.6 Mbps, 150 ms, 4x CPU, empty cache: median (least-most) of ${runs}, in ms`,
      ['page', 'variant', 'FCP', 'LCP', 'TBT', 'CLS', 'menu works', 'first script', 'largest'],
      measuredPages.flatMap(({ name }, page) =>
        variants.map((variant, index) => row(name, variant.name, measured[page]![index]!)),
      ),
    );
    for (const [page, { name }] of measuredPages.entries()) {
      const [site, floor] = measured[page]!;
      figures.push(...figuresOf(`${name}, ${protocol.name}`, site!, floor!));
    }
  }
  return figures;
}
