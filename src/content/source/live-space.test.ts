import { afterEach, describe, expect, test, vi } from 'vitest';
import '../../../scripts/local/local-hosts.mjs';
import { serve } from '../../../functions/src/testing/http-server.ts';
import { type ServiceOptions, startContentService } from '../../../scripts/local/content-service.ts';
import { hostFiles } from '../../../scripts/local/hosted-files.ts';
import type { Fault } from '../../../scripts/local/faults.ts';
import { readBuiltContent } from '../../../scripts/build/read-built-content.ts';
import { readContentSpace } from '../../../scripts/build/read-content-space.ts';
import { fixtureClinic } from '../../../shared/clinic/folder.ts';
import { languages } from '../../../shared/languages.ts';
import { changedSpace, type SpaceEditor, embeddedSpace } from '../../testing/changed-space.ts';
import { liveConfigOf } from './live-config.ts';
import type { LiveOptions } from './read-live-space.ts';
import { filesOf, type SiteFiles } from './site-files.ts';
import { linkTo, type Space, spaceVersion } from './space.ts';
import { readNewer } from '../live/read-newer.ts';
import { toSiteContent } from '../check/to-site-content.ts';

// Reading a space one entry at a time takes a busy machine some seconds.
vi.setConfig({ testTimeout: 60_000 });

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
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

/** What a page built from another version shows as newer. */
function newerOf(
  env: Record<string, string>,
  options?: LiveOptions,
  builtFrom = 'another',
  siteFiles: SiteFiles = {},
) {
  const config = liveConfigOf(env);
  if (!config) throw new Error('No space is named.');
  return readNewer({ config, builtFrom }, () => Promise.resolve(siteFiles), options);
}

const contentsOf = (space: Space) => languages.map((language) => toSiteContent(space, language));

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
      expect(source).toBe(fixtureClinic);
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
    'with a wrong %s stops the build, fallback or not, says which to check, and shows nothing newer',
    async (name, value, words) => {
      const { env } = await start();
      const wrong = { ...env, [name]: value };
      const message = await stopOf({ ...wrong, CONTENT_FALLBACK: 'embedded' });
      expect(message).toContain(words);
      expect(message).toContain(name);
      expect(message).not.toContain('wrong-token');
      expect(await newerOf(wrong)).toBeUndefined();
    },
  );

  test('with a host that is none stops the build', async () => {
    const env = { CONTENTFUL_SPACE_ID: 'a', CONTENTFUL_ACCESS_TOKEN: 'b', CONTENTFUL_HOST: 'http://a/b' };
    expect(await stopOf(env)).toContain('CONTENTFUL_HOST is "http://a/b"');
  });
});

describe('a service that fails', () => {
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

  test('a rate-limited request is sent again after the time it asks for', async () => {
    const waits = skipWaits();
    const { service, env } = await start({ fault: { name: 'rate-limit', times: 1, reset: 9 } });
    const { space } = await readContentSpace(env);
    expect(contentsOf(space)).toEqual(contentsOf(embeddedSpace));
    expect(service.requests).toHaveLength(4);
    expect(waits).toHaveLength(1);
    expect(waits[0]).toBeGreaterThanOrEqual(9_000);
  });

  test.each<[Fault, RegExp]>([
    [{ name: 'unavailable' }, /does not answer \(503 ServiceUnavailable: The service is unavailable\.\)/],
    [{ name: 'rate-limit', reset: 0 }, /does not answer \(429 RateLimitExceeded: You have exceeded/],
    [{ name: 'reset' }, /does not answer \(.*(ECONNRESET|socket hang up)/],
    [{ name: 'broken-off' }, /What answers breaks off/],
    [{ name: 'truncated' }, /What answers is not in Contentful's format/],
    [{ name: 'html' }, /What answers is not in Contentful's format/],
    [{ name: 'slow', ms: 2_000 }, /does not answer \(timeout of 200ms exceeded\)/],
  ])(
    'for ever stops the build, or has the embedded space stand in with a warning, and shows nothing newer: %o',
    async (fault, words) => {
      const options = { retryLimit: 0, timeout: fault.name === 'slow' ? 200 : 30_000 };
      const { service, env } = await start({ fault });
      const message = await stopOf(env, options);
      expect(message).toMatch(words);
      expect(message).toContain(service.url);
      expect(message).not.toContain(service.accessToken);

      const { space, warning } = await readContentSpace({ ...env, CONTENT_FALLBACK: 'embedded' }, options);
      expect(space).toEqual(embeddedSpace);
      expect(warning).toContain(message);
      expect(warning).toContain('NOT what editors have published');

      expect(await newerOf(env, options)).toBeUndefined();
    },
  );
});

test('a file that is not taken stops the build at its entry, or has the embedded entry stand in', async () => {
  const hosts = await serve((_, response) => response.end());
  closing.push(hosts.close);
  vi.stubEnv('LOCAL_HOSTS', hosts.url);
  const withTitle = (edit?: (editor: SpaceEditor) => void) =>
    changedSpace((editor) => {
      editor.set('cookies', 'title', 'ro', 'Fără cookie-uri');
      edit?.(editor);
    });
  const { env } = await start({
    space: withTitle((editor) => {
      const [file] = filesOf(editor.asset('hero'));
      editor.asset('hero').fields['file'] = {
        ro: { ...file, url: '//images.ctfassets.net/ghiocel/hero.svg' },
      };
    }),
  });
  const line = 'The asset "hero" (//images.ctfassets.net/ghiocel/hero.svg): it is empty.';
  const stopped: unknown = await readBuiltContent(env).catch(String);
  expect(stopped).toContain(line);
  expect(stopped).toMatch(/ › .*\(home\): .* https:\/\/app\.contentful\.com\/.*\/entries\/home$/m);

  const { space, warning, files } = await readBuiltContent({ ...env, CONTENT_FALLBACK: 'embedded' });
  expect(contentsOf(space)).toEqual(contentsOf(withTitle()));
  expect(files.get('/brand/drawings/hero.svg')?.file.url).toMatch(/^\/static\/hero-\w{10}\.svg$/);
  expect(warning).toContain(line);
});

test('the preview API, which has drafts, is never built from', async () => {
  for (const host of ['preview.contentful.com', 'https://preview.eu.contentful.com'])
    await expect(readBuiltContent({ CONTENTFUL_HOST: host })).rejects.toThrow('is the preview API');
});

describe('an invalid space stops the build or falls back to the embedded entry, and is not displayed as newer', () => {
  test.each<[string, (editor: SpaceEditor) => void, string]>([
    [
      'a missing text',
      (editor) => editor.set('service-ortodontie', 'lead', 'ro', undefined),
      'Serviciu › Introducere [ro] (service-ortodontie): Nothing is written here; write something.',
    ],
    [
      'a wrong price',
      (editor) => editor.set('price-surgery-02', 'priceEnd', 'ro', 100),
      'Preț › Prețul cel mai mare [ro] (price-surgery-02): ',
    ],
    [
      'a dangling link',
      (editor) => editor.set('about', 'picture', 'ro', linkTo('Asset', 'nothing')),
      'Pagina Despre noi › Imaginea [ro] (about): The asset "nothing" does not exist',
    ],
    [
      'script in its HTML',
      (editor) => editor.set('privacy-0', 'sectionDescription', 'ro', '<p onclick="steal()">Text</p>'),
      'Secțiune juridică › Textul [ro] (privacy-0): The HTML has a <p> that would run',
    ],
  ])('%s', async (_, edit, finding) => {
    const { env } = await start({
      space: changedSpace((editor) => {
        editor.set('cookies', 'title', 'ro', 'Fără cookie-uri');
        edit(editor);
      }),
    });
    const message = await stopOf(env);
    expect(message).toContain('The live space "ghiocel" (master) is not valid; 1 found.');
    expect(message).toContain(finding);
    expect(message).toMatch(
      /https:\/\/app\.contentful\.com\/spaces\/ghiocel\/environments\/master\/entries\/[\w-]+$/,
    );

    const { space, warning } = await readContentSpace({ ...env, CONTENT_FALLBACK: 'embedded' });
    const newTitle = changedSpace((editor) => editor.set('cookies', 'title', 'ro', 'Fără cookie-uri'));
    expect(contentsOf(space)).toEqual(contentsOf(newTitle));
    expect(warning).toContain(message);
    expect(await newerOf(env)).toBeUndefined();
  });

  test('an invalid entry that the embedded space lacks is left out, or stops the build where it is required', async () => {
    const added = await start({
      space: changedSpace((editor) => {
        editor.copy('service-ortodontie', 'service-gutiere');
        editor.set('service-gutiere', 'serviceUrl', 'ro', 'Gutiere!');
      }),
    });
    const { space } = await readContentSpace({ ...added.env, CONTENT_FALLBACK: 'embedded' });
    expect(contentsOf(space)).toEqual(contentsOf(embeddedSpace));

    const { env } = await start({ space: { ...embeddedSpace, locales: embeddedSpace.locales.slice(0, 1) } });
    expect(await stopOf({ ...env, CONTENT_FALLBACK: 'embedded' })).toContain('[en-US]');
  });
});

describe('newer content', () => {
  test('is the whole site in every language, mapped as in the build', async () => {
    const newer = changedSpace((editor) => editor.set('about', 'title', 'ro', 'Noua echipă'));
    const { env } = await start({ space: newer });
    const shown = await newerOf(env);
    expect(languages.map((language) => ({ ok: true, content: shown?.[language] }))).toEqual(
      contentsOf(newer),
    );
  });

  test('is undefined when the space has not changed since the build', async () => {
    const { env } = await start();
    const { space } = await readContentSpace(env);
    expect(await newerOf(env, {}, await spaceVersion(space))).toBeUndefined();
  });

  test('shows the files of the build, and the service’s own for those that are newer', async () => {
    const { space, files } = hostFiles(embeddedSpace);
    const photo = {
      url: '//images.ctfassets.net/ghiocel/ana/2/ana.jpg',
      fileName: 'ana.jpg',
      contentType: 'image/jpeg',
    };
    const details = { image: { width: 2000, height: 1000 } };
    space.assets.find(({ sys }) => sys.id === 'doctor-1')!.fields['file'] = { ro: { ...photo, details } };
    const { env } = await start({ space });
    const built = [...files].map(([url, { contentType }]) => [
      url,
      { url: `/static/${url.split('/').at(-1)}`, contentType },
    ]);
    const shown = JSON.stringify(await newerOf(env, {}, 'another', Object.fromEntries(built) as SiteFiles));
    expect(new Set(shown.match(/"[^"]*ctfassets[^"]*"/g))).toEqual(
      new Set([`"https:${photo.url}?fm=webp&q=75&w=1440"`]),
    );
    expect(shown).toContain('"/static/hero.svg"');
  });
});
