import { languages, type Language } from '../../../language/languages.ts';
import type { SiteContent } from '../../../model/site-content.ts';
import type { Finding } from '../finding.ts';
import { findNewScripts } from '../validation/script-in-html.ts';
import { byId, linksOf, type Asset, type Entry, type Space } from '../space.ts';
import { toSiteContent } from '../mapping/to-site-content.ts';

export type RecoveredSpace = {
  space: Space;
  content: Record<Language, SiteContent>;
  findings: Finding[];
};

type Reading = { content: Record<Language, SiteContent> } | { findings: Finding[] };

function read(space: Space, lastValid: Space): Reading {
  const results = languages.map((language) => [language, toSiteContent(space, language)] as const);
  const mapping = results.flatMap(([, result]) => (result.ok ? [] : result.findings));
  const findings = [...mapping, ...findNewScripts(space, lastValid)];
  if (findings.length > 0) return { findings };
  const contents = results.flatMap(([language, result]) => (result.ok ? [[language, result.content]] : []));
  return { content: Object.fromEntries(contents) as Record<Language, SiteContent> };
}

type Parts = { entries: Map<string, Entry>; assets: Map<string, Asset> };

function restore(parts: Parts, entry: Entry, lastValid: Parts) {
  parts.entries.set(entry.sys.id, entry);
  for (const { sys } of linksOf(entry)) {
    const asset = sys.linkType === 'Asset' && lastValid.assets.get(sys.id);
    if (asset) parts.assets.set(sys.id, asset);
    const gone = sys.linkType === 'Entry' && !parts.entries.has(sys.id) && lastValid.entries.get(sys.id);
    if (gone) restore(parts, gone, lastValid);
  }
}

function restoreOrRemove(parts: Parts, { entry: id, contentType }: Finding, lastValid: Parts) {
  const before = [...lastValid.entries.values()].filter(({ sys }) =>
    id ? sys.id === id : sys.contentType.sys.id === contentType,
  );
  if (before.length === 0) parts.entries.delete(id);
  for (const entry of before) restore(parts, entry, lastValid);
}

function withRestoredEntries(space: Space, findings: Finding[], lastValid: Space): Space {
  const parts = { entries: byId(space.entries), assets: byId(space.assets) };
  const lastValidParts = { entries: byId(lastValid.entries), assets: byId(lastValid.assets) };
  for (const finding of findings) restoreOrRemove(parts, finding, lastValidParts);
  return { ...space, entries: [...parts.entries.values()], assets: [...parts.assets.values()] };
}

const nameOf = ({ entry, contentType }: Finding) => entry || contentType;

/**
 * The newest space with each broken entry in its last good version, from `lastValid`, which must be valid. An entry is whole
 * or not taken at all, in all languages alike, so that a price never differs between them. When restoring entries does
 * not converge, everything stays as in `lastValid`.
 */
export function recoverInvalidEntries(newest: Space, lastValid: Space): RecoveredSpace {
  const findings: Finding[] = [];
  const handled = new Set<string>();
  let space = newest;
  for (;;) {
    const reading = read(space, lastValid);
    if ('content' in reading) return { space, content: reading.content, findings };
    const unhandled = reading.findings.filter((finding) => !handled.has(nameOf(finding)));
    findings.push(...unhandled);
    if (unhandled.length === 0) break;
    for (const finding of unhandled) handled.add(nameOf(finding));
    space = withRestoredEntries(space, unhandled, lastValid);
  }
  const reading = read(lastValid, lastValid);
  if ('findings' in reading) throw new Error('The space the site was built from is not valid.');
  return { space: lastValid, content: reading.content, findings };
}
