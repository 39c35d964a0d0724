/** Runs a target's predeploy commands by the CLI's code. Arguments: `hosting` or `functions`, project. */
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { lifecycleHooks } = require('firebase-tools/lib/deploy/lifecycleHooks.js') as {
  lifecycleHooks(target: string, hook: 'predeploy'): (context: object, options: object) => Promise<void>;
};
const { Config } = require('firebase-tools/lib/config.js') as { Config: { load(options: object): object } };

const { detectProjectRoot } = require('firebase-tools/lib/detectProjectRoot.js') as {
  detectProjectRoot(options: object): string;
};

const [target = '', project = ''] = process.argv.slice(2);
const options = { cwd: process.cwd() };
const projectRoot = detectProjectRoot(options);
const config = Config.load({ ...options, projectRoot });
await lifecycleHooks(target, 'predeploy')({}, { config, projectRoot, project, projectId: project });
