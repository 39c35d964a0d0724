import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { checkSpace } from '../../../src/content/check/check-space.ts';
import { findingLine } from '../../../src/content/check/finding.ts';
import { findDemonstrationNotes, findExamples } from '../../content/check/review.ts';
import type { Space } from '../../../src/content/source/space.ts';
import { buildFolders, deployedFolders, type BuildFolders } from '../../build/build-folders.ts';
import { buildFunctions } from '../../build/build-functions.ts';
import { clinicFolder, repository } from '../../../shared/clinic/folder.ts';
import { readReview } from '../../content/check/review-file.ts';
import { buildSite, readSiteContent } from '../../build/build-site.ts';
import { packFunctions } from '../../build/build-functions.ts';
import { writeText } from '../../build/files.ts';
import { buildEnvironment, type Deployment } from './deployment.ts';
import { functionsParameters, parametersFile } from './functions-settings.ts';
import { addLastFiles } from './last-files.ts';
import { securityText, securityTextFile } from './security-text.ts';
import { findUnfinishedTexts } from '../../content/check/unfinished-texts.ts';

export type DeploymentBuild = {
  folders: BuildFolders;
  /** How many there are. */
  pages: number;
  /** Where the content came from, in words. */
  source: string;
  warning?: string | undefined;
  space: Space;
  parameters: Record<string, string>;
};

type BuildOutcome = { ok: true; build: DeploymentBuild } | { ok: false; problems: string[] };

/** Firebase reads the parameters of a project's functions there. */
const parametersPath = (functions: string, project: string) => join(functions, `.env.${project}`);

/**
 * Builds what a deployment uploads into a folder of its own. Refuses content that is unsound or not finished, and lists
 * everything that is wrong with it. Sets the variables of this process, since Vite reads them.
 */
export async function buildDeployment(
  { project, settings }: Deployment,
  folder: string,
): Promise<BuildOutcome> {
  Object.assign(process.env, buildEnvironment(settings), { BUILD_DIR: folder });
  let content: Awaited<ReturnType<typeof readSiteContent>>;
  try {
    content = await readSiteContent(process.env);
  } catch (error) {
    return { ok: false, problems: [(error as Error).message] };
  }
  const { space, source, warning } = content;
  const findings = [
    ...checkSpace(space).findings,
    ...findExamples(space, readReview()),
    ...findDemonstrationNotes(space),
    ...findUnfinishedTexts(space),
  ];
  if (findings.length > 0) return { ok: false, problems: findings.map(findingLine) };

  await rm(folder, { recursive: true, force: true });
  const folders = buildFolders();
  const parameters = functionsParameters(settings, space);
  await buildFunctions(folders);
  const pages = await buildSite(content);
  await writeText(join(folders.site, securityTextFile), securityText(settings));
  await writeText(parametersPath(folders.functions, project), parametersFile(parameters));
  return { ok: true, build: { folders, pages, source, warning, space, parameters } };
}

/** Puts a finished folder in the place of another, which is only away between two renames. */
async function replaceFolder(from: string, to: string) {
  const replaced = `${from}-replaced`;
  await mkdir(to, { recursive: true });
  await rename(to, replaced);
  await rename(from, to);
  await rm(replaced, { recursive: true });
}

/** Makes a finished build the one that `firebase deploy` uploads, all but its headers. */
export async function publishBuild({ folders }: DeploymentBuild, { project }: Deployment) {
  const clinic = clinicFolder();
  const deployed = deployedFolders(clinic);
  await addLastFiles(join(deployed.site, 'static'), join(folders.site, 'static'));
  await replaceFolder(folders.site, deployed.site);
  await replaceFolder(join(folders.functions, 'lib'), join(deployed.functions, 'lib'));
  await rename(parametersPath(folders.functions, project), parametersPath(deployed.functions, project));
  // Firebase loads them from there before it uploads them.
  if (clinic !== repository) await packFunctions(deployed.functions, ['package.json', 'package-lock.json']);
}
