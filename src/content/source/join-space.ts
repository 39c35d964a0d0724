import * as v from 'valibot';
import { problem, type Problem } from '../../model/define/problems.ts';
import { type Space, spaceSchema } from './space.ts';

/** Excludes hidden files, which programs create, and `published.json`, which records a pull. */
export const isContentFile = (file: string) => /(?:^|\/)(?!published\.json$)[^./][^/]*\.json$/.test(file);

function parseJson(text: string): unknown {
  try {
    // Notepad starts a file with a byte order mark.
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}

type Reading = { ok: true; space: Space } | { ok: false; found: Problem };

function readFile(file: string, text: string): Reading {
  const json = parseJson(text);
  if (/(?:^|\/)~\$/.test(file)) return { ok: false, found: problem('fileOfOffice', { file }) };
  if (json === undefined) {
    const isHalfMerged = /^(?:<{7}|>{7}) /m.test(text);
    return { ok: false, found: problem(isHalfMerged ? 'fileHalfMerged' : 'fileUnreadable', { file }) };
  }
  const parsed = v.safeParse(spaceSchema, json);
  if (parsed.success) return { ok: true, space: parsed.output };
  const [issue] = parsed.issues;
  const words = `${v.getDotPath(issue)}: ${issue.message}`;
  return { ok: false, found: problem('fileFormat', { file, issue: words }) };
}

const idsOf = ({ entries, assets }: Space) => [
  ...entries.map(({ sys }) => `entry ${sys.id}`),
  ...assets.map(({ sys }) => `asset ${sys.id}`),
];

/** `files` are the valid files, whose entries are in `space`. `faults` has one problem for each invalid file. */
export type JoinedSpace = { space: Space; files: Record<string, Space>; faults: Problem[] };

export function joinSpace(texts: Record<string, string>): JoinedSpace {
  const files: Record<string, Space> = {};
  const faults: Problem[] = [];
  const fileOf = new Map<string, string>();
  function add(file: string, space: Space): Problem | undefined {
    for (const id of idsOf(space)) {
      const other = fileOf.get(id);
      if (other === file) return problem('fileHalfMerged', { file });
      if (other) return problem('fileDoubled', { file, other, id });
      fileOf.set(id, file);
    }
    files[file] = space;
    return undefined;
  }
  // Sync programs append to the name of a copy, so the shorter name is the original and only the copy is a fault.
  const names = Object.keys(texts).sort((a, b) => a.length - b.length || (a < b ? -1 : 1));
  for (const file of names) {
    const reading = readFile(file, texts[file] ?? '');
    const found = reading.ok ? add(file, reading.space) : reading.found;
    if (found) faults.push(found);
  }
  const validSpaces = Object.keys(files)
    .sort()
    .flatMap((file) => files[file] ?? []);
  const space = {
    entries: validSpaces.flatMap(({ entries }) => entries),
    assets: validSpaces.flatMap(({ assets }) => assets),
    locales: validSpaces.flatMap(({ locales }) => locales),
  };
  return { space, files, faults };
}
