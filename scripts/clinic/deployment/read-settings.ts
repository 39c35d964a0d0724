import { parseEnv } from 'node:util';

type SettingsFile = { values: Record<string, string | undefined>; problems: string[] };

const assignment = /^\s*(?:export\s+)?(\w+)[^\S\n]*=[^\S\n]*/;

/**
 * Reads a file of `NAME=value` lines; blanks around `=`, quotes and a byte order mark are left out of the value. Each
 * line that gives no value, or gives one a second time, is a problem.
 */
export function readSettings(file: Uint8Array): SettingsFile {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    return { values: {}, problems: ['It is not in UTF-8; save it again in that encoding.'] };
  }
  const lines = text.split(/\r?\n/);
  const problems: string[] = [];
  const lineOf = new Map<string, number>();
  for (const [index, line] of lines.entries()) {
    if (/^\s*(#|$)/.test(line)) continue;
    const name = assignment.exec(line)?.[1];
    const first = name && lineOf.get(name);
    if (!name) problems.push(`line ${index + 1}: "${line.trim()}" is not read; write NAME=value.`);
    else if (first) problems.push(`${name}: It stands in line ${first} and in line ${index + 1}; keep one.`);
    else lineOf.set(name, index + 1);
  }
  // `parseEnv` takes the next line for the value of a name that is followed by `=` and a blank.
  const values = parseEnv(lines.map((line) => line.replace(assignment, '$1=')).join('\n'));
  return { values, problems };
}
