/**
 * `npm run build [-- --project <id>]`: builds what `firebase deploy` uploads, with the settings of one deployment; Firebase
 * runs it before every deploy. When anything is wrong, what was built before stays as it is, and nothing is uploaded.
 */
import { parseArgs } from 'node:util';
import { buildDeployment, publishBuild } from './deployment/build-deployment.ts';
import { readDeployment } from './deployment/deployment.ts';
import { expiryWarning } from './deployment/settings.ts';
import { hasHostingOf, readFirebaseConfig, writeDeployedHosting } from './firebase-config.ts';

function stop(problems: string[]): never {
  console.error(`Nothing was built: ${problems.length} to correct.`);
  for (const problem of problems) console.error(`  ${problem}`);
  process.exit(1);
}

const { values } = parseArgs({ options: { project: { type: 'string' } } });
const reading = readDeployment(values.project);
if (!reading.ok) stop(reading.problems);
const { deployment } = reading;
const outcome = await buildDeployment(deployment, '.local/deploy');
if (!outcome.ok) stop(outcome.problems);
const { build } = outcome;

await publishBuild(build, deployment);
console.log(
  `${build.pages} pages for ${deployment.settings.SITE_ORIGIN} written to dist/ from ${build.source}, with ${deployment.file}.`,
);
for (const warning of [build.warning, expiryWarning(deployment.settings)]) if (warning) console.warn(warning);

const built = await readFirebaseConfig(build.folders.config);
if (!(await hasHostingOf(built))) {
  await writeDeployedHosting(built);
  console.warn('firebase.json has the headers of this build now: commit it.');
  // Firebase has read the old ones already, and would upload the pages with them.
  if (process.env.RESOURCE_DIR) {
    console.error('Nothing was uploaded. Run the same deploy again.');
    process.exit(1);
  }
}
