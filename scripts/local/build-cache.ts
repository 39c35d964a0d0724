import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const cache = 'node_modules/.cache/ghiocel';

/** A hash over the names and contents of the files that match, so that what is up to date is not made again. */
async function fingerprint(patterns: string[], also: string): Promise<string> {
  const files: string[] = [];
  for await (const entry of glob(patterns, { withFileTypes: true })) {
    if (entry.isFile()) files.push(join(entry.parentPath, entry.name));
  }
  const hash = createHash('sha256').update(also);
  for (const file of files.toSorted()) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

/**
 * Calls `make` unless `output` stands and was made from the same inputs before. Returns whether it was made. `also`
 * stands for inputs that are no files.
 */
export async function buildIfChanged(
  output: string,
  patterns: string[],
  make: () => Promise<unknown>,
  also = '',
): Promise<boolean> {
  const stamp = join(cache, `${output.replaceAll('/', '-')}.stamp`);
  const wanted = await fingerprint(patterns, also);
  if (existsSync(output) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return false;
  await make();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
  return true;
}
