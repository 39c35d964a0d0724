import { hasPart, optionalParts } from './optional-parts.ts';
import { type Entry, isLink, type Space } from './space.ts';
import type { ContentType } from '../../model/define/content-type.ts';
import { contentTypeOf } from '../../model/site-content.ts';

/** `{packages: a text}` and the blank before it; the text may name facts of the clinic: `{packages: call {phoneString}}`. */
export const markPattern = /( ?)\{(\w+): ?((?:[^{}]|\{\w+\})*)\}/g;

type Change = (value: unknown) => unknown;

/** The entry with every value changed; of a list, every item. What becomes undefined is as if nobody had written it. */
function changedEntry(entry: Entry, change: Change): Entry {
  const changed: Change = (value) =>
    Array.isArray(value) ? value.map(change).filter((item) => item !== undefined) : change(value);
  const fields = Object.entries(entry.fields).map(([field, values]) => [
    field,
    Object.fromEntries(Object.entries(values).map(([locale, value]) => [locale, changed(value)])),
  ]);
  return { ...entry, fields: Object.fromEntries(fields) };
}

/** Takes the marked texts of absent parts away, and the mark alone from those of the others. */
function markReader(space: Space): Change {
  const has = new Map<string, boolean>(optionalParts.map((part) => [part, hasPart(space, part)]));
  return (value) => {
    if (typeof value !== 'string') return value;
    const shown = value.replace(markPattern, (written, blank: string, part: string, marked: string) => {
      const isPresent = has.get(part);
      if (isPresent === undefined) return written;
      return isPresent ? blank + marked : '';
    });
    return shown === value || shown.trim() !== '' ? shown : undefined;
  };
}

/** A question without its answer is as good as one without its words. */
const answerOf: Record<string, string> = { textBlock: 'text' };

function lostItsWords(written: Entry, shown: Entry, contentType: ContentType | undefined): boolean {
  const needed = [contentType?.titleField, answerOf[written.sys.contentType.sys.id]];
  return needed.some((name) => {
    const field = name ?? '';
    const before = Object.entries(written.fields[field] ?? {});
    const after = shown.fields[field];
    return before.some(([locale, value]) => value !== undefined && after?.[locale] === undefined);
  });
}

/**
 * The space as the site shows it: of a text marked for one of the optional parts only the mark goes where the clinic has that
 * part, and the text as well where it has not. An entry whose whole name went is left out, and the links to it; so is an
 * answer whose text went.
 */
export function shownSpace(space: Space): Space {
  const readMarks = markReader(space);
  const hidden = new Set<string>();
  const entries = space.entries.flatMap((written) => {
    const shown = changedEntry(written, readMarks);
    if (!lostItsWords(written, shown, contentTypeOf(written.sys.contentType.sys.id))) return [shown];
    hidden.add(written.sys.id);
    return [];
  });
  const withoutHidden: Change = (value) =>
    isLink(value) && value.sys.linkType === 'Entry' && hidden.has(value.sys.id) ? undefined : value;
  return { ...space, entries: entries.map((entry) => changedEntry(entry, withoutHidden)) };
}
