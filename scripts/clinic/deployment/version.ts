import { spawnSync } from 'node:child_process';

/** A file of the site that says which commit visitors see. */
export const versionFile = 'version.json';

/** The commit of a folder; empty if its files differ from the commit. */
export function commitOf(folder: string): string | undefined {
  const git = (...args: string[]) => spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
  const status = git('status', '--porcelain', '--', '.');
  if (status.status !== 0 || status.stdout !== '') return undefined;
  return git('rev-parse', 'HEAD').stdout.trim();
}
