import { formatJson } from '../../build/format-json.ts';
import { isLink, linkTo, type Asset, type Entry, type Space } from '../../../src/content/source/space.ts';
import { contentTypeOf } from '../../../src/model/content-model.ts';

type ContentFiles = Record<string, string>;

/**
 * Formats the space as the files of `content/`. Returns the files that differ from those of `before`, or, without `before`,
 * all files. `current` determines only the order of the entries, so that a diff contains only an editor's changes.
 */
export async function toContentFiles(
  space: Space,
  current: Record<string, Space>,
  before?: Space,
): Promise<ContentFiles> {
  const oldValues = before ? contentValues(before, current) : {};
  const isChanged = ([path, value]: [string, object]) =>
    JSON.stringify(value) !== JSON.stringify(oldValues[path]);
  const changed = Object.entries(contentValues(space, current)).filter(isChanged);
  const texts = changed.map(async ([path, value]) => [path, await formatJson(path, value)]);
  return Object.fromEntries(await Promise.all(texts)) as ContentFiles;
}

/** Returns the value of each file before it is formatted. */
function contentValues(space: Space, current: Record<string, Space>): Record<string, object> {
  const locales = space.locales.toSorted((a, b) => Number(b.default) - Number(a.default));
  const codes = locales.map(({ code }) => code);
  const knownAssets = Object.values(current).flatMap(({ assets }) => assets);
  const assets = inKnownOrder(space.assets, knownAssets);
  const values: Record<string, object> = {
    'content/locales.json': { locales: locales.map(normalizeLocale) },
    'content/assets.json': { assets: assets.map((asset) => normalizeAsset(asset, codes)) },
  };
  for (const [file, entries] of Object.entries(entriesByFile(space.entries, current))) {
    values[file] = { entries: entries.map((entry) => normalizeEntry(entry, codes)) };
  }
  return values;
}

function pick(value: Record<string, unknown>, keys: string[]): Record<string, unknown> {
  const present = keys.filter((key) => value[key] !== undefined);
  return Object.fromEntries(present.map((key) => [key, value[key]]));
}

function normalizeValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(normalizeValue);
  return isLink(value) ? linkTo(value.sys.linkType, value.sys.id) : value;
}

/** Keeps only the fields in `order` that have a value in one of the locales. */
function pickFields(fields: Entry['fields'], order: string[], locales: string[]): Record<string, unknown> {
  const picked: Record<string, unknown> = {};
  for (const id of order) {
    const values = fields[id] ?? {};
    const written = locales.filter((locale) => values[locale] !== undefined && values[locale] !== null);
    if (written.length === 0) continue;
    picked[id] = Object.fromEntries(written.map((locale) => [locale, normalizeValue(values[locale])]));
  }
  return picked;
}

export function normalizeEntry(entry: Entry, locales: string[]): Record<string, unknown> {
  const { id } = entry.sys.contentType.sys;
  const order = Object.keys(contentTypeOf(id)?.fields ?? entry.fields);
  return {
    sys: { id: entry.sys.id, type: 'Entry', contentType: linkTo('ContentType', id) },
    fields: pickFields(entry.fields, order, locales),
  };
}

function normalizeAsset(asset: Asset, locales: string[]): Record<string, unknown> {
  const fields = pickFields(asset.fields, ['title', 'description', 'file'], locales);
  const files = Object.entries((fields['file'] ?? {}) as Record<string, Record<string, unknown>>);
  if (files.length > 0) {
    fields['file'] = Object.fromEntries(
      files.map(([locale, file]) => [locale, pick(file, ['url', 'fileName', 'contentType', 'details'])]),
    );
  }
  return { sys: { id: asset.sys.id, type: 'Asset' }, fields };
}

function normalizeLocale(locale: Space['locales'][number]): Record<string, unknown> {
  const full = { ...locale, sys: { id: `locale-${locale.code.toLowerCase()}`, type: 'Locale' } };
  const keys = ['sys', 'code', 'name', 'default', 'contentManagementApi', 'contentDeliveryApi', 'optional'];
  return pick(full, keys);
}

/** Keeps known locales as they are, since the delivery API does not return whether a locale is optional. */
export function withKnownLocales(live: Space['locales'], known: Space['locales']): Space['locales'] {
  return live.map((locale) => {
    const added = {
      ...locale,
      contentManagementApi: true,
      contentDeliveryApi: true,
      optional: !locale.default,
    };
    return known.find(({ code }) => code === locale.code) ?? added;
  });
}

type Identified = { sys: { id: string } };

const typeOf = (entry: Entry) => entry.sys.contentType.sys.id;

function inKnownOrder<T extends Identified>(parts: T[], known: Identified[]): T[] {
  const indexes = new Map(known.map(({ sys }, index) => [sys.id, index]));
  const indexOf = (part: T) => indexes.get(part.sys.id) ?? known.length;
  return parts.toSorted((a, b) => indexOf(a) - indexOf(b) || (a.sys.id < b.sys.id ? -1 : 1));
}

/**
 * Keeps known entries in their files and order. A new entry follows the last one of its content type; without another entry
 * of the type it goes into `more.json`.
 */
function entriesByFile(entries: Entry[], current: Record<string, Space>): Record<string, Entry[]> {
  const files: Record<string, Entry[]> = {};
  const unassigned = new Map(entries.map((entry) => [entry.sys.id, entry]));
  for (const [file, { entries: known }] of Object.entries(current)) {
    if (known.length === 0) continue;
    files[file] = known.flatMap(({ sys }) => unassigned.get(sys.id) ?? []);
    for (const { sys } of known) unassigned.delete(sys.id);
  }
  const added = [...unassigned.values()].toSorted((a, b) =>
    `${typeOf(a)} ${a.sys.id}` < `${typeOf(b)} ${b.sys.id}` ? -1 : 1,
  );
  for (const entry of added) {
    const isOfSameType = (other: Entry) => typeOf(other) === typeOf(entry);
    const file = Object.keys(files).findLast((name) => files[name]?.some(isOfSameType));
    const list = (files[file ?? 'content/entries/more.json'] ??= []);
    const lastIndex = list.findLastIndex(isOfSameType);
    list.splice(lastIndex < 0 ? list.length : lastIndex + 1, 0, entry);
  }
  return files;
}
