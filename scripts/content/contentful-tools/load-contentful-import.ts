import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { repository } from '../../../shared/clinic/folder.ts';

type ContentfulImport = (options: Record<string, unknown>) => Promise<unknown>;

const folder = import.meta.dirname;

/** Installs the package at the first use. Exits if the installation fails. */
export function loadContentfulImport(): ContentfulImport {
  const setup = join(repository, 'scripts/setup.mjs');
  const { status } = spawnSync(process.execPath, [setup, '--folder', folder], { stdio: 'inherit' });
  // setup.mjs has printed the reason.
  if (status !== 0) process.exit(status ?? 1);
  // contentful-import's ES module imports folders, which Node refuses, so its CommonJS version is loaded.
  return createRequire(join(folder, 'package.json'))('contentful-import') as ContentfulImport;
}
