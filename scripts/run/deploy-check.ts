/**
 * `npm run deploy:check [-- --project <id>]`: builds a deployment and checks it, without uploading it. Prints the command
 * that uploads it, or prints the problems and exits with 1. `--on push` checks the projects that a push deploys,
 * `--on hand` also those that only a run by hand deploys; both list the projects for the workflow.
 */
import { parseArgs } from 'node:util';
import { checkDeployment, checkProjects } from '../clinic/deployment/check-deployment.ts';

const { values } = parseArgs({ options: { project: { type: 'string' }, on: { type: 'string' } } });
const isReady = values.on ? checkProjects(values.on) : await checkDeployment(values.project);
process.exitCode = isReady ? 0 : 1;
