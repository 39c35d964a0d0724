import * as v from 'valibot';
import { type Space, spaceSchema } from './space.ts';

function parseFile(file: string, json: unknown): Space {
  const parsed = v.safeParse(spaceSchema, json);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new Error(`${file} is not in Contentful's export format: ${v.getDotPath(issue)}: ${issue.message}`);
}

export function joinSpace(files: Record<string, unknown>): Space {
  const joined: Space = { entries: [], assets: [], locales: [] };
  const fileOf = new Map<string, string>();
  for (const file of Object.keys(files).sort()) {
    const { entries, assets, locales } = parseFile(file, files[file]);
    const ids = [
      ...entries.map(({ sys }) => `entry "${sys.id}"`),
      ...assets.map(({ sys }) => `asset "${sys.id}"`),
    ];
    for (const id of ids) {
      const other = fileOf.get(id);
      if (other) throw new Error(`The ${id} is in ${other} and in ${file}; each stands once.`);
      fileOf.set(id, file);
    }
    joined.entries.push(...entries);
    joined.assets.push(...assets);
    joined.locales.push(...locales);
  }
  return joined;
}
