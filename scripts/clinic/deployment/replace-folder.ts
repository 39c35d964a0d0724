import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';

/** What a run that was killed between the two renames left: the former folder returns where none took its place. */
async function repair(replaced: string, to: string) {
  if (!existsSync(replaced)) return;
  const isReplaced = existsSync(to) && (await readdir(to)).length > 0;
  if (isReplaced) return rm(replaced, { recursive: true });
  await rm(to, { recursive: true, force: true });
  await rename(replaced, to);
}

/** The folder that is replaced is only away between two renames. */
export async function replaceFolder(from: string, to: string) {
  const replaced = `${from}-replaced`;
  await repair(replaced, to);
  await mkdir(to, { recursive: true });
  await rename(to, replaced);
  await rename(from, to);
  await rm(replaced, { recursive: true });
}
