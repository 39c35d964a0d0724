import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addFormerFiles } from './former-files.ts';

let folder: string;
let server: Server;
let origin: string;
/** The folder that is deployed. */
let deployed: string;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'former-files-'));
  deployed = join(folder, 'nothing');
  server = createServer(({ url = '' }, response) => {
    try {
      response.end(readFileSync(join(deployed, url)));
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

const daysAgo = (days: number) => Date.now() / 1000 - days * 24 * 60 * 60;

/** The folder of a build with these files, by the days since they were written. */
function build(name: string, files: Record<string, number>) {
  const out = join(folder, name);
  mkdirSync(join(out, 'static/social'), { recursive: true });
  for (const [file, days] of Object.entries(files)) {
    writeFileSync(join(out, 'static', file), name);
    utimesSync(join(out, 'static', file), daysAgo(days), daysAgo(days));
  }
  return out;
}

const filesOf = (site: string) =>
  readdirSync(join(site, 'static'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .toSorted();

test('a build gets the files of the deployed one, whichever machine built that', async () => {
  const first = build('first', { 'a.js': 0, 'both.js': 0, 'social/a.png': 0 });
  await addFormerFiles(first, origin, join(folder, 'none'));
  deployed = first;
  const second = build('second', { 'both.js': 0, 'new.js': 400 });
  expect(await addFormerFiles(second, origin, join(folder, 'another machine'))).toBeUndefined();
  expect(filesOf(second)).toEqual(['a.js', 'a.png', 'both.js', 'new.js']);
  expect(readFileSync(join(second, 'static/a.js'), 'utf8')).toBe('first');
  expect(readFileSync(join(second, 'static/both.js'), 'utf8')).toBe('second');
});

test('a file that no build wrote for 30 days is left out, and so is a name that is no file below /static', async () => {
  deployed = build('deployed', { 'last.js': 0, 'old.js': 0 });
  const time = (days: number) => new Date(daysAgo(days) * 1000).toISOString();
  const list = {
    'last.js': time(29),
    'old.js': time(31),
    '../build-files.json': time(1),
    '/etc/hosts': time(1),
  };
  writeFileSync(join(deployed, 'build-files.json'), JSON.stringify(list));
  const built = build('built', { 'new.js': 0 });
  await addFormerFiles(built, origin, folder);
  expect(filesOf(built)).toEqual(['last.js', 'new.js']);
});

test('where the site does not answer, this machine’s last build is taken, with a warning', async () => {
  const last = build('last', { 'last.js': 29, 'old.js': 31 });
  const built = build('built', { 'new.js': 0 });
  expect(await addFormerFiles(built, origin, last)).toContain(`not from ${origin}`);
  expect(filesOf(built)).toEqual(['last.js', 'new.js']);
});

test('the first build of all has its own files alone', async () => {
  const built = build('built', { 'new.js': 0 });
  await addFormerFiles(built, origin, join(folder, 'nothing'));
  expect(filesOf(built)).toEqual(['new.js']);
});
