import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { clinicFolder } from '../../../shared/clinic/folder.ts';
import { defaultLanguage, languages } from '../../../shared/languages.ts';
import { toSiteContent } from '../../../src/content/check/to-site-content.ts';
import { refreshConfigOf } from '../../../src/content/source/live-config.ts';
import type { Space } from '../../../src/content/source/space.ts';
import { buildFolders, deployedFolders, type BuildFolders } from '../../build/build-folders.ts';
import { buildFunctions } from '../../build/build-functions.ts';
import { buildSite } from '../../build/build-site.ts';
import { writeText } from '../../build/files.ts';
import { updateConfig } from '../../build/firebase-config.ts';
import { readBuiltContent, type BuiltContent } from '../../build/read-built-content.ts';
import { findAll, isUntranslated, stopsDeploy } from '../../content/check/all-checks.ts';
import { linesOf } from '../../content/check/finding-lines.ts';
import { readPullRecord } from '../../build/pull-record.ts';
import { readDeployment, type Deployment } from './deployment.ts';
import { settingWarnings } from './setting-warnings.ts';
import { buildEnvironment, parametersFile, type Settings } from './settings.ts';
import { commitOf, versionFile } from './version.ts';

export type DeploymentBuild = {
  folders: BuildFolders;
  pages: number;
  source: string;
  space: Space;
};

type BuildResult = { ok: true; build: DeploymentBuild } | { ok: false; problems: string[] };

/** Writes the file that RFC 9116 defines. */
async function writeSecurityText(site: string, settings: Settings) {
  const path = '.well-known/security.txt';
  const lines = [
    `Contact: ${settings.SECURITY_CONTACT}`,
    `Expires: ${settings.SECURITY_EXPIRES}T00:00:00.000Z`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${settings.SITE_ORIGIN}/${path}`,
  ];
  await writeText(join(site, path), `${lines.join('\n')}\n`);
}

/** Firebase reads the parameters of a project's functions from this file. */
const parametersPath = (functions: string, project: string) => join(functions, `.env.${project}`);

/** Without the record of a pull every open page would take its own content for outdated. */
function unpulled(project: string): string[] {
  const refresh = refreshConfigOf(process.env);
  if (!refresh || readPullRecord(refresh)) return [];
  return [
    `content/ is not that of the space "${refresh.spaceId}": run npm run content:pull -- --project ${project} first.`,
  ];
}

function clinicNameIn(space: Space): string {
  const reading = toSiteContent(space, defaultLanguage);
  if (!reading.ok) throw new Error('The space is not valid.');
  return reading.content.contactDetails.clinicName;
}

/** Sets environment variables of this process, since Vite reads them. */
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
  await buildFunctions(folders);
  const pages = await buildSite(content);
  await writeSecurityText(folders.site, settings);
  await writeText(join(folders.site, versionFile), JSON.stringify({ commit: commitOf(clinicFolder()) }));
  await writeText(parametersPath(folders.functions, project), parametersFile(settings, clinicNameIn(space)));
  return { ok: true, build: { folders, pages, source, space } };
}

/** Moves a complete build to the deployed folders; until then the previous one stays. */
async function publishBuild({ folders }: DeploymentBuild, project: string) {
  const moves = [
    [folders.site, deployedFolders.site],
    [join(folders.functions, 'lib'), join(deployedFolders.functions, 'lib')],
    [parametersPath(folders.functions, project), parametersPath(deployedFolders.functions, project)],
  ] as const;
  for (const [from, to] of moves) {
    await rm(to, { recursive: true, force: true });
    await rename(from, to);
  }
}

async function correctConfig() {
  if (!(await updateConfig())) return;
  console.warn("firebase.json has the addresses of the brand's languages now: commit it.");
  // Firebase has already read the old configuration, and would upload the new pages with it.
  if (process.env.RESOURCE_DIR) {
    console.error('Nothing was uploaded. Run the same deploy again.');
    process.exit(1);
  }
}

function stop(problems: string[]): never {
  console.error(['Nothing was built:', ...problems].join('\n  '));
  process.exit(1);
}

export async function buildForDeploy(asked: string | undefined) {
  const reading = readDeployment(asked);
  if (!reading.ok) stop(reading.problems);
  const { project, file, settings } = reading.deployment;
  // On the same file system as the deployed folders, where a rename is possible.
  const result = await buildDeployment(reading.deployment, '.local/deploy');
  if (!result.ok) stop(result.problems);
  const { pages, source } = result.build;

  await publishBuild(result.build, project);
  console.log(
    `${pages} pages for ${settings.SITE_ORIGIN} written to ${deployedFolders.site}/ from ${source}, with ${file}.`,
  );
  const untranslated = linesOf(await findAll(result.build.space, isUntranslated));
  for (const warning of [...settingWarnings(settings), ...untranslated]) console.warn(warning);
  await correctConfig();
}
