import { readContentFolder } from '../scripts/build/read-embedded-space.ts';
import type { Space } from '../src/content/source/space.ts';
import { recoverFiles } from './replace-files.ts';

/** Reads the content, without files that cannot be parsed, so that the editor still opens; `findFileFaults` reports them. */
export function readEditedSpace(): Space {
  recoverFiles();
  return readContentFolder().space;
}
