/**
 * Locks the workspace that is deployed alone: npm would lock the whole repository, and write this machine's registry
 * into each entry.
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type LockedPackage = {
  version?: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
};
export type LockFile = { packages: Record<string, LockedPackage> };

/** The key of the package that Node resolves `name` to from the folder `from`. */
export function findPackage({ packages }: LockFile, from: string, name: string): string | undefined {
  const parts = from.split('/node_modules/');
  const folders = parts.map((_, index) => parts.slice(0, parts.length - index).join('/node_modules/'));
  return [...folders.filter((folder) => folder !== ''), '']
    .map((folder) => `${folder}/node_modules/${name}`.replace(/^\//, ''))
    .find((key) => packages[key]);
}

export function neededVersions(lock: LockFile, from: string): Record<string, string[]> {
  const versions: Record<string, Set<string>> = {};
  const visited = new Set<string>();
  const visit = (folder: string) => {
    if (visited.has(folder)) return;
    visited.add(folder);
    const { dependencies, optionalDependencies } = lock.packages[folder] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const found = findPackage(lock, folder, name);
      if (!found) continue;
      (versions[name] ??= new Set()).add(lock.packages[found]?.version ?? '');
      visit(found);
    }
  };
  visit(from);
  return Object.fromEntries(Object.entries(versions).map(([name, found]) => [name, [...found].toSorted()]));
}

function lockFolder(folder: string): number {
  const copy = mkdtempSync(join(tmpdir(), 'lock-'));
  const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
  const manifest = read(join(folder, 'package.json')) as LockedPackage;
  // The workspace gets the tested versions.
  const versions = Object.entries(neededVersions(read('package-lock.json') as LockFile, folder));
  const overrides = versions.flatMap(([name, [version, ...others]]) =>
    others.length > 0 || manifest.dependencies?.[name] ? [] : [[name, version]],
  );
  const overridden = { ...manifest, overrides: Object.fromEntries(overrides) as object };
  writeFileSync(join(copy, 'package.json'), JSON.stringify(overridden));
  const options = ['--package-lock-only', '--omit-lockfile-registry-resolved', '--no-audit', '--no-fund'];
  const shell = process.platform === 'win32';
  const { status } = spawnSync('npm', ['install', ...options], { cwd: copy, stdio: 'inherit', shell });
  if (status === 0) copyFileSync(join(copy, 'package-lock.json'), join(folder, 'package-lock.json'));
  rmSync(copy, { recursive: true });
  return status ?? 1;
}

if (import.meta.main) process.exitCode = lockFolder(process.argv[2] ?? 'functions');
