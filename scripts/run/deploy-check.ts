/**
 * `npm run deploy:check [-- --project <id>]`: builds a deployment and checks it, without uploading it. Prints the command
 * that uploads it, or prints the problems and exits with 1. `--all` checks the projects that GitHub deploys, and lists
 * them for the workflow.
 */
import { parseArgs } from 'node:util';
import { checkDeployment, checkProjects } from '../clinic/deployment/check-deployment.ts';

const { values } = parseArgs({ options: { project: { type: 'string' }, all: { type: 'boolean' } } });
const isReady = values.all ? checkProjects() : await checkDeployment(values.project);
process.exitCode = isReady ? 0 : 1;
