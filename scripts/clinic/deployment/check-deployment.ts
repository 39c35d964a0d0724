import { spawnSync } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { cp, readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { clinicFolder } from '../../../shared/clinic/folder.ts';
import { runChecks, stopsDeploy } from '../../content/check/all-checks.ts';
import { linesOf } from '../../content/check/finding-lines.ts';
import { checkBrand } from '../brand/check-brand.ts';
import { buildDeployment } from './build-deployment.ts';
import { projectsToDeploy, readDeployment } from './deployment.ts';
import { settingWarnings } from './setting-warnings.ts';

/**
 * Builds and checks the project's deployment, and prints the command that uploads it. The command needs the manifest that
 * the last check writes, so a build that has not passed the checks cannot be deployed.
 */
export async function checkDeployment(requestedProject: string | undefined): Promise<boolean> {
  const reading = readDeployment(requestedProject);
  if (!reading.ok) return reportProblems('settings', reading.problems);
  const { project, file, settings } = reading.deployment;
  reportSuccess('settings', `${file}, for ${settings.SITE_ORIGIN}`);
  const brandProblems = checkBrand(clinicFolder()).map((problem) => `${problem.file}: ${problem.message}`);
  let isReady =
    brandProblems.length === 0
      ? reportSuccess('brand', 'its files and colours are whole')
      : reportProblems('brand', brandProblems);

  const folder = `.local/deploy-check/${project}`;
  const result = await buildDeployment(reading.deployment, folder);
  if (!result.ok) {
    isReady = reportProblems('content', result.problems);
  } else {
    const { folders, pages, source, space } = result;
    reportSuccess('content', `${pages} pages from ${source}`);
    if (isReady) isReady = await checkFunctions(folders.functions);
    for (const line of linesOf(runChecks(space, (check) => !stopsDeploy(check)))) console.warn(line);
  }
  for (const warning of settingWarnings(settings)) console.warn(warning);
  const command = `npx firebase deploy --config ${folder}/firebase.json --project ${project}`;
  const next = `Next: ${command} (before the first time: docs/accounts.md).`;
  console.log(`\n${isReady ? next : 'Correct what FAILED and run this again.'}`);
  return isReady;
}

/**
 * Checks the projects that GitHub deploys, each in a process of its own, since a build sets environment variables. If all
 * pass, writes them to the file GITHUB_OUTPUT, from which `.github/workflows/deploy.yml` creates one job per project.
 */
export function checkProjects(): boolean {
  const projects = projectsToDeploy();
  if (projects.length === 0) console.log('No settings in deployments/ have a PROJECT_NUMBER.');
  const failedProjects = projects.filter(({ project }) => {
    console.log(`\n${project}`);
    const args = ['scripts/run/deploy-check.ts', '--project', project];
    return spawnSync(process.execPath, args, { stdio: 'inherit' }).status !== 0;
  });
  const output = process.env.GITHUB_OUTPUT;
  if (output && failedProjects.length === 0) appendFileSync(output, `projects=${JSON.stringify(projects)}\n`);
  return failedProjects.length === 0;
}

type Manifest = { endpoints: Record<string, object> };

/** Installs and loads the functions as Google Cloud does. With the manifest the Firebase CLI need not load them. */
async function checkFunctions(folder: string): Promise<boolean> {
  const options = { cwd: folder, encoding: 'utf8' } as const;
  const modules = join(folder, 'node_modules');
  const manifest = join(folder, 'functions.yaml');
  try {
    for (const file of ['package.json', 'package-lock.json'])
      await cp(join('functions', file), join(folder, file));
    const npmOptions = ['--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
    const shell = process.platform === 'win32';
    const install = spawnSync('npm', ['ci', ...npmOptions], { ...options, shell });
    if (install.status !== 0) return reportProblems('functions', [`npm ci failed: ${install.stderr.trim()}`]);
    const env = { ...process.env, FUNCTIONS_MANIFEST_OUTPUT_PATH: resolve(manifest) };
    const manifestArgs = ['node_modules/firebase-functions/lib/bin/firebase-functions.js'];
    const load = spawnSync(process.execPath, manifestArgs, { ...options, env });
    if (load.status !== 0)
      return reportProblems('functions', [`The functions do not load: ${load.stderr.trim()}`]);
    // The Firebase SDK writes JSON, which is valid YAML, into `functions.yaml`.
    const { endpoints } = JSON.parse(await readFile(manifest, 'utf8')) as Manifest;
    const names = Object.keys(endpoints).toSorted().join(', ');
    return reportSuccess('functions', `${names}: installed and loaded under Node ${process.versions.node}`);
  } finally {
    await rm(modules, { recursive: true, force: true });
  }
}

function reportSuccess(check: string, line: string): true {
  console.log(`ok      ${check}: ${line}`);
  return true;
}

function reportProblems(check: string, problems: string[]): false {
  for (const problem of problems) console.error(`FAILED  ${check}: ${problem}`);
  return false;
}
