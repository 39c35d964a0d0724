import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { joinSpace } from '../../src/content/source/join-space.ts';
import type { Space } from '../../src/content/source/space.ts';
import { clinicFolder } from '../../shared/clinic/folder.ts';
import { filesIn } from './files.ts';

const wordsFolder = 'content';

export function pathOfContentFile(file: string, clinic = clinicFolder()): string {
  return join(clinic, file);
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
  if (!existsSync(words)) throw new Error(`There is no folder ${words}.`);
  return filesIn(words)
    .filter((file) => file.endsWith('.json'))
    .map((file): [string, unknown] => [`${wordsFolder}/${file}`, readJson(`${wordsFolder}/${file}`, clinic)]);
}

/** Throws an error that names an invalid file or a repeated id. */
export function readEmbeddedSpace(clinic?: string): Space {
  return joinSpace(Object.fromEntries(readFiles(clinic)));
}

export function readContentFolder(): Record<string, Space> {
  return Object.fromEntries(readFiles().map(([file, json]) => [file, joinSpace({ [file]: json })]));
}
