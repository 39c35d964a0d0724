/** The fixture's clinic with one language, and with a third that falls back: only what differs is written here. */
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

const changes = {
  one: (brand: string) => change<Brand>(brand, ({ languages }) => languages.splice(1)),
  three: (brand: string, content: string) => {
    const settings = { code: 'hu', name: 'Magyar', tag: 'hu-HU', contentfulLocale: 'hu' };
    change<Brand>(brand, ({ languages }) => languages.push(settings));
    const files = readdirSync(content, { recursive: true, encoding: 'utf8' });
    for (const file of files.filter((each) => each.endsWith('.json'))) {
      change<Space>(join(content, file), addHungarian);
    }
  },
};

export const folderOf = (number: keyof typeof changes) => resolve('.local/languages', number);

/** Builds the site of such a clinic, unless it is up to date. */
export async function buildWithLanguages(number: keyof typeof changes): Promise<BuildFolders> {
  const clinic = folderOf(number);
  rmSync(clinic, { recursive: true, force: true });
  cpSync(fixtureClinic, clinic, { recursive: true });
  changes[number](join(clinic, 'brand/brand.json'), join(clinic, 'content'));
  // Under vitest the build would take the fixture itself.
  const environment = { CLINIC_DIR: clinic, BUILD_DIR: `${clinic}-build`, VITEST: '' };
  const folders = buildFolders(environment);
  await buildIfChanged(join(folders.site, 'index.html'), siteInputs(clinic), () =>
    run(['scripts/build-site.ts'], environment),
  );
  return folders;
}
