import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { joinSpace } from '../src/content/contentful/join-space.ts';
import type { Space } from '../src/content/contentful/space.ts';
import { clinicFolder, repository } from './clinic.ts';
import { filesIn } from './files-in.ts';

/** The content model belongs to the code, the words to the clinic. */
const modelFolder = 'src/content/content-types';
const wordsFolder = 'content';

/** The path of a file that `readContentFolder` names, or of a new one beside it. */
export function pathOfContentFile(file: string, clinic = clinicFolder()): string {
  return join(file.startsWith(`${modelFolder}/`) ? repository : clinic, file);
}

function readJson(file: string, clinic: string): unknown {
  try {
    return JSON.parse(readFileSync(pathOfContentFile(file, clinic), 'utf8'));
  } catch (error) {
    throw new Error(`${file} is not valid JSON.`, { cause: error });
  }
}

function readFiles(clinic = clinicFolder()): [string, unknown][] {
  const words = join(clinic, wordsFolder);
  if (!existsSync(words)) {
    throw new Error(
      `There is no folder ${words}: CLINIC_DIR names a clinic's folder, with a content/ in it.`,
    );
  }
  return [modelFolder, wordsFolder].flatMap((folder) =>
    filesIn(pathOfContentFile(`${folder}/`, clinic))
      .filter((file) => file.endsWith('.json'))
      .map((file): [string, unknown] => [`${folder}/${file}`, readJson(`${folder}/${file}`, clinic)]),
  );
}

/** A clinic's embedded space. Throws, naming the file, when a file cannot be read or an id stands twice. */
export function readEmbeddedSpace(clinic?: string): Space {
  return joinSpace(Object.fromEntries(readFiles(clinic)));
}

/**
 * What each file of the embedded space holds, by its path below the clinic's folder, or below the repository for the
 * content model. Throws as `readEmbeddedSpace`.
 */
export function readContentFolder(): Record<string, Space> {
  return Object.fromEntries(readFiles().map(([file, json]) => [file, joinSpace({ [file]: json })]));
}
