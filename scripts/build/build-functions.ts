import { existsSync } from 'node:fs';
import { cp, readFile, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'rolldown';
import { repository } from '../../shared/clinic/folder.ts';
import { brandPlugin } from './brand-plugin.ts';
import { buildFolders } from './build-folders.ts';

/** Bundles `functions/src` and `shared` into one file, since only the functions' folder is deployed. */
export async function buildFunctions() {
  await build({
    input: 'functions/src/index.ts',
    platform: 'node',
    plugins: [brandPlugin()],
    external: [/^node:/, ...(await installedPackages())],
    output: { file: join(buildFolders().functions, 'lib/index.js'), format: 'esm', codeSplitting: false },
  });
}

export async function linkFunctions(folder: string, files: string[]) {
  for (const file of files) await cp(join(repository, 'functions', file), join(folder, file));
  const modules = join(folder, 'node_modules');
  if (!existsSync(modules)) await symlink(join(repository, 'functions/node_modules'), modules, 'junction');
}

type Package = { dependencies: Record<string, string> };

/** Returns patterns for the packages that Google Cloud installs; all others are bundled. */
async function installedPackages(): Promise<RegExp[]> {
  const { dependencies } = JSON.parse(await readFile('functions/package.json', 'utf8')) as Package;
  return Object.keys(dependencies).map((name) => new RegExp(`^${name}(/|$)`));
}

if (import.meta.main) await buildFunctions();
