import { spawnSync } from 'node:child_process';

/** This file of the site states which commit visitors see. */
export const versionFile = 'version.json';

/** Returns the checked-out commit; undefined if the folder has uncommitted changes. */
export function commitOf(folder: string): string | undefined {
  const git = (...args: string[]) => spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
  const status = git('status', '--porcelain', '--', '.');
  if (status.status !== 0 || status.stdout !== '') return undefined;
  return git('rev-parse', 'HEAD').stdout.trim();
}
