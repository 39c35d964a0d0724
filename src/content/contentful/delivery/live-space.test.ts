import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  type ServiceOptions,
  startContentService,
} from '../../../../scripts/content-service/start-content-service.ts';
import { readContentSpace } from '../../../../scripts/read-content-space.ts';
import { languages } from '../../../language/languages.ts';
import { changedSpace } from '../../../testing/changed-space.ts';
import { embeddedSpace } from '../embedded-space.ts';
import type { LiveOptions } from './read-live-space.ts';
import type { Space } from '../space.ts';
import { toSiteContent } from '../mapping/to-site-content.ts';

// Reading a space one entry at a time takes a busy machine some seconds.
vi.setConfig({ testTimeout: 60_000 });

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  vi.restoreAllMocks();
  for (const close of closing.splice(0)) await close();
});

async function start(options: ServiceOptions = {}) {
  const service = await startContentService(options);
  closing.push(service.close);
  const env = {
    CONTENTFUL_SPACE_ID: service.spaceId,
    CONTENTFUL_ACCESS_TOKEN: service.accessToken,
    CONTENTFUL_HOST: service.url,
  };
  return { service, env };
}

/** The message a build stops with. */
async function stopOf(env: Record<string, string>, options: LiveOptions = {}): Promise<string> {
  const stopped: unknown = await readContentSpace(env, options).catch((error: unknown) => error);
  if (!(stopped instanceof Error)) throw new Error('The build goes on.');
  return stopped.message;
}

const contentsOf = (space: Space) => languages.map((language) => toSiteContent(space, language));
const once = { retryLimit: 0 };

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

describe('a live space', () => {
  test('is, once it is mapped, the embedded one in both languages', async () => {
    const { service, env } = await start();
    const { space, source, warning } = await readContentSpace(env);
    expect(contentsOf(space)).toEqual(contentsOf(embeddedSpace));
    expect(source).toBe(`the live space "ghiocel" (master) at ${service.url}`);
    expect(warning).toBeUndefined();
    expect(service.requests).toHaveLength(3);
  });

  test('is read page by page', async () => {
    const { env } = await start();
    const { space } = await readContentSpace(env, { pageSize: 7 });
    expect(contentsOf(space)).toEqual(contentsOf(embeddedSpace));
  });
});

describe('the configuration', () => {
  test('without a space and a token, and with empty ones, is the embedded space', async () => {
    for (const env of [{}, { CONTENTFUL_SPACE_ID: '', CONTENTFUL_ACCESS_TOKEN: '' }]) {
      const { space, source } = await readContentSpace(env);
      expect(space).toEqual(embeddedSpace);
      expect(source).toBe('the embedded space');
    }
  });

  test.each([
    [
      { CONTENTFUL_SPACE_ID: 'ghiocel' },
      /^Expected parameter accessToken: CONTENTFUL_ACCESS_TOKEN is not set/,
    ],
    [{ CONTENTFUL_ACCESS_TOKEN: 'abc' }, /^Expected parameter space: CONTENTFUL_SPACE_ID is not set/],
  ])('that is half a one stops the build, fallback or not: %o', async (env, words) => {
    expect(await stopOf({ ...env, CONTENT_FALLBACK: 'embedded' })).toMatch(words);
  });

  test.each([
    [
      'CONTENTFUL_ACCESS_TOKEN',
      'wrong-token',
      '401 AccessTokenInvalid: The access token you sent could not be found',
    ],
    ['CONTENTFUL_SPACE_ID', 'another', '404 NotFound: The resource could not be found.'],
    ['CONTENTFUL_ENVIRONMENT', 'staging', '404 NotFound: The resource could not be found.'],
  ])(
    'with a wrong %s stops the build, fallback or not, and says which to check',
    async (name, value, words) => {
      const { env } = await start();
      const message = await stopOf({ ...env, [name]: value, CONTENT_FALLBACK: 'embedded' });
      expect(message).toContain(words);
      expect(message).toContain(name);
      expect(message).not.toContain('wrong-token');
    },
  );

  test('with a host that is none stops the build', async () => {
    const env = { CONTENTFUL_SPACE_ID: 'a', CONTENTFUL_ACCESS_TOKEN: 'b', CONTENTFUL_HOST: 'http://a/b' };
    expect(await stopOf(env)).toContain('CONTENTFUL_HOST is "http://a/b"');
  });
});

describe('a service that fails', () => {
  test('now and then is asked again, as it wishes', async () => {
    const { service, env } = await start({ fault: { name: 'rate-limit', times: 1, reset: 0 } });
    const { space } = await readContentSpace(env);
    expect(contentsOf(space)).toEqual(contentsOf(embeddedSpace));
    expect(service.requests).toHaveLength(4);
  });

  test.each(['rate-limit', 'unavailable'] as const)(
    'with "%s" is waited for a longer time after every answer',
    async (name) => {
      const waits = skipWaits();
      const { env } = await start({ fault: { name, reset: 1 } });
      expect(await stopOf(env)).toContain('does not answer');
      expect(waits).toHaveLength(5);
      expect(waits).toEqual(waits.toSorted((one, other) => one - other));
      expect(waits[4]).toBeGreaterThan(2 * (waits[0] ?? Infinity));
    },
  );

  test('that asks for a longer wait is given it', async () => {
    const waits = skipWaits();
    const { env } = await start({ fault: { name: 'rate-limit', times: 1, reset: 9 } });
    await readContentSpace(env);
    expect(waits).toHaveLength(1);
    expect(waits[0]).toBeGreaterThanOrEqual(9_000);
  });

  const faults: [ServiceOptions['fault'], LiveOptions, RegExp][] = [
    [
      { name: 'unavailable' },
      once,
      /does not answer \(503 ServiceUnavailable: The service is unavailable\.\)/,
    ],
    [{ name: 'rate-limit', reset: 0 }, once, /does not answer \(429 RateLimitExceeded: You have exceeded/],
    [{ name: 'html' }, once, /What answers is not in Contentful's format/],
    [{ name: 'truncated' }, once, /What answers is not in Contentful's format/],
    [{ name: 'broken-off' }, once, /What answers breaks off/],
    [{ name: 'hanging' }, { ...once, timeout: 200 }, /does not answer \(timeout of 200ms exceeded\)/],
  ];

  test.each(faults)(
    'for ever stops the build, or has the embedded space stand in for it with a warning: %o',
    async (fault, options, words) => {
      const { service, env } = await start(fault && { fault });
      const message = await stopOf(env, options);
      expect(message).toMatch(words);
      expect(message).toContain(service.url);
      expect(message).not.toContain(service.accessToken);

      const { space, warning } = await readContentSpace({ ...env, CONTENT_FALLBACK: 'embedded' }, options);
      expect(space).toEqual(embeddedSpace);
      expect(warning).toContain(message);
      expect(warning).toContain('NOT what editors have published');
    },
  );

  test('in the middle of reading stops the build too', async () => {
    const { service, env } = await start();
    const reading = stopOf(env, { ...once, pageSize: 1 });
    await expect.poll(() => service.requests.length).toBeGreaterThan(1);
    service.setFault({ name: 'unavailable' });
    expect(await reading).toMatch(/503/);
  });

  test('by not being there stops the build', async () => {
    const { service, env } = await start();
    await service.close();
    expect(await stopOf(env, once)).toMatch(/does not answer \(.*ECONNREFUSED/);
  });
});

describe('a space that is wrong', () => {
  test('stops the build, fallback or not, and every finding names entry, field and locale', async () => {
    const space = changedSpace((editor) => {
      editor.set('service-ortodontie', 'lead', 'en-US', undefined);
      editor.set('price-surgery-02', 'priceEnd', 'ro', 100);
    });
    const { env } = await start({ space });
    const message = await stopOf({ ...env, CONTENT_FALLBACK: 'embedded' });
    expect(message).toContain('The live space "ghiocel" (master) is not sound; 2 found.');
    expect(message).toContain('service-ortodontie (service) lead [en-US]: Nothing is written here.');
    expect(message).toContain('price-surgery-02 (priceItem) priceEnd [ro]: ');
  });

  test('by script in its HTML stops the build', async () => {
    const { env } = await start({ fault: { name: 'script-in-html', entry: 'service-ortodontie' } });
    expect(await stopOf(env)).toMatch(
      /service-ortodontie \(service\) \w+ \[ro\]: The HTML has a <\w+> that would run/,
    );
  });
});
