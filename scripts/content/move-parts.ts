/**
 * `node scripts/content/move-parts.ts <folder> …`: moves the entries of clinics' folders that were a part of another
 * one into it, as the model has them since 24 November 2026: `pageMeta` into its page, `homeFilm` into `home` …
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { isLink, type Entry, type Space } from '../../src/content/source/space.ts';
import { partFieldId } from '../../src/model/define/content-type.ts';
import { contentTypeOf } from '../../src/model/content-types.ts';
import { filesIn } from '../files-in.ts';
import { canonicalEntry } from './canonical.ts';

/** The content types that became a part of another one, by the part's name in it. */
const moved: Record<string, Record<string, string>> = {
  home: { packages: 'homePackage', film: 'homeFilm', donation: 'donation' },
  contactDetails: { messagingApp: 'messagingApp' },
  contactForm: { messages: 'predefinedMessages' },
  general: { navigation: 'navigation', hours: 'hoursTexts' },
  pricesPage: {
    siblingDiscount: 'siblingDiscount',
    promoPackages: 'promoPackages',
    conditions: 'offerConditions',
    payment: 'payment',
  },
  servicesPage: { servicePages: 'services' },
};

const renamed: Record<string, Record<string, string>> = {
  footer: {
    section1: 'linkLists',
    link1: 'privacyLink',
    link2: 'termsLink',
    link3: 'accessibilityLink',
  },
};

const typeOf = ({ sys }: Entry) => sys.contentType.sys.id;

function moveParts(folder: string) {
  const paths = filesIn(`${folder}/content/entries`).map((file) => `${folder}/content/entries/${file}`);
  const files = paths.map((path) => ({ path, space: JSON.parse(readFileSync(path, 'utf8')) as Space }));
  const entries = files.flatMap(({ space }) => space.entries);
  const gone = new Set<Entry>();

  function moveInto(entry: Entry, part: string, contentType: string) {
    const [link] = Object.values(entry.fields[part] ?? {});
    const child = isLink(link)
      ? entries.find(({ sys }) => sys.id === link.sys.id)
      : entries.find((candidate) => typeOf(candidate) === contentType);
    delete entry.fields[part];
    if (!child) return;
    gone.add(child);
    for (const [id, values] of Object.entries(child.fields)) entry.fields[partFieldId(part, id)] = values;
  }

  for (const entry of entries) {
    for (const [part, contentType] of Object.entries(moved[typeOf(entry)] ?? {})) {
      moveInto(entry, part, contentType);
    }
    if (contentTypeOf(typeOf(entry))?.parts['meta'] && entry.fields['meta'])
      moveInto(entry, 'meta', 'pageMeta');
    for (const [before, after] of Object.entries(renamed[typeOf(entry)] ?? {})) {
      if (entry.fields[before]) entry.fields[after] = entry.fields[before];
      delete entry.fields[before];
    }
  }
  const { locales } = JSON.parse(readFileSync(`${folder}/content/locales.json`, 'utf8')) as Space;
  const codes = locales.toSorted((a, b) => Number(b.default) - Number(a.default)).map(({ code }) => code);
  for (const { path, space } of files) {
    const kept = space.entries.filter((entry) => !gone.has(entry));
    const written = { entries: kept.map((entry) => canonicalEntry(entry, codes)) };
    writeFileSync(path, `${JSON.stringify(written, null, 2)}\n`);
  }
}

for (const folder of process.argv.slice(2)) moveParts(folder);
