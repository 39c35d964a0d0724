/**
 * `npm run build`: builds what `npm start` serves, into the folder that it names. With options it builds what
 * `firebase deploy` uploads: `--project <id>` with the settings of that deployment, `--deploy` with those of the project
 * that Firebase names before every deploy. If the build fails, the previous one stays and nothing is uploaded.
 */
import { parseArgs } from 'node:util';
import { buildFolders } from '../build/build-folders.ts';
import { readEmbeddedSpace } from '../build/read-embedded-space.ts';
import { findAll, isUntranslated } from '../content/check/all-checks.ts';
import { linesOf } from '../content/check/finding-lines.ts';
import { buildForDeploy } from '../clinic/deployment/build-deployment.ts';
import { buildLocalSite } from '../local/local-site.ts';
import { runUntilStopped } from '../local/servers.ts';

const { values } = parseArgs({
  options: { project: { type: 'string' }, deploy: { type: 'boolean' } },
});

if (Object.keys(values).length > 0) await buildForDeploy(values.project);
else
  await runUntilStopped(async () => {
    await buildLocalSite({ site: true });
    for (const line of linesOf(await findAll(readEmbeddedSpace(), isUntranslated))) console.warn(line);
    console.log(
      `The site is in ${buildFolders().site}: npm run preview serves it. A deploy: --project <id>.`,
    );
    return [];
  });
