import { randomUUID } from 'node:crypto';
import { findOrphans } from '../scripts/content/check/orphans.ts';
import { defaultLocaleOf } from '../src/content/check/space-index.ts';
import {
  entriesOf,
  isLink,
  linkTo,
  type Asset,
  type Entry,
  type Space,
} from '../src/content/source/space.ts';
import { slugify, freeSlug } from '../src/lib/fold.ts';
import { contentTypeOf } from '../src/model/content-model.ts';
import type { List, Values } from './form.ts';
import type { Upload } from './picture.ts';
import { rowsOf } from './rows.ts';

export type Change =
  | { kind: 'set'; entry: string; field: string; values: Values }
  | { kind: 'add'; list: List; fields: Record<string, Values> }
  /** Moves entries and, by leaving one out, removes it. */
  | { kind: 'order'; list: List; ids: string[] }
  /** Rows of a spreadsheet. */
  | { kind: 'rows'; list: List; text: string }
  | { kind: 'picture'; entry: string; field: string; upload?: Upload; description: Values };

export type Uploaded = { url: string; fileName: string; contentType: string; details: object };

const orphansIn = (space: Space) => new Set(findOrphans(space).map(({ entry }) => entry));

const commas: Record<string, string> = { ş: 'ș', Ş: 'Ș', ţ: 'ț', Ţ: 'Ț' };

/** Old keyboards write letters with a cedilla. */
function withCommas<T>(value: T): T {
  return JSON.parse(JSON.stringify(value).replace(/[şŞţŢ]/g, (letter) => commas[letter] ?? letter)) as T;
}

/** Applies changes to a space, which is changed itself. */
export function applyChanges(space: Space, changes: Change[], uploaded: (upload: Upload) => Uploaded): void {
  const before = orphansIn(space);
  const locale = defaultLocaleOf(space);
  let added = '';

  /** Without an id it is the one that was added. */
  function entryOf(id: string): Entry {
    const entry = space.entries.find(({ sys }) => sys.id === (id || added));
    if (!entry) throw new Error(`Nu există intrarea „${id}”.`);
    return entry;
  }

  function set(entry: Entry, field: string, values: Values) {
    const written = { ...entry.fields[field], ...withCommas(values) };
    const isWritten = (value: unknown) =>
      value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);
    const kept = Object.entries(written).filter(([, value]) => isWritten(value));
    if (kept.length > 0) entry.fields[field] = Object.fromEntries(kept);
    else delete entry.fields[field];
  }

  function idsIn({ type, entry, field = '', locale: own = locale }: List): string[] {
    if (entry === undefined) return byIndex(entriesOf(space, type)).map(({ sys }) => sys.id);
    const links = entryOf(entry).fields[field]?.[own];
    return (Array.isArray(links) ? links : []).filter(isLink).map(({ sys }) => sys.id);
  }

  const indexOf = (entry: Entry) => Number(entry.fields['index']?.[locale] ?? 0);
  const byIndex = (entries: Entry[]) => entries.toSorted((a, b) => indexOf(a) - indexOf(b));
  const hasIndex = ({ type }: List) => contentTypeOf(type)?.fields['index'] !== undefined;

  function putInto(list: List, ids: string[]) {
    const { type, entry, field = '', locale: own = locale } = list;
    if (entry !== undefined) set(entryOf(entry), field, { [own]: ids.map((id) => linkTo('Entry', id)) });
    else if (type !== 'service') throw new Error(`„${type}” nu este o listă.`);
    else
      space.entries = space.entries.filter(
        ({ sys }) => sys.contentType.sys.id !== type || ids.includes(sys.id),
      );
    if (!hasIndex(list)) return;
    const entries = ids.map(entryOf);
    const indexes = entries.map(indexOf).toSorted((a, b) => a - b);
    for (const [position, each] of entries.entries()) set(each, 'index', { [locale]: indexes[position] });
  }

  function add(list: List, fields: Record<string, Values>) {
    const { type } = list;
    const ids = idsIn(list);
    const { titleField = '' } = contentTypeOf(type) ?? {};
    const title = slugify(String(fields[titleField]?.[locale] ?? randomUUID()));
    const kebab = type.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    const taken = new Set(space.entries.map(({ sys }) => sys.id));
    const id = freeSlug(`${kebab}-${title}`.slice(0, 56), taken);
    const entry: Entry = { sys: { id, type: 'Entry', contentType: linkTo('ContentType', type) }, fields: {} };
    space.entries.push(entry);
    added = id;
    if (hasIndex(list)) set(entry, 'index', { [locale]: Math.max(-1, ...ids.map(entryOf).map(indexOf)) + 1 });
    for (const [field, values] of Object.entries(fields)) set(entry, field, values);
    putInto(list, [...ids, id]);
  }

  function paste(list: List, text: string) {
    for (const { title, fields } of rowsOf(text, list.type, space)) {
      const known = idsIn(list)
        .map(entryOf)
        .find((entry) => entry.fields[title.field]?.[locale] === title.text);
      if (!known) add(list, fields);
      else for (const [field, values] of Object.entries(fields)) set(known, field, values);
    }
  }

  function setPicture({ entry: id, field, upload, description }: Change & { kind: 'picture' }) {
    const entry = entryOf(id);
    const link = entry.fields[field]?.[locale];
    const linked = isLink(link) ? space.assets.find(({ sys }) => sys.id === link.sys.id) : undefined;
    const uses = JSON.stringify(space.entries).split(`"Asset","id":"${linked?.sys.id}"`).length - 1;
    // Another place that shows the same picture keeps it.
    const asset = linked && (uses === 1 || !upload) ? linked : newAsset(entry, upload);
    if (!asset) return;
    if (upload) asset.fields['file'] = { [locale]: uploaded(upload) };
    asset.fields['description'] = { ...asset.fields['description'], ...description };
    set(entry, field, { [locale]: linkTo('Asset', asset.sys.id) });
  }

  function newAsset(entry: Entry, upload: Upload | undefined): Asset | undefined {
    if (!upload) return undefined;
    const taken = new Set(space.assets.map(({ sys }) => sys.id));
    const id = freeSlug(slugify(upload.name.replace(/\.\w+$/, '')) || 'picture', taken);
    const { titleField = '' } = contentTypeOf(entry.sys.contentType.sys.id) ?? {};
    const asset: Asset = { sys: { id, type: 'Asset' }, fields: { title: entry.fields[titleField] ?? {} } };
    space.assets.push(asset);
    return asset;
  }

  for (const change of changes) {
    if (change.kind === 'set') set(entryOf(change.entry), change.field, change.values);
    else if (change.kind === 'add') add(change.list, change.fields);
    else if (change.kind === 'order') putInto(change.list, change.ids);
    else if (change.kind === 'rows') paste(change.list, change.text);
    else setPicture(change);
  }
  const after = orphansIn(space);
  space.entries = space.entries.filter(({ sys }) => before.has(sys.id) || !after.has(sys.id));
}
