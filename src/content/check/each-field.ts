import { contentTypeOf } from '../../model/content-model.ts';
import type { Field } from '../../model/define/model-field.ts';
import type { Problem } from '../../model/define/problems.ts';
import type { Entry, Space } from '../source/space.ts';
import type { ContentFinding, Place } from './content-finding.ts';

export type WrittenField = Omit<Place, 'locale' | 'index'> & {
  /** Undefined for a field that the model lacks, and for titles and descriptions of assets. */
  definition: Field | undefined;
  /** Values by locale. */
  values: Record<string, unknown>;
  fields: Entry['fields'];
};

/** Returns every filled field of the entries, then title and description of each asset. */
export function listWrittenFields({ entries, assets }: Space): WrittenField[] {
  const items = [
    ...entries.map(({ sys, fields }) => ({ entry: sys.id, contentType: sys.contentType.sys.id, fields })),
    ...assets.map(({ sys, fields: { title = {}, description = {} } }) => {
      return { entry: sys.id, contentType: 'asset', fields: { title, description } };
    }),
  ];
  return items.flatMap((item) => {
    const definitions = contentTypeOf(item.contentType)?.fields;
    return Object.entries(item.fields).map(([field, values]) => {
      return { ...item, field, values, definition: definitions?.[field] };
    });
  });
}

export function findingAt({ entry, contentType, field, locale }: Place, found: Problem): ContentFinding {
  return { ...found, place: { entry, contentType, field, locale } };
}
