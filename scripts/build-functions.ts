import { join } from 'node:path';
import { build } from 'rolldown';
import { brandPlugin } from './brand/brand-plugin.ts';
import { buildFolders } from './build-folders.ts';

/** Bundles `functions/src` and `shared` into `lib/index.js` of the functions' folder: only that folder is deployed. */
export async function buildFunctions({ functions } = buildFolders()) {
  await build({
    input: 'functions/src/index.ts',
    platform: 'node',
    plugins: [brandPlugin()],
    // What functions/package.json names is installed where the functions run; everything else comes along.
    external: [/^node:/, /^firebase-functions(\/|$)/, /^firebase-admin(\/|$)/, 'nodemailer', 'imapflow'],
    output: { file: join(functions, 'lib/index.js'), format: 'esm', codeSplitting: false },
  });
}

if (import.meta.main) await buildFunctions();
