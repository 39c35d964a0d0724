import { existsSync } from 'node:fs';
import { cp, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { filesIn } from '../../build/files.ts';

const keptFor = 30 * 24 * 60 * 60 * 1000;

/** Pages that are open ask for the files they were built with. The time of a file is that of the last build that wrote it. */
export async function addLastFiles(replaced: string, built: string) {
  const now = new Date();
  const files = filesIn(built);
  for (const file of files) await utimes(join(built, file), now, now);
  if (!existsSync(replaced)) return;
  for (const file of filesIn(replaced).filter((each) => !files.includes(each))) {
    const { mtimeMs } = await stat(join(replaced, file));
    if (now.getTime() - mtimeMs > keptFor) continue;
    await cp(join(replaced, file), join(built, file), { preserveTimestamps: true });
  }
}
