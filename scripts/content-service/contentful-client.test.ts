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
  test('everything in all locales, page by page: what is not translated comes along, what is missing is left out', async () => {
    service.setFault({ name: 'missing-locale', entry: laser, locale: 'en-US' });
    const query = { include: 0 as const, order: ['sys.id' as const], limit: 100 };
    const first = await connect().withAllLocales.getEntries(query);
    expect(first).toMatchObject({ skip: 0, limit: 100 });
    const second = await connect().withAllLocales.getEntries({ ...query, skip: 100 });
    expect(new Set([...ids(first), ...ids(second)]).size).toBe(100 + second.items.length);
    const all = (await connect().withAllLocales.getEntries({ ...query, limit: 1000 })).items;
    expect(all.map(({ sys }) => sys.id)).toEqual(all.map(({ sys }) => sys.id).toSorted());
    const found = all.find(({ sys }) => sys.id === laser);
    expect(found?.sys).toMatchObject({
      type: 'Entry',
      revision: 2,
      contentType: { sys: { id: 'service' } },
    });
    expect(found?.fields['serviceUrl']).toEqual({ ro: 'tratamente-laser' });
    expect(found?.fields['lead']).not.toHaveProperty('en-US');
  });

  test('assets, content types and locales', async () => {
    const client = connect();
    const { items } = await client.withAllLocales.getAssets({ limit: 1000 });
    expect(items.find(({ sys }) => sys.id === 'hero')).toMatchObject({
      fields: { file: { ro: { contentType: 'image/svg+xml' } } },
    });
    const types = await client.getContentTypes();
    const ofService = types.items.find(({ sys }) => sys.id === 'service');
    expect(ofService?.fields.map(({ id }) => id)).toContain('serviceUrl');
    expect((await client.getLocales()).items.map(({ code }) => code)).toEqual(['ro', 'en-US']);
  });

  test('an edit comes with the next sync', async () => {
    const client = connect();
    const first = await client.sync({ initial: true });
    expect(first.entries.length).toBeGreaterThan(100);
    expect(first.assets.length).toBeGreaterThan(10);

    service.publish({ id: 'footer', fields: { slogan: { ro: 'Alt slogan' } } });
    service.publish({ id: 'new', contentType: 'textBlock', fields: { title: { ro: 'Nou' } } });
    service.unpublish('doctor-ana');

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
    await expect(connect(changes).withAllLocales.getEntries()).rejects.toMatchObject({
      name,
      message: expect.stringContaining(message),
    });
  });

  test.each([
    [{ limit: 1001 }, 'InvalidQuery', '1000'],
    [{ nothing: 'x' }, 'InvalidQuery', 'is not recognized'],
    [{ order: ['fields.index'] }, 'InvalidQuery', 'is not recognized'],
  ])('the query %o', async (query: object, name, message) => {
    await expect(connect().withAllLocales.getEntries(query)).rejects.toMatchObject({
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
  const entries = '/spaces/ghiocel/environments/master/entries?locale=*&limit=1000';
  const sloganOfFooter = async (answer: Response) => {
    const { items } = (await answer.json()) as {
      items: { sys: { id: string }; fields: { slogan?: unknown } }[];
    };
    return items.find(({ sys }) => sys.id === 'footer')?.fields.slogan;
  };

  test('pages of other origins may ask', async () => {
    const preflight = await fetch(service.url + entries, { method: 'OPTIONS' });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(preflight.headers.get('Access-Control-Allow-Headers')).toContain('Authorization');
    expect(service.requests).toEqual([]);
  });

  test('a test in another process sets faults and publishes edits', async () => {
    const send = (method: string, path: string, body?: unknown) =>
      fetch(service.url + path, { method, ...(body !== undefined && { body: JSON.stringify(body) }) });
    await send('PUT', '/__fault/unavailable', { times: 1 });
    expect((await get(entries)).status).toBe(503);
    expect((await get(entries)).status).toBe(200);
    await send('PUT', '/__fault/html');
    expect((await get(entries)).headers.get('Content-Type')).toContain('text/html');
    await send('DELETE', '/__fault');
    await send('PATCH', '/__entries/footer', { slogan: { ro: 'Alt slogan' } });
    expect(await sloganOfFooter(await get(entries))).toMatchObject({ ro: 'Alt slogan' });
    await send('DELETE', '/__entries');
    expect(await sloganOfFooter(await get(entries))).not.toMatchObject({ ro: 'Alt slogan' });
    expect((await send('PUT', '/__fault/flood')).status).toBe(400);
    expect(service.requests).toHaveLength(5);
  });
});
