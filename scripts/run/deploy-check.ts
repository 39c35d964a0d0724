/**
 * `npm run deploy:check [-- --project <id>]`: checks everything that can be checked before a deploy, and changes
 * nothing. Prints the commands to run next, or exits with 1 and the corrections to make. `--on push` checks the
 * projects that a push deploys, `--on hand` also those that only a run by hand deploys; both list the projects for the
 * workflow.
 */
import { parseArgs } from 'node:util';
import { checkDeployment, checkProjects } from '../clinic/deployment/check-deployment.ts';

const { values } = parseArgs({ options: { project: { type: 'string' }, on: { type: 'string' } } });
const isReady = values.on ? checkProjects(values.on) : await checkDeployment(values.project);
process.exitCode = isReady ? 0 : 1;
