import * as v from 'valibot';
import { problem, type Problem } from '../../model/define/problems.ts';
import { type Space, spaceSchema } from './space.ts';

/** Excludes hidden files, which programs create, and `published.json`, which records a pull. */
export const isContentFile = (file: string) => /(?:^|\/)(?!published\.json$)[^./][^/]*\.json$/.test(file);

/** `files` are the valid files, whose entries are in `space`. `faults` has one problem for each invalid file. */
export type JoinedSpace = { space: Space; files: Record<string, Space>; faults: Problem[] };

export function joinSpace(textByFile: Record<string, string>): JoinedSpace {
  const files: Record<string, Space> = {};
  const faults: Problem[] = [];
  const fileById = new Map<string, string>();
  function add(file: string, space: Space): Problem | undefined {
    for (const id of idsOf(space)) {
      const other = fileById.get(id);
      // An id stands twice in a file if somebody kept both sides of a git conflict.
      if (other === file) return problem('fileHalfMerged', { file });
      if (other) return problem('fileDoubled', { file, other, id });
      fileById.set(id, file);
    }
    files[file] = space;
    return undefined;
  }
  // Sync programs append to the name of a copy, so the shorter name is the original and only the copy is a fault.
  const names = Object.keys(textByFile).sort((a, b) => a.length - b.length || (a < b ? -1 : 1));
  for (const file of names) {
    const result = readFile(file, textByFile[file] ?? '');
    const found = result.ok ? add(file, result.space) : result.found;
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

function parseJson(text: string): unknown {
  try {
    // Notepad starts a file with a byte order mark.
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}

type ReadFileResult = { ok: true; space: Space } | { ok: false; found: Problem };

function readFile(file: string, text: string): ReadFileResult {
  const isOfficeLockFile = /(?:^|\/)~\$/.test(file);
  if (isOfficeLockFile) return { ok: false, found: problem('fileOfOffice', { file }) };
  const json = parseJson(text);
  if (json === undefined) {
    const hasConflictMarkers = /^(?:<{7}|>{7}) /m.test(text);
    return { ok: false, found: problem(hasConflictMarkers ? 'fileHalfMerged' : 'fileUnreadable', { file }) };
  }
  const parsed = v.safeParse(spaceSchema, json);
  if (parsed.success) return { ok: true, space: parsed.output };
  const [issue] = parsed.issues;
  const detail = `${v.getDotPath(issue)}: ${issue.message}`;
  return { ok: false, found: problem('fileFormat', { file, issue: detail }) };
}

const idsOf = ({ entries, assets }: Space) => [
  ...entries.map(({ sys }) => `entry ${sys.id}`),
  ...assets.map(({ sys }) => `asset ${sys.id}`),
];
