import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'rolldown';
import { brandPlugin } from './brand-plugin.ts';
import { buildFolders } from './build-folders.ts';

type Package = { dependencies: Record<string, string> };

/** What is installed where the functions run; everything else comes along in the bundle. */
async function installedPackages(): Promise<RegExp[]> {
  const { dependencies } = JSON.parse(await readFile('functions/package.json', 'utf8')) as Package;
  return Object.keys(dependencies).map((name) => new RegExp(`^${name}(/|$)`));
}

/** Bundles `functions/src` and `shared` into `lib/index.js` of the functions' folder: only that folder is deployed. */
export async function buildFunctions({ functions } = buildFolders()) {
  await build({
    input: 'functions/src/index.ts',
    platform: 'node',
    plugins: [brandPlugin()],
    external: [/^node:/, ...(await installedPackages())],
    output: { file: join(functions, 'lib/index.js'), format: 'esm', codeSplitting: false },
  });
}

if (import.meta.main) await buildFunctions();
