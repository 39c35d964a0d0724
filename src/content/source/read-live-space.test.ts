import { afterEach, expect, test, vi } from 'vitest';
import { type ServiceOptions, startContentService } from '../../../scripts/local/content-service.ts';
import { hostFiles } from '../../../scripts/local/hosted-files.ts';
import type { Fault } from '../../../scripts/local/faults.ts';
import { languages } from '../../../shared/languages.ts';
import { changedSpace, embeddedSpace, withUnknownParts } from '../../testing/changed-space.ts';
import type { SiteContents } from '../../model/site-content.ts';
import { toSiteContent } from '../check/to-site-content.ts';
import { readNewerContent } from '../live/read-newer.ts';
import { liveConfigOf, type LiveConfig } from './live-config.ts';
import { readLiveSpace, type LiveOptions } from './read-live-space.ts';
import type { SiteFiles } from './site-files.ts';
import { type Space, spaceVersion } from './space.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  vi.restoreAllMocks();
  for (const close of closing.splice(0)) await close();
});

async function start(options: ServiceOptions = {}, wrong: Record<string, string> = {}) {
  const service = await startContentService(options);
  closing.push(service.close);
  const config = liveConfigOf({
    CONTENTFUL_SPACE_ID: service.spaceId,
    CONTENTFUL_ACCESS_TOKEN: service.accessToken,
    CONTENTFUL_HOST: service.url,
    ...wrong,
  })!;
  return { service, config };
}

async function read(config: LiveConfig, options?: LiveOptions): Promise<Space> {
  const result = await readLiveSpace(config, options);
  if (!result.ok) throw new Error(result.message);
  return result.space;
}

type NewerOptions = LiveOptions & { builtFrom?: string; siteFiles?: SiteFiles };

function newerOf(config: LiveConfig, options: NewerOptions = {}) {
  const { builtFrom = 'another version', siteFiles = {}, ...liveOptions } = options;
  return readNewerContent({ config, builtFrom }, () => Promise.resolve(siteFiles), liveOptions);
}

const contentsOf = (space: Space) => languages.map((language) => toSiteContent(space, language));

const validContents = (contents: SiteContents | undefined) =>
  languages.map((language) => ({ ok: true, content: contents?.[language] }));

/** Ends the client's waits at once; gives how long they would have been, in milliseconds. */
function skipWaits(): number[] {
  const waits: number[] = [];
  const { setTimeout: begin } = globalThis;
  const skip = (then: () => void, milliseconds = 0) => {
    // Shorter ones are the server's, longer ones end a request that takes too long.
    const isWait = milliseconds >= 500 && milliseconds < 20_000;
    if (isWait) waits.push(milliseconds);
    return begin(then, isWait ? 0 : milliseconds);
  };
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(skip as typeof setTimeout);
  return waits;
}

test.each([{}, { pageSize: 7 }])('a space is read whole in every language: %o', async (options) => {
  const { config } = await start();
  expect(contentsOf(await read(config, options))).toEqual(contentsOf(embeddedSpace));
});

test.each([
  [{ CONTENTFUL_ACCESS_TOKEN: '' }, 'CONTENTFUL_ACCESS_TOKEN is not set'],
  [{ CONTENTFUL_SPACE_ID: '' }, 'CONTENTFUL_SPACE_ID is not set'],
  [{ CONTENTFUL_ACCESS_TOKEN: 'wrong' }, '401 AccessTokenInvalid: The access token you sent could not be'],
  [{ CONTENTFUL_SPACE_ID: 'another' }, 'Check CONTENTFUL_SPACE_ID, CONTENTFUL_ENVIRONMENT and what'],
  [{ CONTENTFUL_ENVIRONMENT: 'staging' }, '404 NotFound: The resource could not be found.'],
])('a wrong setting is named, and shows nothing newer: %o', async (wrong, words) => {
  const { config } = await start({}, wrong);
  await expect(read(config)).rejects.toThrow(words);
  expect(await newerOf(config)).toBeUndefined();
});

test.each(['rate-limit', 'unavailable'] as const)(
  'a service that answers "%s" is waited for a longer time after every answer',
  async (name) => {
    const waits = skipWaits();
    const { config, service } = await start({ fault: { name } });
    await expect(read(config)).rejects.toThrow('does not answer');
    await expect.poll(() => service.requests.length).toBe(18);
    const last = waits.toSorted((one, other) => one - other).at(-1) ?? 0;
    expect(last).toBeGreaterThan(2 * (waits[0] ?? Infinity));
  },
);

test('a rate-limited request is sent again after the time it asks for', async () => {
  const waits = skipWaits();
  const { service, config } = await start({ fault: { name: 'rate-limit', times: 1, retryAfterSeconds: 9 } });
  expect(contentsOf(await read(config))).toEqual(contentsOf(embeddedSpace));
  expect(service.requests).toHaveLength(4);
  // Requests that the test before has given up may still wait.
  expect(Math.max(...waits)).toBeGreaterThanOrEqual(9_000);
});

test.each<[Fault, RegExp]>([
  [{ name: 'unavailable' }, /does not answer \(503 ServiceUnavailable: The service is unavailable\.\)/],
  [
    { name: 'rate-limit', retryAfterSeconds: 0 },
    /does not answer \(429 RateLimitExceeded: You have exceeded/,
  ],
  [{ name: 'connection-reset' }, /does not answer \(.*(ECONNRESET|socket hang up)/],
  [{ name: 'broken-off' }, /What answers breaks off/],
  [{ name: 'truncated' }, /What answers is not in Contentful's format/],
  [{ name: 'html' }, /What answers is not in Contentful's format/],
  [{ name: 'slow', ms: 2_000 }, /does not answer \(timeout of 200ms exceeded\)/],
])('a service that fails for ever is one sentence, and shows nothing newer: %o', async (fault, words) => {
  const options = { retryLimit: 0, timeout: fault.name === 'slow' ? 200 : 30_000 };
  const { service, config } = await start({ fault });
  const result = await readLiveSpace(config, options);
  const message = result.ok ? '' : result.message;
  expect(message).toMatch(words);
  expect(message).toContain(service.url);
  expect(message).not.toContain(service.accessToken);
  expect(await newerOf(config, options)).toBeUndefined();
});

test('newer content is the whole site in every language, and nothing while the space is unchanged', async () => {
  const newer = changedSpace((editor) => editor.set('about', 'title', 'ro', 'Noua echipă'));
  const { config } = await start({ space: newer });
  expect(validContents(await newerOf(config))).toEqual(contentsOf(newer));
  const builtFrom = await spaceVersion(await read(config));
  expect(await newerOf(config, { builtFrom })).toBeUndefined();
});

test('what editors have added for themselves is left out of newer content', async () => {
  const newer = changedSpace((editor) => editor.set('about', 'title', 'ro', 'Noua echipă'));
  const { config } = await start({ space: withUnknownParts(structuredClone(newer)) });
  expect(validContents(await newerOf(config))).toEqual(contentsOf(newer));
});

test('newer content that is not sound is not shown', async () => {
  const space = changedSpace((editor) => editor.set('price-surgery-02', 'priceEnd', 'ro', 100));
  const { config } = await start({ space });
  expect(await newerOf(config)).toBeUndefined();
});

test('newer content shows the files of the build, and the service’s own for those that are newer', async () => {
  const { space, files } = hostFiles(embeddedSpace);
  const photo = {
    url: '//images.ctfassets.net/ghiocel/ana/2/ana.jpg',
    fileName: 'ana.jpg',
    contentType: 'image/jpeg',
    details: { image: { width: 2000, height: 1000 } },
  };
  space.assets.find(({ sys }) => sys.id === 'doctor-1')!.fields['file'] = { ro: photo };
  const { config } = await start({ space });
  const siteFiles: SiteFiles = {};
  for (const [url, { contentType }] of files) {
    siteFiles[url] = { url: `/static/${url.split('/').at(-1)}`, contentType };
  }
  const shown = JSON.stringify(await newerOf(config, { siteFiles }));
  expect(new Set(shown.match(/"[^"]*ctfassets[^"]*"/g))).toEqual(
    new Set([`"https:${photo.url}?fm=webp&q=75&w=1440"`]),
  );
  expect(shown).toContain('"/static/hero.svg"');
});
