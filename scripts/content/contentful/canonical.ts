import type { Asset, Entry, Space } from '../../../src/content/source/space.ts';
import { contentTypeOf } from '../../../src/model/content-model.ts';

/** The parts of `value` named in `keys` that are there, in that order. */
function pick(value: Record<string, unknown>, keys: string[]): Record<string, unknown> {
  const there = keys.filter((key) => value[key] !== undefined);
  return Object.fromEntries(there.map((key) => [key, value[key]]));
}

function link(value: unknown): unknown {
  const { type, linkType, id } = (value as { sys: Record<string, unknown> }).sys;
  return { sys: { type, linkType, id } };
}

function isSysOf(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'sys' in value;
}

function fieldValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(fieldValue);
  return isSysOf(value) ? link(value) : value;
}

/** The values of one field in the order of the locales; those that say nothing are left out. */
function inLocales(values: Record<string, unknown>, locales: string[]): Record<string, unknown> | undefined {
  const written = locales.filter((locale) => values[locale] !== undefined && values[locale] !== null);
  if (written.length === 0) return undefined;
  return Object.fromEntries(written.map((locale) => [locale, fieldValue(values[locale])]));
}

function inFields(fields: Entry['fields'], order: string[], locales: string[]): Record<string, unknown> {
  const values = order.map((id) => [id, fields[id] && inLocales(fields[id], locales)] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}

export function canonicalEntry(entry: Entry, locales: string[]): Record<string, unknown> {
  const { id } = entry.sys.contentType.sys;
  const order = Object.keys(contentTypeOf(id)?.fields ?? entry.fields);
  return {
    sys: {
      id: entry.sys.id,
      type: 'Entry',
      contentType: { sys: { type: 'Link', linkType: 'ContentType', id } },
    },
    fields: inFields(entry.fields, order, locales),
  };
}

export function canonicalAsset(asset: Asset, locales: string[]): Record<string, unknown> {
  const fields = inFields(asset.fields, ['title', 'description', 'file'], locales);
  const files = Object.entries((fields['file'] ?? {}) as Record<string, Record<string, unknown>>);
  if (files.length > 0) {
    fields['file'] = Object.fromEntries(
      files.map(([locale, file]) => [locale, pick(file, ['url', 'fileName', 'contentType', 'details'])]),
    );
  }
  return { sys: { id: asset.sys.id, type: 'Asset' }, fields };
}

export function canonicalLocale(locale: Space['locales'][number]): Record<string, unknown> {
  const full = { ...locale, sys: { id: `locale-${locale.code.toLowerCase()}`, type: 'Locale' } };
  const keys = 'sys code name default contentManagementApi contentDeliveryApi optional';
  return pick(full, keys.split(' '));
}
