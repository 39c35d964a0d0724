import { contentTypeOf, groupTypes } from '../../src/model/content-model.ts';
import { byId, entriesOf, type Entry, type Space } from '../../src/content/source/space.ts';
import { languages, localeOf } from '../../shared/languages.ts';

/** A folder of an earlier version, as this one reads it. Names are `general.newText`. */
export type Upgrade = { space: Space; added: string[]; dropped: string[] };

/** In each of the locales; a language the starter does not have gets the words of another. */
function valuesFor(values: Record<string, unknown>, locales: string[]): Record<string, unknown> {
  const [any] = Object.values(values);
  return Object.fromEntries(locales.map((locale) => [locale, values[locale] ?? any]));
}

/**
 * Required texts and numbers that came with a later version are the starter's until somebody writes the clinic's own;
 * fields that went with one are left out. Links are not filled in: a new one has to be optional.
 */
export function upgradeSpace(space: Space, starter: Space): Upgrade {
  const [added, dropped]: [string[], string[]] = [[], []];
  const main = space.locales.find((locale) => locale['default'])?.code ?? localeOf(languages[0] ?? '');
  const known = new Set(space.locales.map(({ code }) => code));
  const locales = [main, ...languages.map(localeOf).filter((code) => code !== main && known.has(code))];
  const starterFields = byId(
    Object.keys(groupTypes).flatMap((type) => {
      const [entry] = entriesOf(starter, type);
      return entry ? [{ ...entry, sys: { ...entry.sys, id: type } }] : [];
    }),
  );

  function upgraded(entry: Entry): Entry {
    const type = entry.sys.contentType.sys.id;
    const definitions = contentTypeOf(type)?.fields ?? {};
    const fields = Object.entries(entry.fields).filter(([field]) => {
      if (definitions[field]) return true;
      dropped.push(`${entry.sys.id}.${field}`);
      return false;
    });
    const present = new Set(fields.map(([field]) => field));
    const missing = Object.entries(definitions).flatMap(([field, { isRequired, isLocalized, storage }]) => {
      const values = starterFields.get(type)?.fields[field];
      const isLink = storage.type === 'Link' || storage.items?.type === 'Link';
      if (!isRequired || present.has(field) || isLink || !values) return [];
      added.push(`${entry.sys.id}.${field}`);
      return [[field, valuesFor(values, isLocalized ? locales : [main])] as const];
    });
    return { ...entry, fields: Object.fromEntries([...fields, ...missing]) };
  }

  const entries = space.entries.flatMap((entry) => {
    if (contentTypeOf(entry.sys.contentType.sys.id)) return [upgraded(entry)];
    dropped.push(entry.sys.id);
    return [];
  });
  return { space: { ...space, entries }, added, dropped };
}
