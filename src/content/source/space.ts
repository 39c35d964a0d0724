/** Schema of the parts of a Contentful export that the site reads. */
import * as v from 'valibot';

const linkSchema = v.object({
  sys: v.object({ type: v.literal('Link'), linkType: v.string(), id: v.string() }),
});
const fieldsSchema = v.record(v.string(), v.record(v.string(), v.unknown()));
const entrySchema = v.looseObject({
  sys: v.looseObject({ id: v.string(), contentType: linkSchema }),
  fields: v.optional(fieldsSchema, {}),
});
const assetSchema = v.looseObject({
  sys: v.looseObject({ id: v.string() }),
  fields: v.optional(fieldsSchema, {}),
});
const localeSchema = v.looseObject({
  code: v.string(),
  default: v.optional(v.boolean(), false),
});

export const spaceSchema = v.object({
  entries: v.optional(v.array(entrySchema), []),
  assets: v.optional(v.array(assetSchema), []),
  locales: v.optional(v.array(localeSchema), []),
});

export type Space = v.InferOutput<typeof spaceSchema>;
export type Link = v.InferOutput<typeof linkSchema>;
export type Entry = Space['entries'][number];
export type Asset = Space['assets'][number];

export function isLink(value: unknown): value is Link {
  return v.is(linkSchema, value);
}

export function linkTo(linkType: string, id: string): Link {
  return { sys: { type: 'Link', linkType, id } };
}

export function entriesOf(space: Space, contentType: string): Entry[] {
  return space.entries.filter(({ sys }) => sys.contentType.sys.id === contentType);
}

export function linksOf(entry: Entry): Link[] {
  return Object.values(entry.fields)
    .flatMap((values) => Object.values(values))
    .flat()
    .filter(isLink);
}

export function byId<T extends { sys: { id: string } }>(items: T[]): Map<string, T> {
  return new Map(items.map((item) => [item.sys.id, item]));
}

export async function spaceVersion(space: Space): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(space));
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(hash.subarray(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
