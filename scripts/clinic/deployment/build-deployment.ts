import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { clinicFolder } from '../../../shared/clinic/folder.ts';
import { refreshConfigOf } from '../../../src/content/source/live-config.ts';
import type { Space } from '../../../src/content/source/space.ts';
import { buildFolders, deployedFolders, type BuildFolders } from '../../build/build-folders.ts';
import { buildFunctions } from '../../build/build-functions.ts';
import { buildSite } from '../../build/build-site.ts';
import { writeText } from '../../build/files.ts';
import { deployedConfigFile, isConfigCurrent, writeDeployedConfig } from '../../build/firebase-config.ts';
import { readBuiltContent, type BuiltContent } from '../../build/read-built-content.ts';
import { findAll, stopsDeploy } from '../../content/check/all-checks.ts';
import { linesOf } from '../../content/check/finding-lines.ts';
import { readPublished } from '../../build/published.ts';
import { buildEnvironment, readDeployment, type Deployment } from './deployment.ts';
import { replaceFolder } from './replace-folder.ts';
import { commitOf, versionFile } from './version.ts';
import { functionsParameters, parametersFile, securityText } from './settings-files.ts';
import { settingWarnings } from './settings.ts';

export type DeploymentBuild = {
  folders: BuildFolders;
  pages: number;
  source: string;
  space: Space;
  parameters: Record<string, string>;
};

type BuildResult = { ok: true; build: DeploymentBuild } | { ok: false; problems: string[] };

/** Firebase reads the parameters of a project's functions there. */
const parametersPath = (functions: string, project: string) => join(functions, `.env.${project}`);

/** Without the record of a pull every open page would take its own texts for older ones. */
function unpulled(project: string): string[] {
  const refresh = refreshConfigOf(process.env);
  if (!refresh || readPublished(refresh)) return [];
  return [
    `content/ is not that of the space "${refresh.spaceId}": run npm run content:pull -- --project ${project} first.`,
  ];
}

/** Sets variables of this process, since Vite reads them. */
export async function buildDeployment(
  { project, settings }: Deployment,
  folder: string,
): Promise<BuildResult> {
  Object.assign(process.env, buildEnvironment(settings), { BUILD_DIR: folder });
  let content: BuiltContent;
  try {
    content = await readBuiltContent();
  } catch (error) {
    return { ok: false, problems: [(error as Error).message] };
  }
  const { space, source } = content;
  const problems = [...unpulled(project), ...linesOf(await findAll(space, stopsDeploy))];
  if (problems.length > 0) return { ok: false, problems };

  await rm(folder, { recursive: true, force: true });
  const folders = buildFolders();
  const parameters = functionsParameters(settings, space);
  await buildFunctions(folders);
  const pages = await buildSite(content);
  const security = securityText(settings);
  await writeText(join(folders.site, security.path), security.text);
  await writeText(join(folders.site, versionFile), JSON.stringify({ commit: commitOf(clinicFolder()) }));
  await writeText(parametersPath(folders.functions, project), parametersFile(parameters));
  return { ok: true, build: { folders, pages, source, space, parameters } };
}

async function publishBuild({ folders }: DeploymentBuild, project: string) {
  const deployed = deployedFolders;
  await replaceFolder(folders.site, deployed.site);
  await replaceFolder(join(folders.functions, 'lib'), join(deployed.functions, 'lib'));
  await rename(parametersPath(folders.functions, project), parametersPath(deployed.functions, project));
}

async function updateConfig(isNoindex: boolean) {
  if (await isConfigCurrent(isNoindex)) return;
  const config = deployedConfigFile(isNoindex);
  await writeDeployedConfig(isNoindex);
  const advice = isNoindex ? '' : ': commit it';
  console.warn(`${config} has the addresses of the brand's languages now${advice}.`);
  // Firebase has read the former parameters already, and would upload the new pages with these.
  if (process.env.RESOURCE_DIR) {
    console.error('Nothing was uploaded. Run the same deploy again.');
    process.exit(1);
  }
}

function stop(problems: string[]): never {
  console.error(`Nothing was built: ${problems.length} to correct.`);
  for (const problem of problems) console.error(`  ${problem}`);
  process.exit(1);
}

/** `hasNoindex`: Firebase has read a `firebase.json` with the header of previews. */
export async function buildForDeploy(project: string | undefined, hasNoindex = false) {
  const reading = readDeployment(project);
  if (!reading.ok) stop(reading.problems);
  const { deployment } = reading;
  const isNoindex = deployment.settings.NOINDEX === 'yes';
  if (process.env.RESOURCE_DIR && isNoindex !== hasNoindex) {
    const said = `${deployment.file} says NOINDEX=${deployment.settings.NOINDEX}`;
    stop([
      `${said}; deploy it with: npx firebase deploy --config ${deployedConfigFile(isNoindex)} --project ${deployment.project}`,
    ]);
  }
  // On the disk of the deployed folders, so that a finished build replaces them in one step.
  const result = await buildDeployment(deployment, '.local/deploy');
  if (!result.ok) stop(result.problems);
  const { build } = result;

  await publishBuild(build, deployment.project);
  const { SITE_ORIGIN: origin } = deployment.settings;
  const { site } = deployedFolders;
  console.log(
    `${build.pages} pages for ${origin} written to ${site}/ from ${build.source}, with ${deployment.file}.`,
  );
  for (const warning of settingWarnings(deployment.settings)) console.warn(warning);
  await updateConfig(isNoindex);
}
