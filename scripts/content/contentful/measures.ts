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
  const measures: Measure[] = [];
  for (const [field, values] of Object.entries(fields)) {
    const where = `${sys.id}.${field}`;
    const limit = typeFields.find(({ id }) => id === field)?.type === 'Text' ? 'longText' : 'shortText';
    for (const value of Object.values(values)) {
      for (const item of [value].flat()) {
        if (typeof item === 'string') measures.push({ limit, figure: item.length, where });
      }
      if (Array.isArray(value)) measures.push({ limit: 'listItems', figure: value.length, where });
    }
  }
  return [...measures, { limit: 'requestBytes', figure: bytesOf(fields), where: sys.id }];
}

export function measureAsset(asset: Part): Measure[] {
  const where = asset.sys.id;
  return filesOf(asset).flatMap(({ fileName, contentType, details }) => {
    const name: Measure = { limit: 'fileName', figure: fileName.length, where };
    if (!contentType.startsWith('image/')) return [name];
    return [name, { limit: 'pictureBytes', figure: details?.size ?? 0, where }];
  });
}

export function assertWithinLimits(measures: Measure[]): void {
  const beyond = measures.find(({ limit, figure }) => figure > limits[limit].max);
  if (!beyond) return;
  const { max, of } = limits[beyond.limit];
  throw new Error(`ValidationFailed: ${beyond.where} has ${beyond.figure} ${of}; Contentful takes ${max}.`);
}
