import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';

/** Restores the former folder after a run that was killed between the two renames. */
async function repair(replaced: string, to: string) {
  if (!existsSync(replaced)) return;
  const isReplaced = existsSync(to) && (await readdir(to)).length > 0;
  if (isReplaced) return rm(replaced, { recursive: true });
  await rm(to, { recursive: true, force: true });
  await rename(replaced, to);
}

/** Between two renames alone the folder is missing. */
export async function replaceFolder(from: string, to: string) {
  const replaced = `${from}-replaced`;
  await repair(replaced, to);
  await mkdir(to, { recursive: true });
  await rename(to, replaced);
  await rename(from, to);
  await rm(replaced, { recursive: true });
}
