import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { clinicFolder, repository } from '../../shared/clinic/folder.ts';
import { filesIn } from './files.ts';
import { createColourLookup } from '../../shared/clinic/read-tokens.ts';

/**
 * Copies `brand/` with colours in place of CSS variables, which images cannot resolve. Returns the folder that contains the
 * copied `brand/`.
 */
export function copyBrand(clinic = clinicFolder()): string {
  const name = createHash('sha256').update(clinic).digest('hex').slice(0, 10);
  const folder = join(repository, '.local/brands', name);
  const brandCopy = join(folder, 'brand');
  const colour = createColourLookup(clinic);
  const files = brandFiles(clinic);
  mkdirSync(brandCopy, { recursive: true });
  for (const file of files) writeIfChanged(join(brandCopy, file), resolveColours(clinic, file, colour));
  // Another process may be writing a temporary file, whose name ends with the process id.
  const isStale = (file: string) => !files.includes(file.replace(/\.\d+$/, ''));
  for (const file of brandFiles(folder).filter(isStale)) rmSync(join(brandCopy, file), { force: true });
  return folder;
}

const tokenReference = /var\(--([\w-]+)\)/g;
const sourceOrHidden = /^sources\/|(?:^|\/)\./;

/** Omits hidden files and those of `brand/sources`, which the site does not need. */
export function brandFiles(clinic = clinicFolder()): string[] {
  return filesIn(join(clinic, 'brand')).filter((file) => !sourceOrHidden.test(file));
}

function resolveColours(clinic: string, file: string, colour: (token: string) => string): Buffer {
  const content = readFileSync(join(clinic, 'brand', file));
  if (!file.endsWith('.svg')) return content;
  return Buffer.from(content.toString('utf8').replace(tokenReference, (_, token: string) => colour(token)));
}

function writeIfChanged(file: string, content: Buffer): void {
  if (statSync(file, { throwIfNoEntry: false }) && readFileSync(file).equals(content)) return;
  mkdirSync(dirname(file), { recursive: true });
  const temporaryFile = `${file}.${process.pid}`;
  writeFileSync(temporaryFile, content);
  renameSync(temporaryFile, file);
}
