import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type LockedPackage = { version?: string; optionalDependencies?: Record<string, string> };
type LockFile = { packages: Record<string, LockedPackage> };

const platforms = /darwin-(arm64|x64)|win32-x64|linux-(arm64|x64)(-gnu|-glibc)?$/;
const anyPlatform = /android|freebsd|openbsd|netbsd|sunos|aix|openharmony|wasm|musl|linux|win32|darwin/;

/** Looks in the `node_modules` of the folder `from`, then in those of the folders above, as Node does. */
function findPackage({ packages }: LockFile, from: string, name: string): LockedPackage | undefined {
  let folder = from;
  while (folder !== '') {
    const found = packages[`${folder}/node_modules/${name}`];
    if (found) return found;
    // `node_modules/a/node_modules/b` is in the folder `node_modules/a`, and `node_modules/a` in the root.
    folder = folder.slice(0, Math.max(folder.lastIndexOf('/node_modules/'), 0));
  }
  return packages[`node_modules/${name}`];
}

/** npm silently omits a binary that the registry lacks, and the install on its platform then fails. */
function missingBinaries(lock: LockFile): string[] {
  return Object.entries(lock.packages).flatMap(([from, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => platforms.test(name) || !anyPlatform.test(name))
      .filter(([name, needed]) => {
        const found = findPackage(lock, from, name);
        // A package that asks for a range of versions works with any of them.
        const isExactVersion = /^\d/.test(needed);
        return !found || (isExactVersion && found.version !== needed);
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
