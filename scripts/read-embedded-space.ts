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

function readFiles(): [string, unknown][] {
  const files = readdirSync(contentFolder, { recursive: true, encoding: 'utf8' }).sort();
  return files
    .filter((file) => file.endsWith('.json'))
    .map((file) => [`content/${file.replaceAll('\\', '/')}`, readJson(file)]);
}

/** The space embedded in the repository. Throws, naming the file, when a file cannot be read or an id stands twice. */
export function readEmbeddedSpace(): Space {
  return joinSpace(Object.fromEntries(readFiles()));
}

/** What each file of `content/` holds, by its path below the repository. Throws as `readEmbeddedSpace`. */
export function readContentFolder(): Record<string, Space> {
  return Object.fromEntries(readFiles().map(([file, json]) => [file, joinSpace({ [file]: json })]));
}
