/**
 * `npm run build [-- --project <id>]`: builds what `firebase deploy` uploads, with the settings of one deployment; Firebase
 * runs it before every deploy. After a failure the former build stays, and nothing is uploaded.
 * `--noindex`: Firebase runs it with the headers of a preview.
 */
import { parseArgs } from 'node:util';
import { buildForDeploy } from '../clinic/deployment/build-deployment.ts';

const { values } = parseArgs({
  options: { project: { type: 'string' }, noindex: { type: 'boolean' } },
});
await buildForDeploy(values.project, values.noindex);
