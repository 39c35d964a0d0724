import { contentTypeOf, groupTypes } from '../../src/model/content-model.ts';
import { defaultLocaleOf } from '../../src/content/check/space-index.ts';
import type { Entry, Space } from '../../src/content/source/space.ts';
import type { ContentType } from '../../src/model/define/content-type.ts';
import { languages, localeOf } from '../../shared/languages.ts';

/** `added` and `dropped` name fields: `general.newText`. */
export type Upgrade = { space: Space; added: string[]; dropped: string[] };

/** A language that the starter lacks gets the text of another. */
function valuesFor(values: Record<string, unknown>, locales: string[]): Record<string, unknown> {
  const [any] = Object.values(values);
  return Object.fromEntries(locales.map((locale) => [locale, values[locale] ?? any]));
}

function valuesOf(space: Space): Map<string, Entry['fields']> {
  return new Map(space.entries.map(({ sys, fields }) => [sys.contentType.sys.id, fields]));
}

/**
 * Upgrades content of an earlier version: missing required fields get the starter's texts and numbers, and removed
 * fields and types are dropped. Links and list entries are not filled in, so new fields with these have to be optional.
 */
export function upgradeSpace(space: Space, starter: () => Space): Upgrade {
  const [added, dropped]: [string[], string[]] = [[], []];
  const main = defaultLocaleOf(space);
  const locales = [...new Set([main, ...languages.map(localeOf)])];
  let starterValues: ReturnType<typeof valuesOf> | undefined;

  function missingFields(entry: Entry, type: ContentType): Entry['fields'] {
    if (!Object.hasOwn(groupTypes, type.id)) return {};
    const missing = Object.entries(type.fields).filter(
      ([field, { isRequired, storage }]) =>
        isRequired && !entry.fields[field] && storage.type !== 'Link' && storage.items?.type !== 'Link',
    );
    const filled = missing.flatMap(([field, { isLocalized }]) => {
      starterValues ??= valuesOf(starter());
      const values = starterValues.get(type.id)?.[field];
      if (!values) return [];
      added.push(`${entry.sys.id}.${field}`);
      return [[field, valuesFor(values, isLocalized ? locales : [main])]];
    });
    return Object.fromEntries(filled) as Entry['fields'];
  }

  const entries = space.entries.flatMap((entry) => {
    const type = contentTypeOf(entry.sys.contentType.sys.id);
    const fields = Object.entries(entry.fields);
    const gone = type ? fields.flatMap(([field]) => (type.fields[field] ? [] : [`.${field}`])) : [''];
    dropped.push(...gone.map((field) => entry.sys.id + field));
    if (!type) return [];
    const known = fields.filter(([field]) => type.fields[field]);
    return [{ ...entry, fields: { ...Object.fromEntries(known), ...missingFields(entry, type) } }];
  });
  return { space: { ...space, entries }, added, dropped };
}
