import { languages, type Language } from '../../language/languages.ts';
import type { SiteContent } from '../site-content.ts';
import type { Finding } from './finding.ts';
import { isLink, type Entry, type Link, type Space } from './space.ts';
import { toSiteContent } from './to-site-content.ts';

export type SoundSpace = {
  /** The space with the last good version of every entry that is broken. */
  space: Space;
  content: Record<Language, SiteContent>;
  /** What is wrong with the newest version, each entry named. */
  findings: Finding[];
};

type Reading = { content: Record<Language, SiteContent> } | { findings: Finding[] };

function read(space: Space): Reading {
  const results = languages.map((language) => [language, toSiteContent(space, language)] as const);
  const findings = results.flatMap(([, result]) => (result.ok ? [] : result.findings));
  if (findings.length > 0) return { findings };
  const contents = results.flatMap(([language, result]) => (result.ok ? [[language, result.content]] : []));
  return { content: Object.fromEntries(contents) as Record<Language, SiteContent> };
}

function linksOf(entry: Entry): Link[] {
  const values = Object.values(entry.fields).flatMap((field) => Object.values(field));
  return values.flat().filter(isLink);
}

function put<T extends { sys: { id: string } }>(parts: T[], part: T): T[] {
  const known = parts.some(({ sys }) => sys.id === part.sys.id);
  return known ? parts.map((other) => (other.sys.id === part.sys.id ? part : other)) : [...parts, part];
}

/** `space` with an entry as it was in `good`: its files too, and what it links to where that is gone. */
function putBack(space: Space, entry: Entry, good: Space): Space {
  let result = { ...space, entries: put(space.entries, entry) };
  for (const { sys } of linksOf(entry)) {
    const file = sys.linkType === 'Asset' && good.assets.find((asset) => asset.sys.id === sys.id);
    if (file) result = { ...result, assets: put(result.assets, file) };
    const gone = sys.linkType === 'Entry' && !result.entries.some((other) => other.sys.id === sys.id);
    const linked = gone && good.entries.find((other) => other.sys.id === sys.id);
    if (linked) result = putBack(result, linked, good);
  }
  return result;
}

/** `space` without the fault that `finding` names: the entry as it was in `good`, or not at all when it is new. */
function mend(space: Space, { entry: id, contentType }: Finding, good: Space): Space {
  const before = good.entries.filter(({ sys }) =>
    id ? sys.id === id : sys.contentType.sys.id === contentType,
  );
  if (before.length === 0) return { ...space, entries: space.entries.filter(({ sys }) => sys.id !== id) };
  return before.reduce((mended, entry) => putBack(mended, entry, good), space);
}

/**
 * The newest space with each broken entry in its last good version, from `good`, which must be sound. An entry is whole
 * or not taken at all, in both languages alike, so that a price never differs between them. When mending one entry after
 * another leads nowhere, everything stays as in `good`.
 */
export function toSoundSpace(newest: Space, good: Space): SoundSpace {
  const findings: Finding[] = [];
  const mended = new Set<string>();
  let space = newest;
  for (;;) {
    const reading = read(space);
    if ('content' in reading) return { space, content: reading.content, findings };
    const unmended = reading.findings.filter((found) => !mended.has(found.entry || found.contentType));
    findings.push(...unmended);
    if (unmended.length === 0) break;
    for (const finding of unmended) {
      mended.add(finding.entry || finding.contentType);
      space = mend(space, finding, good);
    }
  }
  const reading = read(good);
  if ('findings' in reading) throw new Error('The space the site was built from is not sound.');
  return { space: good, content: reading.content, findings };
}
