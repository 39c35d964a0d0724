import { buffer } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { linkTo } from '../../../src/content/source/space.ts';
import { measureAsset, measureEntry, measureType, assertWithinLimits, type Measure } from './measures.ts';

type Sys = { id: string; version: number; publishedVersion?: number; [key: string]: unknown };
type Entity = { sys: Sys; fields?: Record<string, Record<string, unknown>>; [key: string]: unknown };
type AssetFile = { fileName: string; contentType: string; uploadFrom?: { sys: { id: string } } };
type Request = {
  entityType: string;
  action: string;
  params?: Record<string, unknown> & { query?: Record<string, unknown> };
  payload?: unknown;
};

const spaceLinks = { space: linkTo('Space', 'memory'), environment: linkTo('Environment', 'master') };

/**
 * A fake of the management API for `content:push --dry-run`, with the methods that contentful-import calls and the limits
 * of `src/model/define/limits.ts`.
 */
export class FakeManagementApi {
  readonly #entities = new Map<string, Map<string, Entity>>();
  readonly uploads = new Map<string, number>();

  constructor(defaultLocale: string) {
    this.#store('Locale', 'default-locale', { code: defaultLocale, default: true });
  }

  all(entityType: string): Map<string, Entity> {
    const known = this.#entities.get(entityType) ?? new Map<string, Entity>();
    this.#entities.set(entityType, known);
    return known;
  }

  published(entityType: string): Entity[] {
    return [...this.all(entityType).values()].filter(({ sys }) => sys.publishedVersion !== undefined);
  }

  readonly makeRequest = async (request: Request): Promise<unknown> =>
    structuredClone(await this.#answer(request));

  #measure(entityType: string, entity: Entity, contentType: string): Measure[] {
    const fields = entity.fields ?? {};
    if (entityType === 'ContentType') return measureType({ ...entity, fields: entity.fields as never });
    if (entityType === 'Asset') return measureAsset({ ...entity, fields });
    if (entityType !== 'Entry') return [];
    const type = this.all('ContentType').get(contentType)?.fields as never;
    return measureEntry({ ...entity, fields }, type);
  }

  async #answer({ entityType, action, params = {}, payload }: Request): Promise<unknown> {
    const { entryId, assetId, contentTypeId, localeId, query = {} } = params;
    const id = (entryId ?? assetId ?? contentTypeId ?? localeId) as string;
    switch (`${entityType}.${action}`) {
      case 'Space.get':
      case 'Environment.get':
        return { sys: { ...spaceLinks, id: entityType, type: entityType }, name: entityType };
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
    const sys = {
      ...spaceLinks,
      ...link,
      ...before,
      id,
      type: entityType,
      version: (before?.version ?? 0) + 1,
    };
    const entity: Entity = { ...payload, sys };
    assertWithinLimits(this.#measure(entityType, entity, String(contentType)));
    this.all(entityType).set(id, entity);
    return entity;
  }

  #publish(entityType: string, id: string): Entity {
    const entity = this.all(entityType).get(id);
    if (!entity) throw new Error(`There is no ${entityType} "${id}" to publish.`);
    entity.sys = { ...entity.sys, publishedVersion: entity.sys.version, version: entity.sys.version + 1 };
    return entity;
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
