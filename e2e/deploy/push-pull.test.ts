import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { serve } from '../../functions/src/testing/http-server.ts';
import { importIntoMemory, toExportDocument } from '../../scripts/content/contentful/push-space.ts';
import { pullRecordFile } from '../../scripts/build/pull-record.ts';
import { readEmbeddedSpace } from '../../scripts/build/read-embedded-space.ts';
import { startContentService } from '../../scripts/local/content-service.ts';
import { hostFiles } from '../../scripts/local/hosted-files.ts';
import { repository } from '../../shared/clinic/folder.ts';
import { filesOf } from '../../src/content/source/site-files.ts';
import type { Space } from '../../src/content/source/space.ts';
import { contentTypes } from '../../src/model/content-model.ts';
import { withUnknownParts } from '../../src/testing/changed-space.ts';
import { copyFixture, settingsFile } from '../support/clinic-folder.ts';
import { startRepository } from '../support/git-in.ts';
import { localHosts } from '../support/local-hosts.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** A copy of the fixture in a repository, and a space in which the fixture is published. */
async function start(change: (space: Space) => void = () => undefined) {
  const clinic = copyFixture();
  const git = startRepository(clinic);
  const published = hostFiles(readEmbeddedSpace());
  change(published.space);
  const service = await startContentService(published);
  closing.push(service.close, () => rmSync(clinic, { recursive: true }));

  const settings = {
    CONTENTFUL_SPACE_ID: service.spaceId,
    CONTENTFUL_ACCESS_TOKEN: service.accessToken,
    CONTENTFUL_HOST: service.url,
  };
  function pull(env: Record<string, string> = settings, hosts = service.url, args: string[] = []) {
    const command = [join(repository, 'scripts/run/content-pull.ts'), ...args];
    const whole = { ...process.env, ...localHosts(hosts), CLINIC_DIR: clinic, ...env };
    return new Promise<{ status: number; output: string }>((resolve) => {
      execFile(process.execPath, command, { cwd: repository, env: whole }, (error, stdout, stderr) =>
        resolve({ status: error ? Number(error.code) : 0, output: stdout + stderr }),
      );
    });
  }
  const file = (id: string) => filesOf(published.space.assets.find(({ sys }) => sys.id === id)!)[0]!;
  const entry = (id: string) => published.space.entries.find(({ sys }) => sys.id === id)!;
  const changed = () => git('diff', '--unified=0').match(/^[-+] .*/gm) ?? [];
  const files = () => git('status', '--porcelain', '-uall').trim().split('\n');
  return { clinic, git, service, settings, published: published.space, pull, file, entry, changed, files };
}

test('contentful-import takes the whole space and publishes it', async () => {
  const space = readEmbeddedSpace();
  const live = await importIntoMemory(toExportDocument(space));
  expect(live.published('ContentType')).toHaveLength(Object.keys(contentTypes).length);
  expect(live.published('Entry')).toHaveLength(space.entries.length);
  expect(live.published('Asset')).toHaveLength(space.assets.length);
  expect(live.all('EditorInterface').size).toBe(Object.keys(contentTypes).length);
  expect([...live.uploads.values()].every((size) => size > 0)).toBe(true);
});

test('the rehearsal refuses what Contentful refuses', async () => {
  const refusal = async (change: (document: ReturnType<typeof toExportDocument>) => void) => {
    const document = toExportDocument(readEmbeddedSpace());
    change(document);
    const refused: unknown = await importIntoMemory(document).catch((error: unknown) => error);
    return (refused as { errors?: { error: Error }[] }).errors?.map(({ error }) => error.message).join(' ');
  };
  const field = (index: number) => ({ id: `more${index}`, type: 'Symbol', name: 'Mai mult' });
  const fields = Array.from({ length: 51 }, (_, index) => field(index));
  const manyFields = await refusal(({ contentTypes: [type] }) => Object.assign(type!, { fields }));
  expect(manyFields).toContain('51 fields of a content type; Contentful takes 50');
  const title = { ro: 'a'.repeat(256) };
  const longText = await refusal(({ entries: [entry] }) => Object.assign(entry!.fields, { title }));
  expect(longText).toContain('256 characters of a short text; Contentful takes 255');
});

test('a pull after a push changes no byte, a second fetches no file, and a change is one line', async () => {
  const { git, service, published, pull, entry, changed, files } = await start();
  expect(await pull()).toMatchObject({ status: 0 });
  expect(files()).toEqual([`?? ${pullRecordFile}`]);
  git('add', '.');
  git('commit', '--quiet', '-m', 'Pull');

  service.requests.length = 0;
  expect(await pull()).toMatchObject({ status: 0 });
  expect([files(), service.requests.length]).toEqual([[''], 3]);

  entry('price-surgery-01').fields['priceStart'] = { ro: 217 };
  const added = structuredClone(entry('service-ortodontie'));
  published.entries.unshift({ ...added, sys: { ...added.sys, id: 'service-nou' } });
  added.fields['serviceUrl'] = { ro: 'nou' };
  published.entries[0]!.fields = { ...added.fields, index: { ro: 90 } };
  expect(await pull()).toMatchObject({ status: 0 });
  expect(changed().filter((line) => line.includes('217'))).toEqual(['+        "priceStart": { "ro": 217 },']);
  expect(files()).toEqual([
    'M content/entries/prices.json',
    ' M content/entries/services-b.json',
    ` M ${pullRecordFile}`,
  ]);
});

test('a replaced picture comes under a name of its own, cleaned, and the former one goes', async () => {
  const { clinic, service, published, pull, files } = await start();
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>';
  const before = readEmbeddedSpace();
  const own = filesOf(before.assets.find(({ sys }) => sys.id === 'doctor-1')!)[0]!;
  service.publish(hostFiles({ ...before, locales: published.locales }, { 'doctor-1': Buffer.from(svg) }));
  expect(await pull()).toMatchObject({ status: 0 });
  const name = own.url.replace('/brand/drawings/', '').replace('.svg', '');
  expect(files()).toEqual([
    `D brand/drawings/${name}.svg`,
    ' M content/assets.json',
    `?? brand/drawings/${name}-2.svg`,
    `?? ${pullRecordFile}`,
  ]);
  expect(readFileSync(join(clinic, `brand/drawings/${name}-2.svg`), 'utf8')).not.toContain('script');
});

test.each([
  ['at another host', '//10.0.0.1/ghiocel/a.svg', 'it is at no host of the space.'],
  ['of another space', '//images.ctfassets.net/other/a/1/a.svg', 'it is at no host of the space.'],
  ['that is redirected', '//images.ctfassets.net/ghiocel/to/a.svg', 'it answered 302.'],
  ['without an end', '//images.ctfassets.net/ghiocel/bomb/a.svg', 'it is larger than 20 MB.'],
  ['that is a page', '//images.ctfassets.net/ghiocel/page/a.svg', 'it is neither a picture nor a film'],
])('a file %s leaves content/ as it is', async (_, address, words) => {
  const { service, settings, pull, file, files } = await start();
  const megabyte = Buffer.alloc(2 ** 20, ' ');
  let sentMegabytes = 0;
  const hosts = await serve((request, response) => {
    const { url = '' } = request;
    if (url.includes('/to/')) return response.writeHead(302, { Location: 'https://10.0.0.1/' }).end();
    if (url.includes('/page/')) return response.end('<p>Busy</p>');
    if (!url.includes('/bomb/')) return response.writeHead(307, { Location: service.url + url }).end();
    const sendMore = () => {
      while (!response.destroyed && sentMegabytes < 1_400) {
        sentMegabytes += 1;
        if (!response.write(megabyte)) break;
      }
    };
    response.on('drain', sendMore);
    return sendMore();
  });
  closing.push(hosts.close);
  file('hero').url = address;
  const { status, output } = await pull(settings, hosts.url);
  expect([status, files()]).toEqual([1, ['']]);
  expect(output).toContain(words);
  expect(sentMegabytes).toBeLessThan(100);
});

test.each<[string, (started: Awaited<ReturnType<typeof start>>) => void, RegExp]>([
  [
    'that does not answer',
    ({ service }) => service.setFault({ name: 'truncated' }),
    /^What answers is not in Contentful's format: .*\n$/,
  ],
  [
    'with a broken entry',
    ({ entry }) => (entry('price-surgery-02').fields['priceEnd'] = { ro: 100 }),
    /\(price-surgery-02\): .* https:\/\/app\.contentful\.com\/.*\/entries\/price-surgery-02$/m,
  ],
  [
    'whose pull would write over a change',
    ({ clinic }) => writeFileSync(join(clinic, 'content/new.json'), '{}'),
    /^Nothing was pulled: commit or undo these changes first\.\n\?\? content\/new\.json/,
  ],
])('a space %s leaves content/ as it is', async (_, change, words) => {
  const started = await start();
  change(started);
  const { status, output } = await started.pull();
  expect(output).toMatch(words);
  expect([status, existsSync(join(started.clinic, pullRecordFile))]).toEqual([1, false]);
  expect(started.changed()).toEqual([]);
});

test("types and fields of the editors' own are left out and named", async () => {
  const { pull, files } = await start(withUnknownParts);
  const { status, output } = await pull();
  expect([status, files()]).toEqual([0, [`?? ${pullRecordFile}`]]);
  expect(output.match(/does not know it: .*/g)).toEqual([
    'does not know it: Prima pagină › campaign',
    'does not know it: blogPost',
  ]);
});

test('drafts are never pulled, and without a space content/ stays as it is', async () => {
  const { settings, pull, files } = await start();
  const preview = { ...settings, CONTENTFUL_HOST: 'preview.contentful.com' };
  expect((await pull(preview)).output).toContain('drafts are never pulled');
  expect((await pull({})).output).toContain('No settings name a space');
  expect(files()).toEqual(['']);
});

test('a locale more is written as one that may be empty, and the others stay as they are', async () => {
  const { clinic, git, service, settings, published, pull, changed } = await start();
  published.locales.push({ code: 'hu', name: 'Magyar', default: false, sys: { id: '1', type: 'Locale' } });
  mkdirSync(join(clinic, 'deployments'));
  writeFileSync(join(clinic, 'deployments/clinica.env'), settingsFile(settings));
  git('add', '.');
  expect(await pull({}, service.url, ['--project', 'clinica'])).toMatchObject({ status: 0 });
  expect(changed().join('\n')).toContain('"code": "hu"');
  expect(changed().join('\n')).toContain('"optional": true');
  expect(changed().filter((line) => line.startsWith('-'))).toEqual([]);
});
