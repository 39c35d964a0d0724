import { parseEnv } from 'node:util';

type SettingsFile = { values: Record<string, string | undefined>; problems: string[] };

const assignment = /^\s*(?:export\s+)?(\w+)[^\S\n]*=[^\S\n]*/;

/**
 * Reads lines of `NAME=value`; removes blanks around `=`, quotes and a byte order mark. A line without a value, or with
 * a name that an earlier line has, is a problem.
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
  // After `NAME= ` `parseEnv` takes the next line for the value.
  const values = parseEnv(lines.map((line) => line.replace(assignment, '$1=')).join('\n'));
  return { values, problems };
}
