import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { missingBinaries, type LockFile } from './lock-file.ts';

test('the lock file names every binary for macOS, Windows and Linux', () => {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as LockFile;
  expect(
    missingBinaries(lock),
    'Choose a version whose binaries the registry has for all platforms.',
  ).toEqual([]);
});

test('the lock file of the functions, which is deployed, is that of their package.json', () => {
  const read = (file: string) => JSON.parse(readFileSync(`functions/${file}`, 'utf8')) as object;
  const { packages } = read('package-lock.json') as { packages: Record<string, { dependencies?: unknown }> };
  const { dependencies } = read('package.json') as { dependencies: unknown };
  expect(packages['']?.dependencies, 'Run `npm run lock:functions`.').toEqual(dependencies);
});

const tool = {
  version: '1.3.2',
  optionalDependencies: {
    '@tool/darwin-arm64': '1.3.2',
    '@tool/linux-x64-gnu': '1.3.2',
    '@tool/linux-x64-musl': '1.3.2',
    '@tool/android-arm64': '1.3.2',
    fsevents: '2.3.3',
  },
};

test('a binary that is left out is named, one of another platform is not missed', () => {
  const packages = { 'node_modules/tool': tool, 'node_modules/@tool/linux-x64-gnu': { version: '1.3.2' } };
  expect(missingBinaries({ packages })).toEqual(['@tool/darwin-arm64@1.3.2', 'fsevents@2.3.3']);
});

test('a binary of another version is named', () => {
  const packages = {
    'node_modules/tool': {
      ...tool,
      optionalDependencies: { '@tool/darwin-arm64': '1.3.2', fsevents: '~2.3.3' },
    },
    'node_modules/@tool/darwin-arm64': { version: '1.2.19' },
    'node_modules/fsevents': { version: '2.3.4' },
  };
  expect(missingBinaries({ packages })).toEqual(['@tool/darwin-arm64@1.3.2']);
});

test('a nested package finds its binaries in its own folder', () => {
  const packages = {
    'node_modules/vite/node_modules/tool': { ...tool, optionalDependencies: { '@tool/darwin-arm64': '1' } },
    'node_modules/vite/node_modules/@tool/darwin-arm64': { version: '1' },
  };
  expect(missingBinaries({ packages })).toEqual([]);
});
