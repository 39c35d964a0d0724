import { randomUUID } from 'node:crypto';
import { findOrphans } from '../scripts/content/check/orphans.ts';
import { defaultLocaleOf } from '../src/content/check/space-index.ts';
import {
  byId,
  entriesOf,
  isLink,
  linksOf,
  linkTo,
  type Entry,
  type Space,
} from '../src/content/source/space.ts';
import { slugify, freeSlug } from '../src/lib/fold.ts';
import { contentTypeOf } from '../src/model/content-model.ts';
import { clean, inCamelCase, inKebabCase, isWritten, withPlainLetters } from './clean.ts';
import type { Values } from './form.ts';
import { idsIn, newPrefix, type List } from './lists.ts';
import { inSheetOrder, rowsOf } from './rows.ts';
import type { Upload, Uploaded } from './upload.ts';
import { localesOf, namingFields, numberFields } from './words.ts';

export type Change =
  | { kind: 'set'; entry: string; field: string; values: Values }
  | { kind: 'add'; list: List; fields: Record<string, Values> }
  /** Sets the order of a list; an entry that is left out is removed. */
  | { kind: 'order'; list: List; ids: string[] }
  | { kind: 'rows'; list: List; text: string }
  /** Replaces a picture or a film, or changes its description. */
  | { kind: 'file'; entry: string; field: string; upload?: Upload | undefined; description: Values }
  /** Says of `entry.field` that its languages agree, or that it is the clinic's own and no example. */
  | { kind: 'confirm' | 'own'; name: string };

/** Entries and files that no page links to. */
function unusedIn(space: Space): Set<string> {
  const linked = new Set(space.entries.flatMap(linksOf).map(({ sys }) => sys.id));
  const files = space.assets.map(({ sys }) => sys.id).filter((id) => !linked.has(id));
  return new Set([...findOrphans({ space }).map(({ place }) => place.entry), ...files]);
}

/** Changes `space` itself. */
export async function applyChanges(
  space: Space,
  changes: Change[],
  store: (upload: Upload) => Promise<Uploaded>,
): Promise<void> {
  const before = unusedIn(space);
  const existing = new Set(space.entries.map(({ sys }) => sys.id));
  const locale = defaultLocaleOf(space);
  let added = '';

  /** An empty id means the entry just added. */
  function entryOf(id: string): Entry {
    const entry = byId(space.entries).get(id || added);
    if (!entry) throw new Error(`Nu există intrarea „${id}”.`);
    return entry;
  }

  function set(entry: Entry, field: string, values: Values) {
    const definition = contentTypeOf(entry.sys.contentType.sys.id)?.fields[field];
    const own = Object.entries(withPlainLetters(values)).map(([code, value]) => [
      code,
      clean(value, definition),
    ]);
    const written = { ...entry.fields[field], ...Object.fromEntries(own) };
    const filled = Object.entries(written).filter(([, value]) => isWritten(value));
    if (filled.length > 0) entry.fields[field] = Object.fromEntries(filled);
    else delete entry.fields[field];
  }

  const indexOf = (id: string) => Number(entryOf(id).fields['index']?.[locale] ?? 0);
  const hasIndex = (type: string) => contentTypeOf(type)?.fields['index'] !== undefined;

  /** Adds the entries that have a name only. */
  function named(list: List, ids: string[]): string[] {
    const holder = added;
    const all = ids.map((id) => {
      if (!id.startsWith(newPrefix)) return id;
      const name = { [locale]: id.slice(newPrefix.length) };
      return addEntry(list.type, Object.fromEntries(namingFields(list.type).map((field) => [field, name])));
    });
    added = holder;
    return all;
  }

  function putInto(list: List, names: string[]) {
    const { type, entry, field = '', locale: own = locale } = list;
    const ids = named(list, names);
    if (entry !== undefined) set(entryOf(entry), field, { [own]: ids.map((id) => linkTo('Entry', id)) });
    else if (type !== 'service') throw new Error(`„${type}” nu este o listă.`);
    else
      space.entries = space.entries.filter(
        ({ sys }) => sys.contentType.sys.id !== type || ids.includes(sys.id),
      );
    if (!hasIndex(type)) return;
    const indexes = ids.map(indexOf).toSorted((a, b) => a - b);
    for (const [position, id] of ids.entries()) set(entryOf(id), 'index', { [locale]: indexes[position] });
  }

  /** Required languages get the main language's text until somebody translates it. */
  function inEveryLocale(values: Values): Values {
    const missing = localesOf(space).filter((code) => !isWritten(values[code]) && isWritten(values[locale]));
    return { ...values, ...Object.fromEntries(missing.map((code) => [code, values[locale]])) };
  }

  /** Makes the id, and every empty field of an address, from the title. */
  function addEntry(type: string, fields: Record<string, Values>, index = 0): string {
    const { titleField = '', fields: definitions = {} } = contentTypeOf(type) ?? {};
    const unique = Object.entries(definitions).flatMap(([field, { storage }]) =>
      storage.validations?.some((each) => each['unique']) ? [field] : [],
    );
    const prefix = `${inKebabCase(type)}-`;
    const used = new Set([
      ...space.entries.map(({ sys }) => sys.id.replace(prefix, '')),
      ...entriesOf(space, type).flatMap((each) =>
        unique.map((field) => inKebabCase(String(each.fields[field]?.[locale]))),
      ),
    ]);
    const title = slugify(String(fields[titleField]?.[locale] ?? '').slice(0, 36));
    const slug = freeSlug(title || randomUUID(), used);
    added = prefix + slug;
    const entry: Entry = { sys: { id: added, contentType: linkTo('ContentType', type) }, fields: {} };
    space.entries.push(entry);
    if (hasIndex(type)) set(entry, 'index', { [locale]: index });
    for (const [field, values] of Object.entries(fields)) set(entry, field, values);
    for (const field of unique.filter((each) => !entry.fields[each])) {
      set(entry, field, { [locale]: field === 'key' ? inCamelCase(slug) : slug });
    }
    return added;
  }

  function add(list: List, fields: Record<string, Values>) {
    const ids = idsIn(list, space);
    const index = Math.max(-1, ...ids.map(indexOf)) + 1;
    putInto(list, [...ids, addEntry(list.type, fields, index)]);
  }

  function paste(list: List, text: string) {
    const titleField = contentTypeOf(list.type)?.titleField ?? '';
    const listed = idsIn(list, space);
    const pasted = new Set<string>();
    for (const { names, numbers, known } of rowsOf(text, list, space)) {
      const titles = localesOf(space).flatMap((code, index) =>
        (known && index === 0) || !names[index] ? [] : [[code, names[index]]],
      );
      const all: Record<string, Values> = Object.fromEntries([
        [titleField, Object.fromEntries(titles)],
        ...numberFields(list.type).map((id, index) => [id, { [locale]: numbers[index] }]),
      ]);
      if (!known) add(list, all);
      else for (const [field, values] of Object.entries(all)) set(entryOf(known.id), field, values);
      pasted.add(known?.id ?? added);
    }
    putInto(list, inSheetOrder(listed, [...pasted]));
  }

  async function setFile({ entry: id, field, upload, description }: Change & { kind: 'file' }) {
    const entry = entryOf(id);
    const link = entry.fields[field]?.[locale];
    const linked = isLink(link) ? byId(space.assets).get(link.sys.id) : undefined;
    const links = space.entries.flatMap(linksOf).map(({ sys }) => `${sys.linkType} ${sys.id}`);
    const uses = links.filter((each) => each === `Asset ${linked?.sys.id}`).length;
    let asset = linked;
    // Other fields with the same picture keep it.
    if (upload && uses !== 1) {
      const used = new Set(space.assets.map(({ sys }) => sys.id));
      const newId = freeSlug(slugify(upload.name.replace(/\.\w+$/, '')) || 'picture', used);
      const { titleField = '' } = contentTypeOf(entry.sys.contentType.sys.id) ?? {};
      asset = { sys: { id: newId }, fields: { title: entry.fields[titleField] ?? {} } };
      space.assets.push(asset);
    }
    if (!asset) return;
    if (upload) asset.fields['file'] = { [locale]: await store(upload) };
    const described = inEveryLocale({ ...linked?.fields['description'], ...withPlainLetters(description) });
    if (Object.keys(described).length > 0) asset.fields['description'] = described;
    set(entry, field, { [locale]: linkTo('Asset', asset.sys.id) });
  }

  for (const change of changes) {
    if (change.kind === 'set') set(entryOf(change.entry), change.field, change.values);
    else if (change.kind === 'add') add(change.list, change.fields);
    else if (change.kind === 'order') putInto(change.list, change.ids);
    else if (change.kind === 'rows') paste(change.list, change.text);
    else if (change.kind === 'file') await setFile(change);
  }
  for (const entry of space.entries.filter(({ sys }) => !existing.has(sys.id))) {
    const definitions = Object.entries(contentTypeOf(entry.sys.contentType.sys.id)?.fields ?? {});
    for (const [field, { isLocalized, isRequired }] of definitions) {
      const written = entry.fields[field];
      if (written && isLocalized && isRequired) entry.fields[field] = inEveryLocale(written);
    }
  }
  const after = unusedIn(space);
  const remains = ({ sys }: { sys: { id: string } }) => before.has(sys.id) || !after.has(sys.id);
  space.entries = space.entries.filter(remains);
  space.assets = space.assets.filter(remains);
}
