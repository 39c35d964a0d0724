// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'rolldown';
import { expect, test } from 'vitest';
import { buildFolders } from '../../scripts/build/build-folders.ts';
import { filesIn } from '../../scripts/build/files.ts';
import { licenceList } from '../../scripts/build/licences.ts';
import { fileAt } from './built-site.ts';

const text = (address: string) => fileAt(address).toString('utf8');

test('each script with a library names the file that has the licences of all', () => {
  const licences = text('licences.txt');
  const names = ['react', 'react-dom', 'react-router', 'react-helmet-async', 'axios', 'workbox-core'];
  for (const name of names) expect(licences).toMatch(new RegExp(`^${name} \\d`, 'm'));
  const scripts = filesIn(buildFolders().site).filter((file) => file.endsWith('.js'));
  const named = scripts.filter((file) =>
    text(file).startsWith('/*! Licences of its libraries: /licences.txt */'),
  );
  const withLibraries = ['sw.js', 'libraries-', 'send-contact-request-'];
  expect(withLibraries.filter((name) => !named.some((file) => file.includes(name)))).toEqual([]);
});

test('a library without a licence file stops the build', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'unlicensed-'));
  const library = join(folder, 'node_modules/unlicensed');
  mkdirSync(library, { recursive: true });
  writeFileSync(join(library, 'package.json'), '{ "name": "unlicensed" }');
  writeFileSync(join(library, 'index.js'), 'console.log(1);');
  const { plugin, text: written } = licenceList();
  await build({ input: join(library, 'index.js'), plugins: [plugin], write: false });
  expect(written).toThrow('unlicensed would be published without its licence');
  rmSync(folder, { recursive: true });
});
