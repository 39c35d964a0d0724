import { formatJson } from '../../build/format-json.ts';
import { isLink, linkTo, type Asset, type Entry, type Space } from '../../../src/content/source/space.ts';
import { contentTypeOf } from '../../../src/model/content-model.ts';

function pick(value: Record<string, unknown>, keys: string[]): Record<string, unknown> {
  const there = keys.filter((key) => value[key] !== undefined);
  return Object.fromEntries(there.map((key) => [key, value[key]]));
}

function fieldValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(fieldValue);
  return isLink(value) ? linkTo(value.sys.linkType, value.sys.id) : value;
}

function inLocales(values: Record<string, unknown>, locales: string[]): Record<string, unknown> | undefined {
  const written = locales.filter((locale) => values[locale] !== undefined && values[locale] !== null);
  if (written.length === 0) return undefined;
  return Object.fromEntries(written.map((locale) => [locale, fieldValue(values[locale])]));
}

function inFields(fields: Entry['fields'], order: string[], locales: string[]): Record<string, unknown> {
  const values = order.map((id) => [id, fields[id] && inLocales(fields[id], locales)] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}

export function normalizeEntry(entry: Entry, locales: string[]): Record<string, unknown> {
  const { id } = entry.sys.contentType.sys;
  const order = Object.keys(contentTypeOf(id)?.fields ?? entry.fields);
  return {
    sys: { id: entry.sys.id, type: 'Entry', contentType: linkTo('ContentType', id) },
    fields: inFields(entry.fields, order, locales),
  };
}

function normalizeAsset(asset: Asset, locales: string[]): Record<string, unknown> {
  const fields = inFields(asset.fields, ['title', 'description', 'file'], locales);
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
  const keys = 'sys code name default contentManagementApi contentDeliveryApi optional';
  return pick(full, keys.split(' '));
}

/** Known locales stay as they are, since the delivery API does not say which ones are optional. */
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

type ContentFiles = Record<string, string>;
type Identified = { sys: { id: string } };

const typeOf = (entry: Entry) => entry.sys.contentType.sys.id;

/** Sorts `parts` like `known`; new ones come last, by id. */
function inKnownOrder<T extends Identified>(parts: T[], known: Identified[]): T[] {
  const indexes = new Map(known.map(({ sys }, index) => [sys.id, index]));
  const indexOf = (part: T) => indexes.get(part.sys.id) ?? known.length;
  return parts.toSorted((a, b) => indexOf(a) - indexOf(b) || (a.sys.id < b.sys.id ? -1 : 1));
}

/** Entries stay in their file and order; new ones follow the last of their content type. */
function entriesByFile(entries: Entry[], current: Record<string, Entry[]>): Record<string, Entry[]> {
  const files: Record<string, Entry[]> = {};
  const left = new Map(entries.map((entry) => [entry.sys.id, entry]));
  for (const [file, known] of Object.entries(current)) {
    files[file] = known.flatMap(({ sys }) => left.get(sys.id) ?? []);
    for (const { sys } of known) left.delete(sys.id);
  }
  const added = [...left.values()].toSorted((a, b) =>
    `${typeOf(a)} ${a.sys.id}` < `${typeOf(b)} ${b.sys.id}` ? -1 : 1,
  );
  for (const entry of added) {
    const file = Object.keys(files).findLast((name) =>
      files[name]?.some((one) => typeOf(one) === typeOf(entry)),
    );
    const list = (files[file ?? 'content/entries/more.json'] ??= []);
    const behind = list.findLastIndex((one) => typeOf(one) === typeOf(entry));
    list.splice(behind < 0 ? list.length : behind + 1, 0, entry);
  }
  return files;
}

function contentValues(space: Space, current: Record<string, Space>): Record<string, object> {
  const knownAssets = Object.values(current).flatMap(({ assets }) => assets);
  const knownEntries = Object.fromEntries(
    Object.entries(current).flatMap(([file, { entries }]) => (entries.length > 0 ? [[file, entries]] : [])),
  );
  const locales = space.locales.toSorted((a, b) => Number(b.default) - Number(a.default));
  const codes = locales.map(({ code }) => code);
  const values: Record<string, object> = {
    'content/locales.json': { locales: locales.map(normalizeLocale) },
    'content/assets.json': {
      assets: inKnownOrder(space.assets, knownAssets).map((asset) => normalizeAsset(asset, codes)),
    },
  };
  for (const [file, entries] of Object.entries(entriesByFile(space.entries, knownEntries))) {
    values[file] = { entries: entries.map((entry) => normalizeEntry(entry, codes)) };
  }
  return values;
}

/**
 * Returns the files that differ from those of `before`, or all files without it. `current` determines only the order, so
 * that a diff contains nothing but an editor's changes.
 */
export async function toContentFiles(
  space: Space,
  current: Record<string, Space>,
  before?: Space,
): Promise<ContentFiles> {
  const was = before ? contentValues(before, current) : {};
  const isNew = ([path, value]: [string, object]) => JSON.stringify(value) !== JSON.stringify(was[path]);
  const changed = Object.entries(contentValues(space, current)).filter(isNew);
  const texts = changed.map(async ([path, value]) => [path, await formatJson(path, value)]);
  return Object.fromEntries(await Promise.all(texts)) as ContentFiles;
}
