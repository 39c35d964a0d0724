/** What a larger space costs: the build's time, and the bytes of the home page. */
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { startContentService } from '../scripts/content-service/start-content-service.ts';
import { buildFolders } from '../scripts/build-folders.ts';
import { run } from '../scripts/processes.ts';
import { readEmbeddedSpace } from '../scripts/read-embedded-space.ts';
import { linkTo, type Entry, type Space } from '../src/content/contentful/space.ts';
import { atMost, printTable, type Figure } from './report.ts';

const folder = '.local/growth';
/** Services and prices of the spaces that are built. */
const sizes = [
  { services: 50, prices: 500 },
  { services: 100, prices: 1_000 },
  { services: 200, prices: 2_000 },
];

type Built = { seconds: number; html: Buffer };

const typeOf = (entry: Entry) => entry.sys.contentType.sys.id;

/** Adds copies of the entries of a type, in turn, until there are `wanted`, each adapted. */
function grow(space: Space, type: string, wanted: number, adapt: (copy: Entry, of: Entry) => void) {
  const originals = space.entries.filter((entry) => typeOf(entry) === type);
  for (let number = originals.length; number < wanted; number += 1) {
    const original = originals[number % originals.length]!;
    const copy = structuredClone(original);
    copy.sys.id = `${original.sys.id}-copy-${number}`;
    space.entries.push(copy);
    adapt(copy, original);
  }
}

function linksOf(entry: Entry, field: string): unknown[] {
  return Object.values(entry.fields[field] ?? {}).flat();
}

function largerSpace(services: number, prices: number): Space {
  const space = structuredClone(readEmbeddedSpace());
  const categories = space.entries.filter((entry) => typeOf(entry) === 'priceCategory');
  grow(space, 'service', services, (copy) => {
    const slug = copy.fields['serviceUrl'] as Record<string, string>;
    for (const locale of Object.keys(slug)) slug[locale] = copy.sys.id.replace(/^service-/, '');
  });
  grow(space, 'priceItem', prices, (copy, original) => {
    const holds = (category: Entry) =>
      linksOf(category, 'items').some(
        (link) => JSON.stringify(link) === JSON.stringify(linkTo('Entry', original.sys.id)),
      );
    const category = categories.find(holds) ?? categories[0]!;
    for (const links of Object.values(category.fields['items'] ?? {}))
      (links as unknown[]).push(linkTo('Entry', copy.sys.id));
  });
  return space;
}

async function buildOf(space: Space): Promise<Built> {
  const service = await startContentService({ space });
  try {
    const before = performance.now();
    await run(['scripts/build-site.ts'], {
      BUILD_DIR: folder,
      CONTENTFUL_SPACE_ID: service.spaceId,
      CONTENTFUL_ACCESS_TOKEN: service.accessToken,
      CONTENTFUL_HOST: service.url,
    });
    const seconds = (performance.now() - before) / 1000;
    return { seconds, html: await readFile(join(buildFolders({ BUILD_DIR: folder }).site, 'index.html')) };
  } finally {
    await service.close();
  }
}

/** Builds ever larger spaces, turn about; the quickest build of each counts, as other programs only slow one down. */
export async function measureGrowth({ runs }: { runs: number }): Promise<Figure[]> {
  const spaces = [readEmbeddedSpace(), ...sizes.map(({ services, prices }) => largerSpace(services, prices))];
  const built = spaces.map((): Built => ({ seconds: Number.POSITIVE_INFINITY, html: Buffer.alloc(0) }));
  for (let round = 0; round < runs; round += 1) {
    for (const [index, space] of spaces.entries()) {
      const { seconds, html } = await buildOf(space);
      built[index] = { seconds: Math.min(seconds, built[index]!.seconds), html };
    }
  }
  await rm(folder, { recursive: true, force: true });
  const names = [
    'embedded',
    ...sizes.map(({ services, prices }) => `${services} services, ${prices} prices`),
  ];
  printTable(
    `Builds of larger spaces: the quickest of ${runs}`,
    ['space', 'seconds', 'home page, bytes', 'brotli'],
    built.map(({ seconds, html }, index) => [
      names[index] ?? '',
      seconds.toFixed(1),
      String(html.length),
      String(brotliCompressSync(html).length),
    ]),
  );
  const [embedded, , middle, large] = built;
  const added = (to: Built | undefined) => (to?.seconds ?? Number.NaN) - (embedded?.seconds ?? Number.NaN);
  return [
    atMost('build time that 200 services add, against that of 100', 2.5, added(large) / added(middle), '', 2),
    atMost('bytes that 200 services add to the home page', 0, large!.html.length - embedded!.html.length),
  ];
}
