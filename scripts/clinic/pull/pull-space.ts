import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { clinicFolder } from '../../../shared/clinic/folder.ts';
import { checkSpace } from '../../../src/content/check/check-space.ts';
import { stripUnknownFields } from '../../../src/content/check/strip-unknown-fields.ts';
import { formatFinding } from '../../../src/content/check/content-finding.ts';
import { entryUrl, liveConfigOf, type LiveConfig } from '../../../src/content/source/live-config.ts';
import { readLiveSpace } from '../../../src/content/source/read-live-space.ts';
import { spaceVersion, type Space } from '../../../src/content/source/space.ts';
import { findUnusedFiles } from '../brand/named-files.ts';
import { projectsOf, readDeployment } from '../deployment/deployment.ts';
import { writeText } from '../../build/files.ts';
import { formatJson } from '../../build/format-json.ts';
import { readContentFolder } from '../../build/read-embedded-space.ts';
import { toContentFiles, withKnownLocales } from '../../content/contentful/content-files.ts';
import { pullFiles } from './pull-files.ts';
import { spaceName, pullRecordFile, readPullRecord, type PullRecord } from '../../build/pull-record.ts';

/**
 * Replaces the clinic's `content/` by the published content of its Contentful space. Writes files only after all texts and
 * files have been fetched and checked, so an error changes nothing.
 */
export async function pullSpace(project: string | undefined) {
  const config = selectedSpace(project);
  if (!config) return console.log('No settings name a space: content/ stays as it is.');
  if (config.origin.includes('preview.'))
    throw new Error('CONTENTFUL_HOST is the preview API: drafts are never pulled.');
  assertCommitted();
  const result = await readLiveSpace(config);
  if (!result.ok) throw new Error(result.message);
  const { space: live, removed: unknownNames } = stripUnknownFields(result.space);
  for (const name of unknownNames) console.warn(`Left out, since the site does not know it: ${name}`);

  const current = readContentFolder();
  const recordedUrls = readPullRecord(config)?.files ?? {};
  const currentAssets = current.space.assets;
  const pulled = await pullFiles(live.assets, { currentAssets, recordedUrls, config });
  const locales = withKnownLocales(live.locales, current.space.locales);
  const space = { ...live, assets: pulled.assets, locales };
  assertValid(space, pulled.problems, config);

  const files = await toContentFiles(space, current.files);
  const version = await spaceVersion(result.space);
  const record: PullRecord = { space: spaceName(config), version, files: pulled.urls };
  const unusedBefore = new Set(findUnusedFiles(clinicFolder(), current.space).map(({ file }) => file));
  for (const [url, bytes] of pulled.added) {
    mkdirSync(dirname(pathOf(url)), { recursive: true });
    writeFileSync(pathOf(url), bytes);
  }
  for (const file of Object.keys(current.files)) if (!Object.hasOwn(files, file)) rmSync(pathOf(file));
  for (const [file, text] of Object.entries(files)) await writeText(pathOf(file), text);
  for (const { file } of findUnusedFiles(clinicFolder(), space))
    if (!unusedBefore.has(file)) rmSync(pathOf(file));
  await writeText(pathOf(pullRecordFile), await formatJson(pullRecordFile, record));
  const { entries, assets } = space;
  console.log(`${entries.length} entries and ${assets.length} assets are in content/: see git diff.`);
}

const pathOf = (file: string) => join(clinicFolder(), file);

function spaceOfDeployment(project: string): LiveConfig | undefined {
  const reading = readDeployment(project);
  if (!reading.ok) throw new Error(reading.problems.join('\n'));
  const { settings } = reading.deployment;
  return settings.CONTENTFUL_SPACE_ID ? liveConfigOf(settings) : undefined;
}

/** Returns the project's space, or else that of the environment variables, or else the only space in deployments/. */
function selectedSpace(project: string | undefined): LiveConfig | undefined {
  if (project) return spaceOfDeployment(project);
  if (process.env.CONTENTFUL_SPACE_ID) return liveConfigOf(process.env);
  const configs = projectsOf(clinicFolder()).flatMap((each) => {
    const config = spaceOfDeployment(each);
    return config ? [[spaceName(config), config] as const] : [];
  });
  const [config, ...others] = new Map(configs).values();
  if (others.length > 0) throw new Error('deployments/ names several spaces: add -- --project <id>.');
  return config;
}

function assertCommitted() {
  const git = ['status', '--porcelain', '--', 'content', 'brand'];
  const changed = execFileSync('git', git, { cwd: clinicFolder(), encoding: 'utf8' }).trim();
  if (!changed) return;
  throw new Error(`Nothing was pulled: commit or undo these changes first.\n${changed}`);
}

function assertValid(space: Space, problems: string[], config: LiveConfig) {
  const { findings } = checkSpace(space);
  const findingLines = findings.map((finding) => {
    const { entry } = finding.place;
    return `${formatFinding(finding)} ${entry && entryUrl(config, entry)}`.trim();
  });
  const lines = [...problems, ...findingLines];
  if (lines.length === 0) return;
  const { spaceId, environment } = config;
  throw new Error(
    [
      `The space "${spaceId}" (${environment}) is not sound; content/ stays as it is. Correct it in Contentful, publish, and pull again:`,
      ...lines.map((line) => `  ${line}`),
    ].join('\n'),
  );
}
