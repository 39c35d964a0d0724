import type { Readable } from 'node:stream';
import { linkTo } from '../../src/content/contentful/space.ts';

type Sys = { id: string; version?: number; publishedVersion?: number; [key: string]: unknown };
type Part = { sys: Sys; fields?: Record<string, Record<string, unknown>>; [key: string]: unknown };
/** What contentful-management hands to its adapter instead of an HTTP request. */
type Request = {
  entityType: string;
  action: string;
  params?: Record<string, unknown> & { query?: Record<string, unknown> };
  payload?: unknown;
};

/** Where every part of the space says it is. */
const home = { space: linkTo('Space', 'memory'), environment: linkTo('Environment', 'master') };
const idParameters = ['entryId', 'assetId', 'contentTypeId', 'localeId'];

/**
 * A Contentful space in memory, for contentful-management's `apiAdapter`: enough of the management API for
 * contentful-import to fill it and contentful-export to read it, without a network or a token.
 */
export class FakeManagementApi {
  readonly parts = new Map<string, Map<string, Part>>();
  /** Bytes of each uploaded file, by upload id. */
  readonly uploads = new Map<string, number>();

  constructor(defaultLocale: string) {
    const locale = { sys: { ...home, id: 'default-locale', type: 'Locale', version: 1 } };
    this.all('Locale').set('default-locale', { ...locale, code: defaultLocale, default: true });
  }

  all(entityType: string): Map<string, Part> {
    const known = this.parts.get(entityType) ?? new Map<string, Part>();
    this.parts.set(entityType, known);
    return known;
  }

  published(entityType: string): Part[] {
    return [...this.all(entityType).values()].filter(({ sys }) => sys.publishedVersion !== undefined);
  }

  readonly makeRequest = async (request: Request): Promise<unknown> =>
    structuredClone(await this.#answer(request));

  async #answer({ entityType, action, params = {}, payload }: Request): Promise<unknown> {
    const id = idParameters.map((name) => params[name]).find((value) => typeof value === 'string') as string;
    switch (`${entityType}.${action}`) {
      case 'Space.get':
      case 'Environment.get':
        return { sys: { ...home, id: entityType, type: entityType }, name: entityType };
      case 'EditorInterface.get':
        return this.all('EditorInterface').get(id) ?? editorInterfaceOf(id);
      case 'EditorInterface.update':
        return this.#store('EditorInterface', id, payload as Part);
      case 'Upload.create':
        return this.#upload((payload as { file: Readable }).file);
      case 'Asset.processForLocale':
        return this.#process(payload ? (payload as Part) : (params['asset'] as Part), params);
    }
    switch (action) {
      case 'getMany':
        return this.#list(entityType, params.query ?? {});
      case 'create':
      case 'createWithId':
      case 'update':
        return this.#store(entityType, id, payload as Part, params);
      case 'publish':
        return this.#publish(entityType, id);
    }
    throw new Error(`The fake does not know ${entityType}.${action}.`);
  }

  #list(entityType: string, query: Record<string, unknown>) {
    const ids = typeof query['sys.id[in]'] === 'string' ? query['sys.id[in]'].split(',') : undefined;
    const found = [...this.all(entityType).values()].filter(({ sys }) => !ids || ids.includes(sys.id));
    const skip = Number(query['skip'] ?? 0);
    const limit = Number(query['limit'] ?? 100);
    return {
      sys: { type: 'Array' },
      total: found.length,
      skip,
      limit,
      items: found.slice(skip, skip + limit),
    };
  }

  #store(
    entityType: string,
    givenId: string | undefined,
    payload: Part,
    params: Request['params'] = {},
  ): Part {
    const code = entityType === 'Locale' ? String(payload['code']) : undefined;
    const id = givenId ?? `${entityType}-${code ?? this.all(entityType).size}`;
    const before = this.all(entityType).get(id);
    const type = params['contentTypeId'];
    const sys = {
      ...home,
      id,
      type: entityType,
      ...(entityType === 'Entry' && {
        contentType: before?.sys['contentType'] ?? linkTo('ContentType', String(type)),
      }),
      ...(entityType === 'EditorInterface' && { contentType: linkTo('ContentType', id) }),
      ...before?.sys,
      version: (before?.sys.version ?? 0) + 1,
    };
    const part = { ...payload, sys };
    this.all(entityType).set(id, part);
    return part;
  }

  #publish(entityType: string, id: string): Part {
    const part = this.all(entityType).get(id);
    if (!part) throw new Error(`There is no ${entityType} "${id}" to publish.`);
    part.sys = { ...part.sys, publishedVersion: part.sys.version ?? 1, version: (part.sys.version ?? 1) + 1 };
    return part;
  }

  async #upload(file: Readable) {
    let size = 0;
    for await (const chunk of file) size += (chunk as Buffer).length;
    const id = `upload-${this.uploads.size + 1}`;
    this.uploads.set(id, size);
    return { sys: { id, type: 'Upload' } };
  }

  /** What Contentful does with an upload: the file gets an address and its details. */
  #process(asset: Part, params: Record<string, unknown>): Part {
    const stored = this.all('Asset').get(asset.sys.id);
    const locale = String(params['locale']);
    const file = stored?.fields?.['file']?.[locale] as
      { fileName: string; contentType: string; uploadFrom?: { sys: { id: string } } } | undefined;
    if (!stored || !file) throw new Error(`The asset "${asset.sys.id}" has no file in ${locale}.`);
    const size = this.uploads.get(file.uploadFrom?.sys.id ?? '') ?? 0;
    const { fileName, contentType } = file;
    const host = contentType.startsWith('image/') ? 'images.ctfassets.net' : 'videos.ctfassets.net';
    const url = `//${host}/space/${asset.sys.id}/0123456789abcdef/${fileName}`;
    stored.fields!['file']![locale] = { url, details: { size }, fileName, contentType };
    return stored;
  }
}

function editorInterfaceOf(contentType: string): Part {
  return {
    sys: {
      ...home,
      id: 'default',
      type: 'EditorInterface',
      version: 1,
      contentType: linkTo('ContentType', contentType),
    },
    controls: [],
  };
}
