import { spawnSync } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { clinicFolder } from '../../../shared/clinic/folder.ts';
import { projectsOf, readDeployment } from './deployment.ts';

type Asked = { project: string; number: string };

/** `occasion` is `push` or `hand`. A run by hand also deploys the projects of a push. */
export function askedProjects(occasion: string): Asked[] {
  return projectsOf(clinicFolder()).flatMap((project) => {
    const reading = readDeployment(project);
    // `deploy:check` of the project lists the problems.
    if (!reading.ok) return [{ project, number: '' }];
    const { DEPLOY_ON: on, PROJECT_NUMBER: number } = reading.deployment.settings;
    const isAsked = on === 'push' || (on !== '' && on === occasion);
    return isAsked ? [{ project, number }] : [];
  });
}

/**
 * Builds and checks each project in a process of its own, since settings are variables of a process. If all pass, writes
 * them into the file that GITHUB_OUTPUT names: `.github/workflows/deploy.yml` uploads these builds.
 */
export function checkProjects(occasion: string): boolean {
  const asked = askedProjects(occasion);
  if (asked.length === 0) console.log('No settings in deployments/ ask for a deploy (DEPLOY_ON).');
  const failed = asked.filter(({ project }) => {
    console.log(`\n${project}`);
    const check = ['scripts/run/deploy-check.ts', '--project', project];
    return spawnSync(process.execPath, check, { stdio: 'inherit' }).status !== 0;
  });
  const output = process.env.GITHUB_OUTPUT;
  if (output && failed.length === 0) appendFileSync(output, `projects=${JSON.stringify(asked)}\n`);
  return failed.length === 0;
}
