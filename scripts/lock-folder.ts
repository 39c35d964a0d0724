/**
 * `node scripts/lock-folder.ts functions` (or `scripts/content/contentful-tools`): makes the lock file of a folder with
 * packages of its own, after a change to its package.json. npm would lock the whole repository for a workspace, as
 * `functions` is, and would write the address of this machine's registry into the file.
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const [folder = 'functions'] = process.argv.slice(2);
const copy = mkdtempSync(join(tmpdir(), 'lock-'));
const options = ['--package-lock-only', '--omit-lockfile-registry-resolved', '--no-audit', '--no-fund'];
copyFileSync(join(folder, 'package.json'), join(copy, 'package.json'));
const { status } = spawnSync('npm', ['install', ...options], {
  cwd: copy,
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
if (status === 0) copyFileSync(join(copy, 'package-lock.json'), join(folder, 'package-lock.json'));
rmSync(copy, { recursive: true });
process.exitCode = status ?? 1;
