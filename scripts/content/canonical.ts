import type { Asset, ContentType, Entry, Field, Space } from '../../src/content/contentful/space.ts';

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

/** A validation with what it asks first, and what it says to the editor last. */
function validation(value: Record<string, unknown>): Record<string, unknown> {
  const { message, ...rule } = value;
  for (const limits of ['size', 'range']) {
    if (rule[limits]) rule[limits] = pick(rule[limits] as Record<string, unknown>, ['min', 'max']);
  }
  if (rule['regexp']) rule['regexp'] = pick(rule['regexp'] as Record<string, unknown>, ['pattern', 'flags']);
  return message === undefined || message === null ? rule : { ...rule, message };
}

function field(value: Field): Record<string, unknown> {
  const { items, validations } = value;
  const full = {
    ...value,
    items: items && {
      ...pick(items, ['type', 'linkType']),
      validations: items.validations.map(validation),
    },
    validations: validations.map(validation),
  };
  const keys = 'id name type linkType items localized required disabled omitted validations defaultValue';
  return pick(full, keys.split(' '));
}

export function canonicalContentType(contentType: ContentType): Record<string, unknown> {
  const full = {
    ...contentType,
    sys: { id: contentType.sys.id, type: 'ContentType' },
    fields: contentType.fields.map(field),
  };
  return pick(full, ['sys', 'name', 'description', 'displayField', 'fields']);
}

type Control = Record<string, unknown> & { fieldId: string };

/** Where and with which help an editor fills in each field, in the order of the fields. */
export function canonicalEditorInterface(
  editor: Space['editorInterfaces'][number],
  fields: Field[],
): Record<string, unknown> {
  const { id } = editor.sys.contentType.sys;
  const controls = (editor['controls'] ?? []) as Control[];
  const ordered = fields.flatMap((one) => controls.filter((control) => control.fieldId === one.id));
  const full = {
    ...editor,
    sys: {
      id: 'default',
      type: 'EditorInterface',
      contentType: { sys: { id, type: 'Link', linkType: 'ContentType' } },
    },
    controls: ordered.map((control) => pick(control, ['fieldId', 'widgetId', 'widgetNamespace', 'settings'])),
  };
  return pick(full, ['sys', 'controls', 'groupControls', 'sidebar', 'editors', 'editorLayout']);
}

export function canonicalEntry(entry: Entry, space: Space, locales: string[]): Record<string, unknown> {
  const { id } = entry.sys.contentType.sys;
  const contentType = space.contentTypes.find((candidate) => candidate.sys.id === id);
  const order = contentType?.fields.map((one) => one.id) ?? Object.keys(entry.fields).sort();
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
