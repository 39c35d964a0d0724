import { contentTypes } from '../../model/content-model.ts';
import type { ContentType } from '../../model/define/content-type.ts';
import type { EntryReader } from './entry-reader.ts';
import type { ContentFinding } from './content-finding.ts';

const distinctFields = Object.values<ContentType>(contentTypes).flatMap(({ id, fields }) =>
  Object.entries(fields)
    .filter(([, { storage }]) => storage.validations?.some(({ unique }) => unique))
    .map(([field]) => [id, field] as const),
);

export function findDuplicates(reader: EntryReader, locale: string): ContentFinding[] {
  return distinctFields.flatMap(([contentType, field]) => {
    const entries = reader
      .validEntries()
      .filter(({ entry }) => entry.sys.contentType.sys.id === contentType)
      .map(({ entry, values }) => ({ id: entry.sys.id, value: String(values[field]).trim() }));
    return entries.flatMap(({ id, value }) => {
      const others = entries.filter((other) => other.id !== id && other.value === value);
      if (others.length === 0) return [];
      const message = `"${value}" is also in ${others.map((other) => other.id).join(', ')}; give each its own.`;
      return [{ entry: id, contentType, field, locale, message }];
    });
  });
}
