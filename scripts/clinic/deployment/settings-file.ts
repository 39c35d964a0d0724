type SettingsFile = { values: Record<string, string>; problems: string[] };

/** A value with blanks, quotes or `#` stands in quotes. */
const assignment = /^\s*(?:export\s+)?(\w+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s#"']*))(?:\s+#.*)?\s*$/;

/** Reads lines of `NAME=value`, comments and a byte order mark. Each problem names its line. */
export function readSettingsFile(file: Uint8Array): SettingsFile {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    return { values: {}, problems: ['It is not in UTF-8; save it again in that encoding.'] };
  }
  const values: Record<string, string> = {};
  const problems: string[] = [];
  for (const [index, line] of text.split(/\r\n?|\n/).entries()) {
    if (/^\s*(#|$)/.test(line)) continue;
    const [, name, double, single, plain] = assignment.exec(line) ?? [];
    if (!name) problems.push(`line ${index + 1}: "${line.trim()}" is not read; write NAME="value".`);
    else if (name in values) problems.push(`${name}: It stands in two lines; keep one.`);
    else values[name] = double ?? single ?? plain ?? '';
  }
  return { values, problems };
}
