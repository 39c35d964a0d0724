/** A pull records which version of the space it has read, so that open pages can detect newer published content. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clinicFolder } from '../../shared/clinic/folder.ts';
import type { LiveConfig } from '../../src/content/source/live-config.ts';
import type { SiteFiles } from '../../src/content/source/site-files.ts';

/** `files` maps each file's URL in the space to its path in `brand/`. */
export type PullRecord = { space: string; version: string; files: Record<string, string> };

export const pullRecordFile = 'content/published.json';

export const spaceName = ({ spaceId, environment }: LiveConfig) => `${spaceId}/${environment}`;

/** Returns undefined if there was no pull, or the last one was of another space. */
export function readPullRecord(config: LiveConfig): PullRecord | undefined {
  const file = join(clinicFolder(), pullRecordFile);
  if (!existsSync(file)) return undefined;
  const record = JSON.parse(readFileSync(file, 'utf8')) as PullRecord;
  return record.space === spaceName(config) ? record : undefined;
}

/** Maps each file's URL in the space to the file that the build generated from it. */
export function toLiveUrls({ files }: PullRecord, siteFiles: SiteFiles): SiteFiles {
  const liveFiles: SiteFiles = {};
  for (const [liveUrl, brandFile] of Object.entries(files)) {
    const file = siteFiles[brandFile];
    if (file) liveFiles[liveUrl] = file;
  }
  return liveFiles;
}
