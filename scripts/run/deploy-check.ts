/**
 * `npm run deploy:check [-- --project <id>]`: everything that can be known before a deploy, without changing anything of
 * what is deployed. Ends with the commands to run next, or with 1 and what to correct.
 */
import { parseArgs } from 'node:util';
import { checkDeployment } from '../clinic/deployment/check-deployment.ts';

const { values } = parseArgs({ options: { project: { type: 'string' } } });
process.exitCode = (await checkDeployment(values.project)) ? 0 : 1;
