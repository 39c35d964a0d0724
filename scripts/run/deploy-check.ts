/**
 * `npm run deploy:check [-- --project <id>]`: everything that can be known before a deploy, without changing anything of
 * what is deployed. Ends with the commands to run next, or with 1 and what to correct.
 */
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { lintSpace } from '../content/check/lint-space.ts';
import { findingLine } from '../../src/content/check/content-finding.ts';
import { findOldTexts } from '../content/check/review.ts';
import { readReview } from '../content/check/review-file.ts';
import { checkBrand } from '../clinic/brand/check-brand.ts';
import { findForeignFacts } from '../content/check/foreign-facts.ts';
import { deployedFolders } from '../build/build-folders.ts';
import { clinicFolder, repository } from '../../shared/clinic/folder.ts';
import { buildDeployment, type DeploymentBuild } from '../clinic/deployment/build-deployment.ts';
import { readDeployment, type Deployment } from '../clinic/deployment/deployment.ts';
import { loadFunctions } from '../clinic/deployment/load-functions.ts';
import { settingWarnings } from '../clinic/deployment/settings.ts';
import { isConfigCurrent } from '../build/firebase-config.ts';

/** What was found out: a line for what is well, or what to correct. */
type ContentFinding = { ok: true; line: string } | { ok: false; problems: string[] };

const clinic = clinicFolder();
const isOwn = clinic === repository;

const well = (line: string): ContentFinding => ({ ok: true, line });
const wrong = (...problems: string[]): ContentFinding => ({ ok: false, problems });

async function checkAddresses(): Promise<ContentFinding> {
  return (await isConfigCurrent())
    ? well('firebase.json has those of the brand’s languages')
    : wrong('firebase.json has those of other languages: run `npm run build` and commit it.');
}

/** Installs and loads what is uploaded, as Google Cloud does. */
async function checkFunctions({ folders, parameters }: DeploymentBuild): Promise<ContentFinding> {
  const folder = await mkdtemp(join(tmpdir(), 'functions-'));
  try {
    for (const file of ['package.json', 'package-lock.json'])
      await cp(join('functions', file), join(folder, file));
    await cp(join(folders.functions, 'lib'), join(folder, 'lib'), { recursive: true });
    const loaded = await loadFunctions(folder);
    if (!loaded.ok) return wrong(...loaded.problems);
    const unknown = loaded.parameters.filter((name) => parameters[name] === undefined);
    if (unknown.length > 0)
      return wrong(...unknown.map((name) => `The functions ask for ${name}, which no setting gives.`));
    return well(
      `${loaded.functions.join(', ')}: installed and loaded under Node ${process.versions.node}; ` +
        `parameters ${loaded.parameters.join(', ')}; secret ${loaded.secrets.join(', ')}`,
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function checkLook({ space }: DeploymentBuild): ContentFinding {
  const faults = checkBrand(clinic).map(({ file, message }) => `${file}: ${message}`);
  const problems = [...faults, ...findForeignFacts(clinic, space)];
  return problems.length === 0
    ? well('its files and colours are whole, and its facts are its own')
    : wrong(...problems);
}

/** A clinic in another folder is deployed from the `firebase.json` that its build writes there. */
function deployCommands(project: string): string[] {
  if (isOwn) return [`  npx firebase deploy --project ${project}`];
  return [
    `  CLINIC_DIR=${clinic} npm run build -- --project ${project}`,
    `  npx firebase deploy --config ${deployedFolders(clinic).config} --project ${project}`,
  ];
}

function commandsFor({ project }: Deployment): string {
  return [
    'Next:',
    '  npx firebase login',
    `  npx firebase functions:secrets:set SMTP_PASSWORD --project ${project}    # once, and for a new password`,
    `  npx firebase functions:secrets:set ANSWER_LINK_KEYS --project ${project}    # once: docs/operations.md`,
    ...deployCommands(project),
  ].join('\n');
}

let failed = false;
function report(name: string, finding: ContentFinding) {
  if (finding.ok) console.log(`ok      ${name}: ${finding.line}`);
  else for (const problem of finding.problems) console.error(`FAILED  ${name}: ${problem}`);
  failed ||= !finding.ok;
}

const { values } = parseArgs({ options: { project: { type: 'string' } } });
const reading = readDeployment(values.project);
report('settings', reading.ok ? well(reading.deployment.file) : wrong(...reading.problems));
if (reading.ok) {
  const { deployment } = reading;
  const outcome = await buildDeployment(deployment, '.local/deploy-check');
  const warnings: (string | undefined)[] = settingWarnings(deployment.settings);
  if (!outcome.ok) report('content', wrong(...outcome.problems));
  else {
    const { build } = outcome;
    const findings = lintSpace(build.space).map(findingLine);
    report(
      'content',
      findings.length === 0 ? well(`${build.pages} pages from ${build.source}`) : wrong(...findings),
    );
    report('brand', checkLook(build));
    if (isOwn) report('addresses', await checkAddresses());
    report('functions', await checkFunctions(build));
    warnings.push(build.warning, ...findOldTexts(build.space, readReview()).map(findingLine));
  }
  for (const warning of warnings) if (warning) console.warn(warning);
  console.log(failed ? '\nCorrect what FAILED and run this again.' : `\n${commandsFor(deployment)}`);
}
process.exitCode = failed ? 1 : 0;
