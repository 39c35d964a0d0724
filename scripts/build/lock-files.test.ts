/** What `npm ci` needs to find in a lock file on every machine the project is worked on, and where it is deployed. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type LockedPackage = { version?: string; optionalDependencies?: Record<string, string> };
type LockFile = { packages: Record<string, LockedPackage> };

const platforms = /darwin-(arm64|x64)|win32-x64|linux-(arm64|x64)(-gnu|-glibc)?$/;
const anyPlatform = /android|freebsd|openbsd|netbsd|sunos|aix|openharmony|wasm|musl|linux|win32|darwin/;

/** The package that Node resolves `name` to from the folder `from`. */
function findPackage({ packages }: LockFile, from: string, name: string): LockedPackage | undefined {
  const parts = from.split('/node_modules/');
  const folders = parts.map((_, index) => parts.slice(0, parts.length - index).join('/node_modules/'));
  const found = [...folders.filter((folder) => folder !== ''), '']
    .map((folder) => `${folder}/node_modules/${name}`.replace(/^\//, ''))
    .find((key) => packages[key]);
  return found === undefined ? undefined : packages[found];
}

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
        return !found || isOtherVersion(version, found);
      })
      .map(([name, version]) => `${name}@${version}`),
  );
}

test.each(['.', 'functions', 'scripts/content/contentful-tools', 'e2e/engines/oldest-chromium'])(
  'the lock file of %s names every binary for macOS, Windows and Linux, and no registry',
  (folder) => {
    const text = readFileSync(`${folder}/package-lock.json`, 'utf8');
    const advice = 'Choose a version whose binaries the registry has for all platforms.';
    expect(missingBinaries(JSON.parse(text) as LockFile), advice).toEqual([]);
    expect(text, 'npm install --omit-lockfile-registry-resolved').not.toMatch(/"resolved": "\w+:/);
  },
);

test('the functions, Firebase and the container have the Node of .node-version', () => {
  const [major] = readFileSync('.node-version', 'utf8').split('.');
  expect(readFileSync('functions/package.json', 'utf8')).toContain(`"node": "${major}"`);
  expect(readFileSync('firebase.json', 'utf8')).toContain(`"nodejs${major}"`);
  expect(readFileSync('.devcontainer/devcontainer.json', 'utf8')).toContain(`javascript-node:${major}@`);
  expect(readFileSync('README.md', 'utf8')).toContain(`Node ${major} included`);
});
