import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isContentFile, joinSpace, type JoinedSpace } from '../../src/content/source/join-space.ts';
import { problemMessage } from '../../src/model/define/problems.ts';
import type { Space } from '../../src/content/source/space.ts';
import { clinicFolder } from '../../shared/clinic/folder.ts';
import { filesIn } from './files.ts';

const contentFolder = 'content';

/** Returns the content without the files that cannot be parsed, and the faults of these files. */
export function readContentFolder(clinic = clinicFolder()): JoinedSpace {
  const folder = join(clinic, contentFolder);
  if (!existsSync(folder)) {
    throw new Error(
      `There is no folder ${folder}: CLINIC_DIR names a clinic's folder, with a content/ in it.`,
    );
  }
  const names = filesIn(folder)
    .filter(isContentFile)
    .map((file) => `${contentFolder}/${file}`);
  return joinSpace(Object.fromEntries(names.map((file) => [file, readFileSync(join(clinic, file), 'utf8')])));
}

/** Throws an error that lists the content files that cannot be parsed. */
export function readEmbeddedSpace(clinic?: string): Space {
  const { space, faults } = readContentFolder(clinic);
  if (faults.length === 0) return space;
  throw new Error(faults.map((fault) => problemMessage(fault, 'en')).join('\n'));
}
