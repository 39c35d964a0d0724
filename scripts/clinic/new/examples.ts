import type { Space } from '../../../src/content/source/space.ts';

/** What is a clinic's own in an entry, by content type or by the id it begins with: the first of these fields that it has. */
const ownFields: Record<string, string[]> = {
  service: ['serviceDescription'],
  priceItem: ['priceStart'],
  openingHours: ['spans', 'kind'],
  legalSection: ['sectionDescription'],
  doctor: ['quote'],
  promise: ['text'],
};

/** The fields of the starter that are true of nobody, as `content/review.txt` names them. */
export function examplesOf({ entries }: Space): string[] {
  return entries.flatMap(({ sys: { id, contentType }, fields }) => {
    const own = ownFields[contentType.sys.id] ?? ownFields[id.split('-')[0] ?? ''] ?? [];
    return own
      .filter((field) => fields[field])
      .map((field) => `${id}.${field}`)
      .slice(0, 1);
  });
}
