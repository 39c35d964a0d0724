import { optionalParts } from '../optional-parts.ts';
import { markPattern } from '../shown-space.ts';
import type { Finding } from '../finding.ts';
import type { Space } from '../space.ts';
import { findingAt, textsOf } from './written-texts.ts';

const known = new Set<string>(optionalParts);

function closesWhatItOpens(html: string): boolean {
  const open: string[] = [];
  for (const [, slash, tag = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)[^>]*>/gi)) {
    if (tag === 'br') continue;
    if (!slash) open.push(tag);
    else if (open.pop() !== tag) return false;
  }
  return open.length === 0;
}

function problemOf(text: string): string | undefined {
  for (const [, , part = '', marked = ''] of text.matchAll(markPattern)) {
    if (!known.has(part)) {
      return `"${part}" is no part of the site; write one of: ${optionalParts.join(', ')}.`;
    }
    if (!closesWhatItOpens(marked))
      return `Close within the braces of {${part}: …} the tags that open there.`;
  }
  const [, left] = /\{(\w+):/.exec(text.replace(markPattern, '')) ?? [];
  return left && `Close the brace of {${left}: …}.`;
}

/** Texts marked for an optional part whose mark the site cannot read. */
export function findBrokenMarks(space: Space): Finding[] {
  return textsOf(space).flatMap((written) => {
    const problem = problemOf(written.text);
    return problem ? [findingAt(written, problem)] : [];
  });
}
