import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { clinicFolder } from '../../../shared/clinic/folder.ts';
import { defaultLanguage } from '../../../shared/languages.ts';
import { toSiteContent } from '../../../src/content/check/to-site-content.ts';
import { refreshConfigOf } from '../../../src/content/source/live-config.ts';
import type { Space } from '../../../src/content/source/space.ts';
import { buildFolders, type BuildFolders } from '../../build/build-folders.ts';
import { buildFunctions } from '../../build/build-functions.ts';
import { buildSite } from '../../build/build-site.ts';
import { writeText } from '../../build/files.ts';
import { readBuiltContent, type BuiltContent } from '../../build/read-built-content.ts';
import { runChecks, stopsDeploy } from '../../content/check/all-checks.ts';
import { linesOf } from '../../content/check/finding-lines.ts';
import { readPullRecord } from '../../build/pull-record.ts';
import type { Deployment } from './deployment.ts';
import { buildEnvironment, parametersFile } from './settings.ts';
import { commitOf, versionFile } from './version.ts';

type BuildResult =
  | { ok: true; folders: BuildFolders; pages: number; source: string; space: Space }
  | { ok: false; problems: string[] };

/**
 * Builds what `firebase deploy` uploads. If there are problems, `folder` does not exist afterwards. Sets environment
 * variables of this process, since Vite reads them.
 */
export async function buildDeployment(
  { project, settings }: Deployment,
  folder: string,
): Promise<BuildResult> {
  await rm(folder, { recursive: true, force: true });
  Object.assign(process.env, buildEnvironment(settings), { BUILD_DIR: folder });
  let content: BuiltContent;
  try {
    content = await readBuiltContent();
  } catch (error) {
    return { ok: false, problems: [(error as Error).message] };
  }
  const { space, source } = content;
  const problems = [...findPullProblems(project), ...linesOf(runChecks(space, stopsDeploy))];
  if (problems.length > 0) return { ok: false, problems };

  const folders = buildFolders();
  await buildFunctions();
  const pages = await buildSite(content);
  await writeText(join(folders.site, versionFile), JSON.stringify({ commit: commitOf(clinicFolder()) }));
  await writeText(join(folders.functions, `.env.${project}`), parametersFile(settings, clinicNameIn(space)));
  return { ok: true, folders, pages, source, space };
}

/** Without the record of a pull, open pages could not detect newer content. */
function findPullProblems(project: string): string[] {
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
