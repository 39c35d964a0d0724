import { clinicFolder, repository } from '../../../shared/clinic/folder.ts';
import { deployedFolders, unpublishedFolder } from '../../build/build-folders.ts';
import { isConfigCurrent, writeDeployedConfig } from '../../build/firebase-config.ts';
import { buildDeployment, publishBuild } from './build-deployment.ts';
import { readDeployment } from './deployment.ts';
import { settingWarnings } from './settings.ts';

function stop(problems: string[]): never {
  console.error(`Nothing was built: ${problems.length} to correct.`);
  for (const problem of problems) console.error(`  ${problem}`);
  process.exit(1);
}

/** Writes the redirects and rewrites of the languages into the firebase.json that is deployed. */
async function updateConfig() {
  if (await isConfigCurrent()) return;
  const { config } = deployedFolders();
  await writeDeployedConfig();
  const advice = clinicFolder() === repository ? ': commit it' : '';
  console.warn(`${config} has the addresses of the brand's languages now${advice}.`);
  // Firebase has read the old ones already, and would upload the pages with them.
  if (process.env.RESOURCE_DIR) {
    console.error('Nothing was uploaded. Run the same deploy again.');
    process.exit(1);
  }
}

/** Builds what a deployment uploads, and says what it did; ends the process where it cannot. */
export async function buildForDeploy(project: string | undefined) {
  const reading = readDeployment(project);
  if (!reading.ok) stop(reading.problems);
  const { deployment } = reading;
  const outcome = await buildDeployment(deployment, unpublishedFolder());
  if (!outcome.ok) stop(outcome.problems);
  const { build } = outcome;

  await publishBuild(build, deployment);
  const { SITE_ORIGIN: origin } = deployment.settings;
  const { site } = deployedFolders();
  console.log(
    `${build.pages} pages for ${origin} written to ${site}/ from ${build.source}, with ${deployment.file}.`,
  );
  for (const warning of [build.warning, ...settingWarnings(deployment.settings)])
    if (warning) console.warn(warning);
  await updateConfig();
}
