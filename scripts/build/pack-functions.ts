import { existsSync } from 'node:fs';
import { cp, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { repository } from '../../shared/clinic/folder.ts';

/** Puts the functions' package beside their bundle in another folder, with what the code has installed for it. */
export async function packFunctions(folder: string, files: string[]) {
  for (const file of files) await cp(join(repository, 'functions', file), join(folder, file));
  const needed = join(folder, 'node_modules');
  if (!existsSync(needed)) await symlink(join(repository, 'functions/node_modules'), needed, 'junction');
}
