/** What `npm ci` needs to find in a lock file on every machine the project is worked on, and where it is deployed. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { findPackage, neededVersions, type LockedPackage, type LockFile } from './lock-file.ts';

/** The platforms of those who work on the project, by the names that binaries of npm packages carry. */
const platforms = /darwin-(arm64|x64)|win32-x64|linux-(arm64|x64)(-gnu|-glibc)?$/;
/** Some other platform: nobody misses its binary here. */
const anyPlatform = /android|freebsd|openbsd|netbsd|sunos|aix|openharmony|wasm|musl|linux|win32|darwin/;

/** A package asks for its binary by one version; what it asks for by a range is chosen as for any other dependency. */
const isOtherVersion = (wanted: string, { version }: LockedPackage) =>
  /^\d/.test(wanted) && version !== wanted;

/**
 * The binaries that the lock file's packages want and that the lock file does not name, as `package@version`. npm leaves
 * them out without a word where the registry lacks them, or names those of another version, and every other platform's
 * install then fails.
 */
function missingBinaries(lock: LockFile): string[] {
  return Object.entries(lock.packages).flatMap(([from, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => platforms.test(name) || !anyPlatform.test(name))
      .filter(([name, version]) => {
        const found = findPackage(lock, from, name);
        return !found || isOtherVersion(version, lock.packages[found] ?? {});
      })
      .map(([name, version]) => `${name}@${version}`),
  );
}

/** Folders with packages of their own, whose lock files are made by `scripts/build/lock-folder.ts`. */
const ownFolders = ['functions', 'scripts/content/contentful-tools'];

describe.each(['.', ...ownFolders])('the lock file of %s', (folder) => {
  const text = readFileSync(`${folder}/package-lock.json`, 'utf8');

  test('names every binary for macOS, Windows and Linux', () => {
    const advice = 'Choose a version whose binaries the registry has for all platforms.';
    expect(missingBinaries(JSON.parse(text) as LockFile), advice).toEqual([]);
  });

  test('names no registry', () => {
    expect(text, 'npm install --omit-lockfile-registry-resolved').not.toMatch(/"resolved": "\w+:/);
  });
});

test('a binary that is left out or of another version is named, one of another platform is not missed', () => {
  const optionalDependencies = {
    '@tool/darwin-arm64': '1.3.2',
    '@tool/linux-x64-gnu': '1.3.2',
    '@tool/win32-x64': '1.3.2',
    '@tool/android-arm64': '1.3.2',
    fsevents: '~2.3.3',
  };
  const packages = {
    'node_modules/vite/node_modules/tool': { optionalDependencies },
    'node_modules/vite/node_modules/@tool/linux-x64-gnu': { version: '1.3.2' },
    'node_modules/@tool/win32-x64': { version: '1.2.19' },
    'node_modules/fsevents': { version: '2.3.4' },
  };
  expect(missingBinaries({ packages })).toEqual(['@tool/darwin-arm64@1.3.2', '@tool/win32-x64@1.3.2']);
});

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as LockFile;

test.each(ownFolders)('the lock file of %s is that of its package.json', (folder) => {
  const { packages } = read(`${folder}/package-lock.json`);
  const { dependencies } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as LockedPackage;
  expect(packages['']?.dependencies, `Run node scripts/build/lock-folder.ts ${folder}.`).toEqual(
    dependencies,
  );
});

test('the functions run on the versions they are tested with', () => {
  const [tested, deployed] = [read('package-lock.json'), read('functions/package-lock.json')];
  const advice = 'Run node scripts/build/lock-folder.ts functions.';
  expect(neededVersions(deployed, ''), advice).toEqual(neededVersions(tested, 'functions'));
  const ours = '@google-cloud/functions-framework';
  expect(tested.packages['functions']?.dependencies?.[ours]).toBe(
    tested.packages['']?.devDependencies?.[ours],
  );
});
