/** Runs what the Firebase CLI runs before it uploads a target, by the CLI's own code: `hosting` or `functions`, and a project. */
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { lifecycleHooks } = require('firebase-tools/lib/deploy/lifecycleHooks.js') as {
  lifecycleHooks(target: string, hook: 'predeploy'): (context: object, options: object) => Promise<void>;
};
const { Config } = require('firebase-tools/lib/config.js') as { Config: { load(options: object): object } };

const [target = '', project = ''] = process.argv.slice(2);
const folder = process.cwd();
const config = Config.load({ cwd: folder });
await lifecycleHooks(target, 'predeploy')({}, { config, projectRoot: folder, project, projectId: project });
