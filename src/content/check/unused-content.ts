import { contentTypeOf } from '../../model/content-types.ts';
import type { Finding } from './finding.ts';
import { defaultLocaleOf } from './space-index.ts';
import type { Space } from '../source/space.ts';

/** Values in locales that nobody reads, and in fields that their content type does not have. */
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
        : 'The content type has no such field; remove it or correct its name.';
      return Object.keys(values)
        .filter((locale) => !field || !read.includes(locale))
        .map((locale) => ({ entry: entry.sys.id, contentType: id, field: fieldId, locale, message }));
    });
  });
}
