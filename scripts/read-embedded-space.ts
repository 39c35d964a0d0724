import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { joinSpace } from '../src/content/contentful/join-space.ts';
import type { Space } from '../src/content/contentful/space.ts';

const contentFolder = join(import.meta.dirname, '../content');

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(join(contentFolder, file), 'utf8'));
  } catch (error) {
    throw new Error(`content/${file} is not valid JSON.`, { cause: error });
  }
}

/** The space embedded in the repository. Throws, naming the file, when a file cannot be read or an id stands twice. */
export function readEmbeddedSpace(): Space {
  const files = readdirSync(contentFolder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.json'),
  );
  return joinSpace(Object.fromEntries(files.map((file) => [`content/${file}`, readJson(file)])));
}
