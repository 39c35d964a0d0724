import { buffer } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { linkTo } from '../../../src/content/source/space.ts';
import { measureAsset, measureEntry, measureType, assertWithinLimits, type Measure } from './measures.ts';

type Sys = { id: string; version: number; publishedVersion?: number; [key: string]: unknown };
type Part = { sys: Sys; fields?: Record<string, Record<string, unknown>>; [key: string]: unknown };
type AssetFile = { fileName: string; contentType: string; uploadFrom?: { sys: { id: string } } };
type Request = {
  entityType: string;
  action: string;
  params?: Record<string, unknown> & { query?: Record<string, unknown> };
  payload?: unknown;
};

const home = { space: linkTo('Space', 'memory'), environment: linkTo('Environment', 'master') };

/**
 * A fake of the management API for `content:push --dry-run`, with the methods that contentful-import calls and the limits
 * of `src/model/define/limits.ts`.
 */
export class FakeManagementApi {
  readonly #parts = new Map<string, Map<string, Part>>();
  readonly uploads = new Map<string, number>();

  constructor(defaultLocale: string) {
    this.#store('Locale', 'default-locale', { code: defaultLocale, default: true });
  }

  all(entityType: string): Map<string, Part> {
    const known = this.#parts.get(entityType) ?? new Map<string, Part>();
    this.#parts.set(entityType, known);
    return known;
  }

  published(entityType: string): Part[] {
    return [...this.all(entityType).values()].filter(({ sys }) => sys.publishedVersion !== undefined);
  }

  readonly makeRequest = async (request: Request): Promise<unknown> =>
    structuredClone(await this.#answer(request));

  /** Returns the values that the real API compares with its limits. */
  #measure(entityType: string, part: Part, contentType: string): Measure[] {
    const fields = part.fields ?? {};
    if (entityType === 'ContentType') return measureType({ ...part, fields: part.fields as never });
    if (entityType === 'Asset') return measureAsset({ ...part, fields });
    if (entityType !== 'Entry') return [];
    const type = this.all('ContentType').get(contentType)?.fields as never;
    return measureEntry({ ...part, fields }, type);
  }

  async #answer({ entityType, action, params = {}, payload }: Request): Promise<unknown> {
    const { entryId, assetId, contentTypeId, localeId, query = {} } = params;
    const id = (entryId ?? assetId ?? contentTypeId ?? localeId) as string;
    switch (`${entityType}.${action}`) {
      case 'Space.get':
      case 'Environment.get':
        return { sys: { ...home, id: entityType, type: entityType }, name: entityType };
      case 'EditorInterface.get':
        return this.all(entityType).get(id) ?? this.#store(entityType, id, { controls: [] });
      case 'Upload.create':
        return this.#upload((payload as { file: Readable }).file);
      case 'Asset.processForLocale':
        return this.#process(id, String(params['locale']));
    }
    switch (action) {
      case 'getMany':
        return this.#list(entityType, query);
      case 'create':
      case 'createWithId':
      case 'update':
        return this.#store(entityType, id, payload as object, contentTypeId);
      case 'publish':
        return this.#publish(entityType, id);
    }
    throw new Error(`The fake does not know ${entityType}.${action}.`);
  }

  #list(entityType: string, query: Record<string, unknown>) {
    const found = [...this.all(entityType).values()];
    const skip = Number(query['skip'] ?? 0);
    const limit = Number(query['limit'] ?? 100);
    const items = found.slice(skip, skip + limit);
    return { sys: { type: 'Array' }, total: found.length, skip, limit, items };
  }

  #store(entityType: string, givenId: string | undefined, payload: object, contentType: unknown = givenId) {
    const id = givenId ?? `${entityType}-${this.all(entityType).size}`;
    const before = this.all(entityType).get(id)?.sys;
    const link = { contentType: linkTo('ContentType', String(contentType)) };
    const sys = { ...home, ...link, ...before, id, type: entityType, version: (before?.version ?? 0) + 1 };
    const part: Part = { ...payload, sys };
    assertWithinLimits(this.#measure(entityType, part, String(contentType)));
    this.all(entityType).set(id, part);
    return part;
  }

  #publish(entityType: string, id: string): Part {
    const part = this.all(entityType).get(id);
    if (!part) throw new Error(`There is no ${entityType} "${id}" to publish.`);
    part.sys = { ...part.sys, publishedVersion: part.sys.version, version: part.sys.version + 1 };
    return part;
  }

  async #upload(file: Readable) {
    const { length } = await buffer(file);
    const id = `upload-${this.uploads.size + 1}`;
    this.uploads.set(id, length);
    return { sys: { id, type: 'Upload' } };
  }

  #process(id: string, locale: string) {
    const stored = this.all('Asset').get(id);
    const files = stored?.fields?.['file'];
    const file = files?.[locale] as AssetFile | undefined;
    if (!files || !file) throw new Error(`The asset "${id}" has no file in ${locale}.`);
    const { fileName, contentType, uploadFrom } = file;
    const size = this.uploads.get(uploadFrom?.sys.id ?? '') ?? 0;
    const host = contentType.startsWith('image/') ? 'images.ctfassets.net' : 'videos.ctfassets.net';
    const url = `//${host}/space/${id}/0123456789abcdef/${fileName}`;
    files[locale] = { url, details: { size }, fileName, contentType };
    return stored;
  }
}
