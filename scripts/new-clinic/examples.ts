import { entriesOf, isLink, type Space } from '../../src/content/source/space.ts';

/** What is a clinic's own in an entry of a content type: the first of these fields that it has. */
const ownFields: Record<string, string[]> = {
  service: ['serviceDescription'],
  priceItem: ['priceStart'],
  openingHours: ['spans', 'kind'],
  legalSection: ['sectionDescription'],
  doctor: ['quote'],
};

/** The fields of the starter that are true of nobody, as `content/review.txt` names them. */
export function examplesOf(space: Space): string[] {
  const promises = entriesOf(space, 'about')
    .flatMap(({ fields }) => Object.values(fields['promises'] ?? {}).flat())
    .filter(isLink)
    .map(({ sys }) => `${sys.id}.text`);
  const own = space.entries.flatMap(({ sys, fields }) => {
    const field = ownFields[sys.contentType.sys.id]?.find((candidate) => fields[candidate]);
    return field ? [`${sys.id}.${field}`] : [];
  });
  return [...own, ...promises].toSorted();
}
