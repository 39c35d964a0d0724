/**
 * `npm run deploy:check [-- --project <id>]`: everything that can be checked before a deploy; changes nothing. Ends with
 * the commands to run next, or with 1 and the corrections to make. `--on push` checks every project that a push deploys,
 * `--on hand` also those that only a run by hand deploys; both name the projects to the workflow.
 */
import { parseArgs } from 'node:util';
import { checkDeployment } from '../clinic/deployment/check-deployment.ts';
import { checkProjects } from '../clinic/deployment/check-projects.ts';

const { values } = parseArgs({ options: { project: { type: 'string' }, on: { type: 'string' } } });
const isReady = values.on ? checkProjects(values.on) : await checkDeployment(values.project);
process.exitCode = isReady ? 0 : 1;
