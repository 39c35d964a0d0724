import { spawnSync } from 'node:child_process';
import { cp, readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { clinicFolder } from '../../../shared/clinic/folder.ts';
import { deployedConfigFile, isConfigCurrent } from '../../build/firebase-config.ts';
import { readEmbeddedSpace } from '../../build/read-embedded-space.ts';
import { findAll, stopsDeploy } from '../../content/check/all-checks.ts';
import { linesOf } from '../../content/check/finding-lines.ts';
import { checkBrand } from '../brand/check-brand.ts';
import { buildDeployment, type DeploymentBuild } from './build-deployment.ts';
import { checkForms } from './check-form.ts';
import { readDeployment, type Deployment } from './deployment.ts';
import { settingWarnings } from './settings.ts';

type Checked = { line: string } | { problems: string[] };

const clinic = clinicFolder();

const checked = (line: string, problems: string[]): Checked =>
  problems.length > 0 ? { problems } : { line };

async function checkAddresses({ project }: Deployment): Promise<Checked> {
  const advice = `firebase.json has those of other languages: run npm run build -- --project ${project} and commit it.`;
  return checked(
    'firebase.json has those of the brand’s languages',
    (await isConfigCurrent()) ? [] : [advice],
  );
}

type Manifest = {
  endpoints: Record<string, object>;
  params: { name: string; type: string }[];
};

/** Installs and loads the functions as Google Cloud does. The CLI reads the manifest in place of their code. */
async function checkFunctions({ folders: { functions }, parameters }: DeploymentBuild): Promise<Checked> {
  const options = { cwd: functions, encoding: 'utf8' } as const;
  const modules = join(functions, 'node_modules');
  const manifest = join(functions, 'functions.yaml');
  try {
    for (const file of ['package.json', 'package-lock.json'])
      await cp(join('functions', file), join(functions, file));
    const quiet = ['--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
    const shell = process.platform === 'win32';
    const install = spawnSync('npm', ['ci', ...quiet], { ...options, shell });
    if (install.status !== 0) return { problems: [`npm ci failed: ${install.stderr.trim()}`] };
    const env = { ...process.env, FUNCTIONS_MANIFEST_OUTPUT_PATH: resolve(manifest) };
    const describe = ['node_modules/firebase-functions/lib/bin/firebase-functions.js'];
    const load = spawnSync(process.execPath, describe, { ...options, env });
    if (load.status !== 0) return { problems: [`The functions do not load: ${load.stderr.trim()}`] };
    // Its JSON is YAML as well.
    const { endpoints, params } = JSON.parse(await readFile(manifest, 'utf8')) as Manifest;
    const of = (isSecret: boolean) =>
      params.filter(({ type }) => (type === 'secret') === isSecret).map(({ name }) => name);
    const unknown = of(false).filter((name) => parameters[name] === undefined);
    return checked(
      `${Object.keys(endpoints).toSorted().join(', ')}: installed and loaded under Node ${process.versions.node}; ` +
        `parameters ${of(false).join(', ')}; secret ${of(true).join(', ')}`,
      unknown.map((name) => `The functions ask for ${name}, which no setting gives.`),
    );
  } finally {
    await rm(modules, { recursive: true, force: true });
  }
}

function checkLook(): Checked {
  const faults = checkBrand(clinic).map(({ file, message }) => `${file}: ${message}`);
  return checked('its files and colours are whole', faults);
}

/** The build writes the configuration of a preview. */
function commandsFor({ project, settings }: Deployment): string {
  const deploy =
    settings.NOINDEX === 'yes'
      ? [
          `  npm run build -- --project ${project}`,
          `  npx firebase deploy --config ${deployedConfigFile(true)} --project ${project}`,
        ]
      : [`  npx firebase deploy --project ${project}`];
  return [
    'Next:',
    '  npx firebase login',
    `  npx firebase functions:secrets:set SMTP_PASSWORD --project ${project}    # once, and for a new password`,
    `  npx firebase functions:secrets:set MAIL_FALLBACK_SMTP_PASSWORD --project ${project}    # once: docs/accounts.md`,
    ...deploy,
  ].join('\n');
}

export async function checkDeployment(project: string | undefined): Promise<boolean> {
  let isReady = true;
  function report(name: string, result: Checked) {
    if ('line' in result) return console.log(`ok      ${name}: ${result.line}`);
    for (const problem of result.problems) console.error(`FAILED  ${name}: ${problem}`);
    isReady = false;
  }

  const reading = readDeployment(project);
  report('settings', reading.ok ? { line: reading.deployment.file } : reading);
  if (!reading.ok) {
    const findings = linesOf(await findAll(readEmbeddedSpace(), stopsDeploy));
    report('content', checked(`that of ${clinic}`, findings));
    report('brand', checkLook());
    return isReady;
  }
  const { deployment } = reading;
  const result = await buildDeployment(deployment, join('.local/deploy-check', deployment.project));
  const warnings = settingWarnings(deployment.settings);
  if (!result.ok) report('content', result);
  else {
    const { build } = result;
    report('content', { line: `${build.pages} pages from ${build.source}` });
    report('brand', checkLook());
    report('addresses', await checkAddresses(deployment));
    const { checked: forms, problems } = checkForms(build.folders.site);
    report('forms', checked(`the function takes what ${forms} forms send of their own`, problems));
    report('functions', await checkFunctions(build));
    warnings.push(...linesOf(await findAll(build.space, (check) => !stopsDeploy(check))));
  }
  for (const warning of warnings) console.warn(warning);
  console.log(isReady ? `\n${commandsFor(deployment)}` : '\nCorrect what FAILED and run this again.');
  return isReady;
}
