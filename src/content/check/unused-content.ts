import { contentTypeOf, groupTypes } from '../../model/content-types.ts';
import type { Finding } from './finding.ts';
import { defaultLocaleOf } from './space-index.ts';
import { byId, type Entry, linksOf, type Space } from '../source/space.ts';

export function findUnusedValues(space: Space): Finding[] {
  const defaultLocale = defaultLocaleOf(space);
  const locales = space.locales.map((locale) => locale.code);
  return space.entries.flatMap((entry) => {
    const id = entry.sys.contentType.sys.id;
    const contentType = contentTypeOf(id);
    return Object.entries(entry.fields).flatMap(([fieldId, values]) => {
      const field = contentType?.fields[fieldId];
      const read = field?.isLocalized ? locales : [defaultLocale];
      const message = field
        ? `This field is not read from here; write it in ${read.join(' and ')}.`
        : `The content type "${id}" has no such field; remove it or correct its name.`;
      return Object.keys(values)
        .filter((locale) => !field || !read.includes(locale))
        .map((locale) => ({ entry: entry.sys.id, contentType: id, field: fieldId, locale, message }));
    });
  });
}

/** Entries that neither a group nor a service links to, directly or through others, in any language: nobody sees them. */
export function findOrphanEntries(space: Space): Entry[] {
  const entries = byId(space.entries);
  const reached = new Set<Entry>();

  function reach(entry: Entry | undefined) {
    if (!entry || reached.has(entry)) return;
    reached.add(entry);
    for (const { sys } of linksOf(entry)) reach(entries.get(sys.id));
  }

  const isShown = (id: string) => id === 'service' || Object.hasOwn(groupTypes, id);
  space.entries.filter((entry) => isShown(entry.sys.contentType.sys.id)).forEach(reach);
  return space.entries.filter((entry) => !reached.has(entry));
}
