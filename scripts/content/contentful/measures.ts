import { filesOf } from '../../../src/content/source/site-files.ts';
import { limits, type LimitName } from '../../../src/model/define/limits.ts';

/** A value to compare with one of Contentful's limits; `where` names a content type, `entry.field` or an asset. */
export type Measure = { limit: LimitName; figure: number; where: string };

type TypeFields = { id: string; type: string }[];

const bytesOf = (sent: unknown) => Buffer.byteLength(JSON.stringify(sent));

export function measureType({ sys, fields }: { sys: { id: string }; fields: TypeFields }): Measure[] {
  const where = sys.id;
  return [
    { limit: 'fieldsPerType', figure: fields.length, where },
    { limit: 'requestBytes', figure: bytesOf(fields), where },
  ];
}

type Part = { sys: { id: string }; fields: Record<string, Record<string, unknown>> };

export function measureEntry({ sys, fields }: Part, typeFields: TypeFields): Measure[] {
  const texts = Object.entries(fields).flatMap(([field, values]) =>
    Object.values(values).flatMap((value): Measure[] => {
      const where = `${sys.id}.${field}`;
      const limit = typeFields.find(({ id }) => id === field)?.type === 'Text' ? 'longText' : 'shortText';
      const items = [value].flat();
      const written = items.filter((item) => typeof item === 'string');
      return [
        ...written.map(({ length: figure }): Measure => ({ limit, figure, where })),
        ...(Array.isArray(value) ? [{ limit: 'listItems', figure: items.length, where } as const] : []),
      ];
    }),
  );
  return [...texts, { limit: 'requestBytes', figure: bytesOf(fields), where: sys.id }];
}

export function measureAsset(asset: Part): Measure[] {
  return filesOf(asset).flatMap(({ fileName, contentType, details }): Measure[] => [
    { limit: 'fileName', figure: fileName.length, where: asset.sys.id },
    ...(contentType.startsWith('image/')
      ? [{ limit: 'pictureBytes', figure: details?.size ?? 0, where: asset.sys.id } as const]
      : []),
  ]);
}

/** Throws an error if a value exceeds its limit, as the API does. */
export function assertWithinLimits(measures: Measure[]): void {
  const beyond = measures.find(({ limit, figure }) => figure > limits[limit].max);
  if (!beyond) return;
  const { max, of } = limits[beyond.limit];
  throw new Error(`ValidationFailed: ${beyond.where} has ${beyond.figure} ${of}; Contentful takes ${max}.`);
}
