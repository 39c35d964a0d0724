/**
 * `npm run deploy:check [-- --project <id>]`: everything that can be known before a deploy, without changing anything of
 * what is deployed. Ends with the commands to run next, or with 1 and what to correct. `--on push` checks every project
 * that a push deploys, `--on hand` every one that a run by hand deploys too, and names them to the workflow.
 */
import { parseArgs } from 'node:util';
import { checkDeployment } from '../clinic/deployment/check-deployment.ts';
import { checkProjects } from '../clinic/deployment/check-projects.ts';

const { values } = parseArgs({ options: { project: { type: 'string' }, on: { type: 'string' } } });
const isReady = values.on ? checkProjects(values.on) : await checkDeployment(values.project);
process.exitCode = isReady ? 0 : 1;
