import { parseEnv } from 'node:util';

type SettingsFile = { values: Record<string, string | undefined>; problems: string[] };

const assignment = /^\s*(?:export\s+)?(\w+)[^\S\n]*=[^\S\n]*/;

/** Quoted, or up to a comment; undefined for quotes that do not close. */
function valueOf(written: string): string | undefined {
  if (!/^["'`]/.test(written)) return written.replace(/(?:^|\s+)#.*$/, '');
  return /^(["'`])(.*)\1(?:\s+#.*)?$/.exec(written)?.[2];
}

/**
 * Reads lines of `NAME=value`; removes blanks around `=`, quotes and a byte order mark. Problems are lines without a name,
 * with the name of an earlier line, or with a value of which a part would be lost.
 */
export function readSettings(file: Uint8Array): SettingsFile {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    return { values: {}, problems: ['It is not in UTF-8; save it again in that encoding.'] };
  }
  const lines = text.split(/\r\n?|\n/);
  const problems: string[] = [];
  const lineOf = new Map<string, number>();
  const writtenAs = new Map<string, string>();
  for (const [index, line] of lines.entries()) {
    if (/^\s*(#|$)/.test(line)) continue;
    const [start = '', name] = assignment.exec(line) ?? [];
    const first = name && lineOf.get(name);
    if (!name) problems.push(`line ${index + 1}: "${line.trim()}" is not read; write NAME=value.`);
    else if (first) problems.push(`${name}: It stands in line ${first} and in line ${index + 1}; keep one.`);
    else lineOf.set(name, index + 1);
    if (name) writtenAs.set(name, line.slice(start.length).trim());
  }
  // After `NAME= ` `parseEnv` takes the next line for the value.
  const values = parseEnv(lines.map((line) => line.replace(assignment, '$1=')).join('\n'));
  for (const [name, written] of writtenAs) {
    if (valueOf(written) !== values[name])
      problems.push(`${name}: Only a part of the value is read; put it into quotes, on one line.`);
  }
  return { values, problems };
}
