/**
 * `node scripts/lock-functions.ts`: makes the lock file that is deployed with the functions, after a change to their
 * package.json. Their folder is a workspace here, for which npm would lock the whole repository.
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'functions-'));
const options = ['--package-lock-only', '--omit-lockfile-registry-resolved', '--no-audit', '--no-fund'];
copyFileSync('functions/package.json', join(folder, 'package.json'));
const { status } = spawnSync('npm', ['install', ...options], {
  cwd: folder,
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
if (status === 0) copyFileSync(join(folder, 'package-lock.json'), 'functions/package-lock.json');
rmSync(folder, { recursive: true });
process.exitCode = status ?? 1;
