/** What `npm ci` needs to find in a lock file on every machine the project is worked on, and where it is deployed. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findPackage, neededVersions, type LockedPackage, type LockFile } from './lock-folder.ts';

const platforms = /darwin-(arm64|x64)|win32-x64|linux-(arm64|x64)(-gnu|-glibc)?$/;
const anyPlatform = /android|freebsd|openbsd|netbsd|sunos|aix|openharmony|wasm|musl|linux|win32|darwin/;

/** A package asks for its binary by one version; what it asks for by a range is chosen as for any other dependency. */
const isOtherVersion = (needed: string, { version }: LockedPackage) =>
  /^\d/.test(needed) && version !== needed;

/** npm leaves out without a word what the registry lacks, and every other platform's install then fails. */
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

const ownFolders = ['functions', 'scripts/content/contentful-tools', 'e2e/engines/oldest-chromium'];
const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as LockFile;

test.each(['.', ...ownFolders])(
  'the lock file of %s names every binary for macOS, Windows and Linux, and no registry',
  (folder) => {
    const file = `${folder}/package-lock.json`;
    const advice = 'Choose a version whose binaries the registry has for all platforms.';
    expect(missingBinaries(read(file)), advice).toEqual([]);
    const text = readFileSync(file, 'utf8');
    expect(text, 'npm install --omit-lockfile-registry-resolved').not.toMatch(/"resolved": "\w+:/);
  },
);

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
  const framework = '@google-cloud/functions-framework';
  expect(tested.packages['functions']?.dependencies?.[framework]).toBe(
    tested.packages['']?.devDependencies?.[framework],
  );
});
