import { languages, type Language } from '../../language/languages.ts';
import type { SiteContent } from '../site-content.ts';
import type { Finding } from './finding.ts';
import { findNewScripts } from './script-in-html.ts';
import { isLink, type Asset, type Entry, type Link, type Space } from './space.ts';
import { toSiteContent } from './to-site-content.ts';

export type SoundSpace = {
  /** The space with the last good version of every entry that is broken. */
  space: Space;
  content: Record<Language, SiteContent>;
  /** What is wrong with the newest version, each entry named. */
  findings: Finding[];
};

type Reading = { content: Record<Language, SiteContent> } | { findings: Finding[] };

function read(space: Space, good: Space): Reading {
  const results = languages.map((language) => [language, toSiteContent(space, language)] as const);
  const mapping = results.flatMap(([, result]) => (result.ok ? [] : result.findings));
  const findings = [...mapping, ...findNewScripts(space, good)];
  if (findings.length > 0) return { findings };
  const contents = results.flatMap(([language, result]) => (result.ok ? [[language, result.content]] : []));
  return { content: Object.fromEntries(contents) as Record<Language, SiteContent> };
}

function linksOf(entry: Entry): Link[] {
  const values = Object.values(entry.fields).flatMap((field) => Object.values(field));
  return values.flat().filter(isLink);
}

type Parts = { entries: Map<string, Entry>; assets: Map<string, Asset> };

function byId<T extends { sys: { id: string } }>(parts: T[]): Map<string, T> {
  return new Map(parts.map((part) => [part.sys.id, part]));
}

/** Puts an entry back as it was in `good`: its files too, and what it links to where that is gone. */
function putBack(parts: Parts, entry: Entry, good: Parts) {
  parts.entries.set(entry.sys.id, entry);
  for (const { sys } of linksOf(entry)) {
    const asset = sys.linkType === 'Asset' && good.assets.get(sys.id);
    if (asset) parts.assets.set(sys.id, asset);
    const gone = sys.linkType === 'Entry' && !parts.entries.has(sys.id) && good.entries.get(sys.id);
    if (gone) putBack(parts, gone, good);
  }
}

/** Takes away the fault that `finding` names: the entry becomes what it was in `good`, or goes when it is new. */
function mend(parts: Parts, { entry: id, contentType }: Finding, good: Parts) {
  const before = [...good.entries.values()].filter(({ sys }) =>
    id ? sys.id === id : sys.contentType.sys.id === contentType,
  );
  if (before.length === 0) parts.entries.delete(id);
  for (const entry of before) putBack(parts, entry, good);
}

function withoutFaults(space: Space, findings: Finding[], good: Space): Space {
  const parts = { entries: byId(space.entries), assets: byId(space.assets) };
  const goodParts = { entries: byId(good.entries), assets: byId(good.assets) };
  for (const finding of findings) mend(parts, finding, goodParts);
  return { ...space, entries: [...parts.entries.values()], assets: [...parts.assets.values()] };
}

const nameOf = ({ entry, contentType }: Finding) => entry || contentType;

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
    const reading = read(space, good);
    if ('content' in reading) return { space, content: reading.content, findings };
    const unmended = reading.findings.filter((finding) => !mended.has(nameOf(finding)));
    findings.push(...unmended);
    if (unmended.length === 0) break;
    for (const finding of unmended) mended.add(nameOf(finding));
    space = withoutFaults(space, unmended, good);
  }
  const reading = read(good, good);
  if ('findings' in reading) throw new Error('The space the site was built from is not sound.');
  return { space: good, content: reading.content, findings };
}
