import { readContentSpace } from '../scripts/build/read-content-space.ts';
import { readContentFolder } from '../scripts/build/read-embedded-space.ts';
import { liveConfigOf } from '../src/content/source/live-config.ts';
import type { Space } from '../src/content/source/space.ts';
import { recoverFiles } from './replace-files.ts';

/** A file of the clinic's folder that cannot be read is a finding, and does not stop the editor. */
export async function readEditedSpace(): Promise<Space> {
  if (liveConfigOf(process.env)) return (await readContentSpace(process.env)).space;
  recoverFiles();
  return readContentFolder().space;
}
