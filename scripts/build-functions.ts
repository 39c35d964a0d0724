/** Bundles `functions/src` and `shared` into `functions/lib/index.js`: only the folder `functions` is deployed. */
import { build } from 'rolldown';

await build({
  input: 'functions/src/index.ts',
  platform: 'node',
  // What functions/package.json names is installed where the functions run; everything else comes along.
  external: [/^node:/, /^firebase-functions(\/|$)/, /^firebase-admin(\/|$)/, 'nodemailer'],
  output: { file: 'functions/lib/index.js', format: 'esm', codeSplitting: false },
});
