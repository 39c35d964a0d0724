import { defaultLocaleOf } from '../../src/content/check/space-index.ts';
import { byId, isLink, type Entry, type Space } from '../../src/content/source/space.ts';
import { contentTypeOf } from '../../src/model/content-model.ts';
import { dayInWords, isHidden, kindOf, nameOf, titleOf } from '../words.ts';

const longestShown = 60;

/** A value as an editor reads it; nothing where it is too long to be read in a list. */
function inWords(value: unknown, entry: Entry, field: string, space: Space): string | undefined {
  const definition = contentTypeOf(entry.sys.contentType.sys.id)?.fields[field];
  const words = [value ?? []].flat().map((each) => {
    if (isLink(each)) {
      const linked = byId(space.entries).get(each.sys.id);
      return linked ? titleOf(linked, space) : each.sys.id;
    }
    if (definition && kindOf(definition) === 'day') return dayInWords(each);
    return definition?.options?.[String(each)] ?? String(each);
  });
  const text = words
    .join(', ')
    .replace(/<[^>]*>/g, ' ')
    .trim();
  return text.length > longestShown ? undefined : text || 'nimic';
}

const linkedIn = (value: unknown) =>
  [value ?? []]
    .flat()
    .filter(isLink)
    .map(({ sys }) => sys.id);

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** What is different between two versions of the texts: `Preț „Consultație” › Prețul: 200 → 210`. */
export function changesInWords(before: Space, after: Space): string[] {
  const [old, current] = [byId(before.entries), byId(after.entries)];
  const main = defaultLocaleOf(after);
  /** A list that differs only by entries that are new or gone. */
  function isTold(earlier: unknown, later: unknown): boolean {
    const lists = [linkedIn(earlier), linkedIn(later)];
    const [was = [], is = []] = lists.map((ids) => ids.filter((id) => old.has(id) && current.has(id)));
    return lists.some(({ length }) => length > 0) && isSame(was, is);
  }

  const ofEntries = after.entries.flatMap((entry) => {
    const was = old.get(entry.sys.id);
    if (!was) return [`nou: ${nameOf(entry, '', after)}`];
    const fields = new Set([...Object.keys(was.fields), ...Object.keys(entry.fields)]);
    return [...fields]
      .filter((field) => !isHidden(field))
      .flatMap((field) => {
        const [earlier = {}, later = {}] = [was.fields[field], entry.fields[field]];
        const locales = [...new Set([...Object.keys(earlier), ...Object.keys(later)])];
        const changed = locales.filter(
          (locale) => !isSame(earlier[locale], later[locale]) && !isTold(earlier[locale], later[locale]),
        );
        return changed.map((locale) => {
          const name = `${nameOf(was, field, before)}${locale === main ? '' : ` (${locale.slice(0, 2)})`}`;
          const from = inWords(earlier[locale], was, field, before);
          const to = inWords(later[locale], entry, field, after);
          return from !== undefined && to !== undefined
            ? `${name}: ${from} → ${to}`
            : `${name}: ${linkedIn(later[locale]).length > 0 ? 'lista schimbată' : 'text schimbat'}`;
        });
      });
  });
  const gone = before.entries.filter(({ sys }) => !current.has(sys.id));
  const pictures = byId(before.assets);
  const files = after.assets.filter((asset) => !isSame(asset.fields, pictures.get(asset.sys.id)?.fields));
  return [
    ...ofEntries,
    ...gone.map((entry) => `scos: ${nameOf(entry, '', before)}`),
    ...files.map(
      ({ sys, fields }) => `imagine sau film: ${String(Object.values(fields['title'] ?? {})[0] ?? sys.id)}`,
    ),
  ];
}

/** Texts that are confirmed by a lawyer or a dentist (`docs/for-lawyer-and-dentist.md`). */
const ofExperts: Record<string, string> = {
  legalSection: 'juristul',
  privacy: 'juristul',
  terms: 'juristul',
  cookies: 'juristul',
  emergenciesPage: 'medicul',
  emergencySituation: 'medicul',
  careLevel: 'medicul',
};

/** Who has to read what is different, each with the names of the texts. */
export function readersOf(before: Space, after: Space): string[] {
  const old = byId(before.entries);
  const changed = after.entries.filter((entry) => !isSame(entry.fields, old.get(entry.sys.id)?.fields));
  const named = changed.flatMap((entry) => {
    const reader = ofExperts[entry.sys.contentType.sys.id];
    return reader ? [{ reader, name: nameOf(entry, '', after) }] : [];
  });
  return [...Map.groupBy(named, ({ reader }) => reader)].map(
    ([reader, texts]) => `Să citească ${reader}: ${texts.map(({ name }) => name).join(', ')}`,
  );
}
