import * as v from 'valibot';
import { type Space, spaceSchema } from './space.ts';

type Fragment = { file: string; space: Space };

function parseFragment(file: string, json: unknown): Fragment {
  const parsed = v.safeParse(spaceSchema, json);
  if (parsed.success) return { file, space: parsed.output };
  const [issue] = parsed.issues;
  throw new Error(`${file} is not in Contentful's export format: ${v.getDotPath(issue)}: ${issue.message}`);
}

function join<T>(fragments: Fragment[], pick: (space: Space) => T[], idOf: (part: T) => string): T[] {
  const fileOf = new Map<string, string>();
  for (const { file, space } of fragments) {
    for (const id of pick(space).map(idOf)) {
      const other = fileOf.get(id);
      if (other) throw new Error(`The id "${id}" is in ${other} and in ${file}; each id stands once.`);
      fileOf.set(id, file);
    }
  }
  return fragments.flatMap(({ space }) => pick(space));
}

/** Throws, naming the file, when one is not in the export format or an id stands twice. */
export function joinSpace(files: Record<string, unknown>): Space {
  const names = Object.keys(files).sort();
  const fragments = names.map((name) => parseFragment(name, files[name]));
  return {
    entries: join(
      fragments,
      (space) => space.entries,
      (entry) => entry.sys.id,
    ),
    assets: join(
      fragments,
      (space) => space.assets,
      (asset) => asset.sys.id,
    ),
    locales: join(
      fragments,
      (space) => space.locales,
      (locale) => locale.code,
    ),
  };
}
