import { languages, localeOf, type Language } from '../../../language/languages.ts';
import { contentTypeOf, groupTypes, type TextLanguages } from '../../../model/site-content.ts';
import { entriesOf, linksOf, type Entry, type Space } from '../space.ts';
import type { SpaceIndex } from './space-index.ts';

type LocalizedText = { locale: string; letters: number };

/** What is not read where it is linked: the head of a page, and a page a link leads to. */
const readElsewhere = new Set(['pageMeta', 'service']);

/** The texts of an entry and of all it shows, by the locale from which each is read. */
function textsOf(entry: Entry, spaceIndex: SpaceIndex, seen = new Set<Entry>()): LocalizedText[] {
  if (seen.has(entry)) return [];
  seen.add(entry);
  const { fields = {} } = contentTypeOf(entry.sys.contentType.sys.id) ?? {};
  const own = Object.entries(fields).flatMap(([id, field]) => {
    if (!field.isLocalized || field.storage.items?.type === 'Link') return [];
    const values = entry.fields[id] ?? {};
    const locale = spaceIndex.localeOfValue(field, values);
    const value = values[locale];
    return value ? [{ locale, letters: [value].flat().join('').length }] : [];
  });
  const linked = linksOf(entry)
    .flatMap(({ sys }) => spaceIndex.entry(sys.id) ?? [])
    .filter(({ sys }) => !readElsewhere.has(sys.contentType.sys.id));
  return [...own, ...linked.flatMap((each) => textsOf(each, spaceIndex, seen))];
}

/** What is read as one: each group by its name, each service by that of its page. */
function partsOf(space: Space, { defaultLocale }: SpaceIndex): [string, Entry][] {
  const groups = Object.keys(groupTypes).flatMap((group) =>
    entriesOf(space, group).map((entry): [string, Entry] => [group, entry]),
  );
  const services = entriesOf(space, 'service').map((entry): [string, Entry] => [
    `service/${String(entry.fields['serviceUrl']?.[defaultLocale])}`,
    entry,
  ]);
  return [...groups, ...services];
}

/** The texts of each part of a space that falls back, by the locale from which each is read. */
export function localizedParts(space: Space, spaceIndex: SpaceIndex): [string, LocalizedText[]][] {
  if (!spaceIndex.fallsBack) return [];
  return partsOf(space, spaceIndex).map(([part, entry]) => [part, textsOf(entry, spaceIndex)]);
}

function mainLocale(texts: LocalizedText[]): string | undefined {
  const letters = new Map<string, number>();
  for (const { locale, letters: more } of texts) letters.set(locale, (letters.get(locale) ?? 0) + more);
  return [...letters].sort(([, a], [, b]) => b - a)[0]?.[0];
}

const languageOfLocale = (locale: string): Language =>
  languages.find((language) => localeOf(language) === locale) ?? locale;

/** In which language most of a part is written, where that is another than the page's. */
export function textLanguagesOf(space: Space, spaceIndex: SpaceIndex): TextLanguages {
  return Object.fromEntries(
    localizedParts(space, spaceIndex).flatMap(([part, texts]) => {
      const locale = mainLocale(texts) ?? spaceIndex.locale;
      return locale === spaceIndex.locale ? [] : [[part, languageOfLocale(locale)]];
    }),
  );
}
