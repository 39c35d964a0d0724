import { languages, type Language } from '../language/languages.ts';
import { embeddedSpace, withBuiltFiles } from './source/embedded-space.ts';
import { findingLine } from './check/finding.ts';
import type { Space } from './source/space.ts';
import { toSiteContent } from './check/to-site-content.ts';
import type { SiteContents, SiteContent } from '../model/site-content.ts';

const loaded = new WeakMap<Space, Partial<Record<Language, SiteContent>>>();

/** Throws with every finding when the space is not sound. */
export function loadSiteContent(language: Language, space: Space = embeddedSpace): SiteContent {
  const known = loaded.get(space)?.[language];
  if (known) return known;
  const result = toSiteContent(withBuiltFiles(space), language);
  if (!result.ok) {
    const lines = result.findings.map((finding) => `  ${findingLine(finding)}`);
    throw new Error(`The content is not sound:\n${lines.join('\n')}`);
  }
  loaded.set(space, { ...loaded.get(space), [language]: result.content });
  return result.content;
}

export function loadSiteContents(space?: Space): SiteContents {
  return Object.fromEntries(
    languages.map((language) => [language, loadSiteContent(language, space)]),
  ) as SiteContents;
}
