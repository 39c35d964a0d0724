import type { ContentTypeId } from '../../model/site-content.ts';
import type { EntryReader } from './entry-reader.ts';
import type { Finding } from './finding.ts';

const distinctFields: [ContentTypeId, string][] = [
  ['service', 'serviceUrl'],
  ['priceCategory', 'slug'],
  ['priceCategory', 'key'],
  ['emergencySituation', 'slug'],
];

export function findSharedValues(reader: EntryReader, locale: string): Finding[] {
  return distinctFields.flatMap(([contentType, field]) => {
    const entries = reader
      .sound()
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
