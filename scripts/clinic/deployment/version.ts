import { spawnSync } from 'node:child_process';

/** Says at the site's address which commit visitors see. */
export const versionFile = 'version.json';

/** The commit a folder is at; nothing where its files are not those of a commit. */
export function commitOf(folder: string): string | undefined {
  const git = (...args: string[]) => spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
  const status = git('status', '--porcelain', '--', '.');
  if (status.status !== 0 || status.stdout !== '') return undefined;
  return git('rev-parse', 'HEAD').stdout.trim();
}
