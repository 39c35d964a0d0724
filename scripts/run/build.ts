/**
 * `npm run build [-- --project <id>]`: builds what `firebase deploy` uploads, with the settings of one deployment; Firebase
 * runs it before every deploy. When anything is wrong, what was built before stays as it is, and nothing is uploaded.
 * `--clinic <folder>` says what CLINIC_DIR says: a hook of Firebase cannot set a variable on every system.
 */
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: { project: { type: 'string' }, clinic: { type: 'string' } },
});
if (values.clinic) process.env.CLINIC_DIR = values.clinic;
const { buildForDeploy } = await import('../clinic/deployment/build-deployment.ts');
await buildForDeploy(values.project);
