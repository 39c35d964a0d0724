/** The fixture's clinic with a third language that falls back: only what differs is written here. */
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildIfChanged } from '../../scripts/build-cache.ts';
import { buildFolders, type BuildFolders } from '../../scripts/build-folders.ts';
import { fixtureClinic } from '../../scripts/clinic.ts';
import { siteInputs } from '../../scripts/local-site.ts';
import { run } from '../../scripts/processes.ts';

type Brand = { languages: object[] };
type Space = {
  locales?: object[];
  entries?: { sys: { id: string }; fields: Record<string, Record<string, unknown>> }[];
};

/** All of the menu and of the 404 page; the rest is English. */
export const hungarian: Record<string, Record<string, string>> = {
  notFoundPage: {
    title: 'Ez az oldal nem létezik',
    lead: 'Lehet, hogy elköltözött, vagy elírás van a címében.',
    homeLink: 'Kezdőlap',
    contactLink: 'Kapcsolat',
  },
  'meta-not-found': {
    title: 'Nincs ilyen oldal | Ghiocel Dental',
    description: 'Ez az oldal nem létezik.',
  },
  navigation: {
    home: 'Kezdőlap',
    services: 'Kezelések',
    prices: 'Árak',
    aboutUs: 'Rólunk',
    contact: 'Kapcsolat',
    emergencies: 'Sürgős esetek',
    blog: 'Blog',
    mainMenu: 'Főmenü',
    mobileMenu: 'Menü',
    openMenu: 'A menü megnyitása',
    closeMenu: 'A menü bezárása',
    currentLanguage: 'Nyelv: magyar',
  },
};

function change<T>(file: string, edit: (json: T) => void) {
  const json = JSON.parse(readFileSync(file, 'utf8')) as T;
  edit(json);
  writeFileSync(file, JSON.stringify(json));
}

function addHungarian({ locales, entries = [] }: Space) {
  locales?.push({ code: 'hu', name: 'Magyar', default: false, fallbackCode: 'en-US', optional: true });
  for (const { sys, fields } of entries) {
    for (const [field, text] of Object.entries(hungarian[sys.id] ?? {})) {
      fields[field] = { ...fields[field], hu: text };
    }
  }
}

export const trilingualClinic = resolve('.local/trilingual-clinic');

/** Builds the site of that clinic, unless it is up to date. */
export async function buildTrilingualSite(): Promise<BuildFolders> {
  rmSync(trilingualClinic, { recursive: true, force: true });
  cpSync(fixtureClinic, trilingualClinic, { recursive: true });
  const settings = { code: 'hu', name: 'Magyar', tag: 'hu-HU', contentfulLocale: 'hu' };
  change<Brand>(join(trilingualClinic, 'brand/brand.json'), ({ languages }) => languages.push(settings));
  const content = join(trilingualClinic, 'content');
  const files = readdirSync(content, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((each) => each.endsWith('.json'))) {
    change<Space>(join(content, file), addHungarian);
  }
  // Under vitest the build would take the fixture itself.
  const environment = { CLINIC_DIR: trilingualClinic, BUILD_DIR: '.local/trilingual', VITEST: '' };
  const folders = buildFolders(environment);
  await buildIfChanged(join(folders.site, 'index.html'), siteInputs(trilingualClinic), () =>
    run(['scripts/build-site.ts'], environment),
  );
  return folders;
}
