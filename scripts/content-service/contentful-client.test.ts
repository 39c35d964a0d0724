import { createClient } from 'contentful';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startContentService, type ContentService } from './start-content-service.ts';

let service: ContentService;
beforeEach(async () => {
  service = await startContentService();
});
afterEach(() => service.close());

function connect(changes: { accessToken?: string; space?: string; environment?: string } = {}) {
  return createClient({
    space: service.spaceId,
    accessToken: service.accessToken,
    host: new URL(service.url).host,
    insecure: true,
    retryLimit: 0,
    logHandler: () => undefined,
    ...changes,
  });
}

const ids = (collection: { items: { sys: { id: string } }[] }) => collection.items.map(({ sys }) => sys.id);
const laser = 'service-tratamente-laser';

describe('the official client asks the local content service', () => {
  test('an entry by a field, in a language, with its links resolved', async () => {
    const { items, total } = await connect().getEntries({
      content_type: 'service',
      'fields.serviceUrl': 'tratamente-laser',
      locale: 'en-US',
      include: 2,
    });
    expect(total).toBe(1);
    expect(items[0]).toMatchObject({
      sys: {
        id: laser,
        type: 'Entry',
        locale: 'en-US',
        revision: 1,
        contentType: { sys: { id: 'service' } },
      },
      fields: {
        serviceName: 'Laser treatments',
        picture: { fields: { title: 'Laser' } },
        meta: { sys: { contentType: { sys: { id: 'pageMeta' } } }, fields: { title: expect.any(String) } },
        priceCategory: {
          fields: {
            items: expect.arrayContaining([
              expect.objectContaining({
                fields: expect.objectContaining({ priceStart: expect.any(Number) }),
              }),
            ]),
          },
        },
      },
    });
  });

  test('links as far as include says, and the broken ones by name', async () => {
    service.setFault({ name: 'broken-link', entry: 'footer' });
    const of = (include: 0 | 1) =>
      connect().withoutLinkResolution.getEntries({ 'sys.id': 'footer', include });
    expect(await of(0)).not.toHaveProperty('includes');
    const { includes, errors } = await of(1);
    expect(new Set(includes?.Entry?.map(({ sys }) => sys.contentType.sys.id))).toEqual(
      new Set(['footerBlock', 'partner']),
    );
    expect(errors).toMatchObject([{ sys: { id: 'notResolvable' }, details: { id: 'nothing' } }]);
  });

  test('all locales, or one without a fallback: what is not translated comes along, what is missing is left out', async () => {
    service.setFault({ name: 'missing-locale', entry: laser, locale: 'en-US' });
    const query = { 'sys.id': laser, include: 0 as const };
    const [all] = (await connect().withAllLocales.getEntries(query)).items;
    expect(all?.fields['serviceUrl']).toEqual({ ro: 'tratamente-laser' });
    expect(all?.fields['lead']).not.toHaveProperty('en-US');
    expect(all?.sys.locale).toBeUndefined();
    const [english] = (await connect().getEntries({ ...query, locale: 'en-US' })).items;
    expect(english?.fields['serviceUrl']).toBe('tratamente-laser');
    expect(english?.fields).not.toHaveProperty('lead');
  });

  test('pages, in an order, with the parts that are selected', async () => {
    const page = await connect().getEntries({
      content_type: 'service',
      order: ['-fields.index'],
      select: ['fields.index'],
      skip: 1,
      limit: 2,
    });
    expect(page).toMatchObject({ total: 6, skip: 1, limit: 2 });
    expect(page.items.map(({ fields }) => fields)).toEqual([{ index: 4 }, { index: 3 }]);
  });

  test.each([
    ['sys.id[in]', 'home,footer', ['footer', 'home']],
    ['sys.id[nin]', 'home', undefined],
    ['fields.serviceVideo[exists]', 'true', [laser]],
    ['fields.index[gte]', '4', ['service-stomatologie-generala', 'service-stomatologie-pediatrica']],
    ['fields.serviceName[match]', 'LASER', [laser]],
  ])('the filter %s', async (name, value, expected) => {
    const query = { ...(name.startsWith('fields') && { content_type: 'service' }), [name]: value };
    const found = ids(await connect().getEntries({ ...query, order: ['sys.id'], limit: 1000 }));
    if (expected) expect(found).toEqual(expected);
    else expect(found).not.toContain('home');
  });

  test('single entries, assets and content types, the locales and the space', async () => {
    const client = connect();
    expect(await client.getEntry('footer')).toMatchObject({ sys: { id: 'footer' } });
    expect(await client.getAsset('hero')).toMatchObject({
      fields: { file: { contentType: 'image/svg+xml' } },
    });
    expect((await client.getContentType('service')).fields.map(({ id }) => id)).toContain('serviceUrl');
    expect((await client.getLocales()).items.map(({ code }) => code)).toEqual(['ro', 'en-US']);
    expect((await client.getSpace()).locales).toHaveLength(2);
  });

  test('an edit is newer than what was there, and comes with the next sync', async () => {
    const client = connect();
    const first = await client.sync({ initial: true });
    expect(first.entries.length).toBeGreaterThan(100);
    expect(first.assets.length).toBeGreaterThan(10);
    const [newest] = (await client.getEntries({ order: ['-sys.updatedAt'], limit: 1, include: 0 })).items;

    service.publish({ id: 'footer', fields: { slogan: { ro: 'Alt slogan' } } });
    service.publish({ id: 'new', contentType: 'textBlock', fields: { title: { ro: 'Nou' } } });
    service.unpublish('doctor-ana');

    const since = await client.getEntries({
      'sys.updatedAt[gt]': newest?.sys
        .updatedAt as `${number}-${number}-${number}T${number}:${number}:${number}Z`,
      include: 0,
    });
    expect(ids(since)).toEqual(['new', 'footer']);
    const next = await client.sync({ nextSyncToken: first.nextSyncToken ?? '' });
    expect(ids({ items: next.entries })).toEqual(['footer', 'new']);
    expect(next.entries[0]?.fields['slogan']).toEqual({ ro: 'Alt slogan', 'en-US': expect.any(String) });
    expect(ids({ items: next.deletedEntries })).toEqual(['doctor-ana']);
    const last = await client.sync({ nextSyncToken: next.nextSyncToken ?? '' });
    expect(last.entries).toEqual([]);
  });
});

describe('what it refuses, it words as the delivery API does', () => {
  test.each([
    ['an unknown token', { accessToken: 'wrong' }, 'AccessTokenInvalid', 'could not be found or is invalid'],
    ['an unknown space', { space: 'another' }, 'NotFound', 'The resource could not be found.'],
    ['an unknown environment', { environment: 'staging' }, 'NotFound', 'The resource could not be found.'],
  ])('%s', async (_, changes, name, message) => {
    await expect(connect(changes).getEntries()).rejects.toMatchObject({
      name,
      message: expect.stringContaining(message),
    });
  });

  test.each([
    [{ content_type: 'nothing' }, 'InvalidQuery', 'unknownContentType'],
    [{ 'fields.serviceUrl': 'ortodontie' }, 'InvalidQuery', 'A Content Type ID is required.'],
    [{ limit: 1001 }, 'InvalidQuery', '1000'],
    [{ nothing: 'x' }, 'InvalidQuery', 'is not recognized'],
    [{ locale: 'de' }, 'BadRequest', 'Unknown locale: de'],
  ])('the query %o', async (query: object, name, message) => {
    await expect(connect().getEntries(query)).rejects.toMatchObject({
      name,
      message: expect.stringContaining(message),
    });
  });

  test('too many requests, with the time to wait in its headers', async () => {
    service.setFault({ name: 'rate-limit', times: 1, reset: 7 });
    const answer = await fetch(`${service.url}/spaces/${service.spaceId}/entries`);
    expect(answer.status).toBe(429);
    expect(answer.headers.get('X-Contentful-RateLimit-Reset')).toBe('7');
    expect(answer.headers.get('Retry-After')).toBe('7');
    expect(await answer.json()).toMatchObject({ sys: { type: 'Error', id: 'RateLimitExceeded' } });
  });
});

describe('over plain HTTP', () => {
  const get = (path: string, headers = {}) =>
    fetch(service.url + path, { headers: { Authorization: `Bearer ${service.accessToken}`, ...headers } });
  const entry = '/spaces/ghiocel/environments/master/entries/footer';

  test('what has not changed is not sent again', async () => {
    const etag = (await get(entry)).headers.get('Etag') ?? '';
    expect((await get(entry, { 'If-None-Match': etag })).status).toBe(304);
    service.publish({ id: 'footer', fields: { slogan: { ro: 'Alt slogan' } } });
    expect((await get(entry, { 'If-None-Match': etag })).status).toBe(200);
  });

  test('pages of other origins may ask', async () => {
    const preflight = await fetch(service.url + entry, { method: 'OPTIONS' });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(preflight.headers.get('Access-Control-Allow-Headers')).toContain('Authorization');
    expect(service.requests).toEqual([]);
  });

  test('a test in another process sets faults and publishes edits', async () => {
    const send = (method: string, path: string, body?: unknown) =>
      fetch(service.url + path, { method, ...(body !== undefined && { body: JSON.stringify(body) }) });
    await send('PUT', '/__fault/unavailable', { times: 1 });
    expect((await get(entry)).status).toBe(503);
    expect((await get(entry)).status).toBe(200);
    await send('PUT', '/__fault/html');
    expect((await get(entry)).headers.get('Content-Type')).toContain('text/html');
    await send('DELETE', '/__fault');
    await send('PATCH', '/__entries/footer', { slogan: { ro: 'Alt slogan' } });
    expect(await (await get(entry)).json()).toMatchObject({ fields: { slogan: 'Alt slogan' } });
    await send('DELETE', '/__entries');
    expect(await (await get(entry)).json()).not.toMatchObject({ fields: { slogan: 'Alt slogan' } });
    expect((await send('PUT', '/__fault/flood')).status).toBe(400);
    expect(service.requests).toHaveLength(5);
  });
});
