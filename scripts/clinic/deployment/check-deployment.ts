import { spawnSync } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { cp, readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { clinicFolder } from '../../../shared/clinic/folder.ts';
import { findAll, stopsDeploy } from '../../content/check/all-checks.ts';
import { linesOf } from '../../content/check/finding-lines.ts';
import { checkBrand } from '../brand/check-brand.ts';
import { buildDeployment, type DeploymentBuild } from './build-deployment.ts';
import { askedProjects, readDeployment } from './deployment.ts';
import { settingWarnings } from './setting-warnings.ts';

type Checked = { line: string; problems: string[] };

type Manifest = { endpoints: Record<string, object> };

/** Installs and loads the functions as Google Cloud does. The Firebase CLI reads the manifest instead of their code. */
async function checkFunctions({ folders: { functions } }: DeploymentBuild): Promise<Checked> {
  const options = { cwd: functions, encoding: 'utf8' } as const;
  const modules = join(functions, 'node_modules');
  const manifest = join(functions, 'functions.yaml');
  try {
    for (const file of ['package.json', 'package-lock.json'])
      await cp(join('functions', file), join(functions, file));
    const quiet = ['--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
    const shell = process.platform === 'win32';
    const install = spawnSync('npm', ['ci', ...quiet], { ...options, shell });
    if (install.status !== 0) return { line: '', problems: [`npm ci failed: ${install.stderr.trim()}`] };
    const env = { ...process.env, FUNCTIONS_MANIFEST_OUTPUT_PATH: resolve(manifest) };
    const describe = ['node_modules/firebase-functions/lib/bin/firebase-functions.js'];
    const load = spawnSync(process.execPath, describe, { ...options, env });
    if (load.status !== 0)
      return { line: '', problems: [`The functions do not load: ${load.stderr.trim()}`] };
    // The CLI writes YAML; JSON is a subset of it.
    const { endpoints } = JSON.parse(await readFile(manifest, 'utf8')) as Manifest;
    return {
      line: `${Object.keys(endpoints).toSorted().join(', ')}: installed and loaded under Node ${process.versions.node}`,
      problems: [],
    };
  } finally {
    await rm(modules, { recursive: true, force: true });
  }
}

function checkLook(): Checked {
  const problems = checkBrand(clinicFolder()).map(({ file, message }) => `${file}: ${message}`);
  return { line: 'its files and colours are whole', problems };
}

function report(name: string, { line, problems }: Checked): boolean {
  for (const problem of problems) console.error(`FAILED  ${name}: ${problem}`);
  if (problems.length === 0) console.log(`ok      ${name}: ${line}`);
  return problems.length === 0;
}

async function checkBuild(build: DeploymentBuild): Promise<boolean> {
  const results = [
    report('content', { line: `${build.pages} pages from ${build.source}`, problems: [] }),
    report('brand', checkLook()),
    report('functions', await checkFunctions(build)),
  ];
  for (const warning of linesOf(await findAll(build.space, (check) => !stopsDeploy(check))))
    console.warn(warning);
  return results.every(Boolean);
}

export async function checkDeployment(project: string | undefined): Promise<boolean> {
  const reading = readDeployment(project);
  if (!reading.ok) return report('settings', { line: '', problems: reading.problems });
  const { deployment } = reading;
  report('settings', { line: deployment.file, problems: [] });
  const result = await buildDeployment(deployment, join('.local/deploy-check', deployment.project));
  const isReady = result.ok
    ? await checkBuild(result.build)
    : report('content', { line: '', problems: result.problems });
  for (const warning of settingWarnings(deployment.settings)) console.warn(warning);
  const next = `Next: npx firebase deploy --project ${deployment.project} (before the first time: docs/accounts.md).`;
  console.log(isReady ? `\n${next}` : '\nCorrect what FAILED and run this again.');
  return isReady;
}

/**
 * Checks each project in a separate process, since settings are environment variables. If all pass, lists them in the
 * file that GITHUB_OUTPUT names, for `.github/workflows/deploy.yml` to upload.
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
