/**
 * `node scripts/build/lock-folder.ts functions` (or `scripts/content/contentful-tools`): makes the lock file of a folder with
 * packages of its own, after a change to its package.json. npm would lock the whole repository for a workspace, as
 * `functions` is, and would write the address of this machine's registry into the file. A workspace gets the versions
 * that the repository's lock file has for it.
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { neededVersions, type LockedPackage, type LockFile } from './lock-file.ts';

const [folder = 'functions'] = process.argv.slice(2);
const copy = mkdtempSync(join(tmpdir(), 'lock-'));
const options = ['--package-lock-only', '--omit-lockfile-registry-resolved', '--no-audit', '--no-fund'];
const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const manifest = read(join(folder, 'package.json')) as LockedPackage;
const versions = Object.entries(neededVersions(read('package-lock.json') as LockFile, folder));
const overrides = versions.flatMap(([name, [version, ...others]]) =>
  others.length > 0 || manifest.dependencies?.[name] ? [] : [[name, version]],
);
const overridden = { ...manifest, overrides: Object.fromEntries(overrides) as object };
writeFileSync(join(copy, 'package.json'), JSON.stringify(overridden));
const { status } = spawnSync('npm', ['install', ...options], {
  cwd: copy,
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
if (status === 0) copyFileSync(join(copy, 'package-lock.json'), join(folder, 'package-lock.json'));
rmSync(copy, { recursive: true });
process.exitCode = status ?? 1;
