/** The fixture without everything a clinic may do without. */
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildFolders } from '../../scripts/build-folders.ts';
import { buildIfChanged } from '../../scripts/build-cache.ts';
import { fixtureClinic, repository } from '../../scripts/clinic.ts';
import { siteInputs } from '../../scripts/local-site.ts';
import { ports } from '../../scripts/ports.ts';
import { run } from '../../scripts/processes.ts';
import { linkTo } from '../../src/content/contentful/space.ts';
import { serveSite } from '../../scripts/static-server.ts';

export const bareClinic = join(repository, '.local/bare-clinic');

const build = { CLINIC_DIR: bareClinic, BUILD_DIR: '.local/bare' };

const bareFolders = buildFolders(build);

type Fields = Record<string, Record<string, unknown>>;
type EntryFile = { entries: { sys: { id: string; contentType: { sys: { id: string } } }; fields: Fields }[] };

/** The fields an editor empties, by content type. */
const emptied: Record<string, string[]> = {
  home: ['film', 'donation', 'buildingFact'],
  service: ['serviceVideo'],
  pricesPage: ['siblingDiscount'],
  promoPackages: ['packages'],
  contactDetails: ['messagingApp', 'facebookUrl', 'instagramUrl', 'building', 'postalCode'],
  footer: ['partners'],
  carouselCards: ['cards'],
  about: ['promises', 'doctors'],
  payment: ['blocks'],
};

/** The name is as long as one may be; the titles of pages that were written with it stay. */
const written: Record<string, Fields> = {
  contactDetails: {
    clinicName: {
      ro: 'Brândușa – Cabinet stomatologic de familie și ortodonție pentru copii',
      'en-US': 'Brândușa – Family dental practice and orthodontics for children too',
    },
  },
  pricesPage: {
    heroLines: { ro: ['Toate prețurile.', 'Pe o pagină.'], 'en-US': ['All prices.', 'On one page.'] },
    heroPicture: { ro: linkTo('Asset', 'family') },
    heroLead: { ro: 'Aflați prețul dinainte.', 'en-US': 'Know the price beforehand.' },
  },
};

async function emptyIn(file: string) {
  const path = join(bareClinic, 'content/entries', file);
  const content = JSON.parse(await readFile(path, 'utf8')) as EntryFile;
  for (const { sys, fields } of content.entries) {
    const type = sys.contentType.sys.id;
    for (const field of emptied[type] ?? []) delete fields[field];
    Object.assign(fields, written[type]);
  }
  await writeFile(path, JSON.stringify(content));
}

async function writeBareClinic() {
  await rm(bareClinic, { recursive: true, force: true });
  await cp(fixtureClinic, bareClinic, { recursive: true });
  const files = await readdir(join(bareClinic, 'content/entries'));
  await Promise.all(files.map(emptyIn));
}

/** Builds that clinic's site, unless it is up to date, and serves it; returns what ends it. */
export async function startBareSite() {
  const inputs = [...siteInputs(fixtureClinic), 'e2e/support/bare-clinic.ts'];
  await buildIfChanged(join(bareFolders.site, 'index.html'), inputs, async () => {
    await writeBareClinic();
    await run(['scripts/build-site.ts'], build);
  });
  const { close } = await serveSite(bareFolders, ports.bareSite);
  return close;
}
