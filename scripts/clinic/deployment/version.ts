import { spawnSync } from 'node:child_process';

/** This file of the site states which commit visitors see. */
export const versionFile = 'version.json';

/** Returns the commit of a folder; undefined if its files differ from it. */
export function commitOf(folder: string): string | undefined {
  const git = (...args: string[]) => spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
  const status = git('status', '--porcelain', '--', '.');
  if (status.status !== 0 || status.stdout !== '') return undefined;
  return git('rev-parse', 'HEAD').stdout.trim();
}
