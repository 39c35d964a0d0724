import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Writes a text, with the folders above it. */
export async function writeText(file: string, text: string) {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

/** The same, but leaves a file alone that says it already: nothing that watches it starts. */
export async function writeIfChanged(file: string, text: string) {
  const before = await readFile(file, 'utf8').catch(() => undefined);
  if (before !== text) await writeText(file, text);
}
