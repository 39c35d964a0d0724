import { languages, type Language } from '../../shared/languages.ts';
import { embeddedSpace, withBuiltFiles } from './source/embedded-space.ts';
import { findingLine } from './check/content-finding.ts';
import type { Finish } from './check/entry-reader.ts';
import type { Space } from './source/space.ts';
import { toSiteContent } from './check/to-site-content.ts';
import type { SiteContents, SiteContent } from '../model/site-content.ts';

const loaded = new WeakMap<Space, Partial<Record<Language, SiteContent>>>();

/** Throws with all findings. `finish` is applied when a space is loaded first. */
export function loadSiteContent(
  language: Language,
  space: Space = embeddedSpace,
  finish?: Finish,
): SiteContent {
  const known = loaded.get(space)?.[language];
  if (known) return known;
  const result = toSiteContent(withBuiltFiles(space), language, finish);
  if (!result.ok) {
    const lines = result.findings.map((finding) => `  ${findingLine(finding)}`);
    throw new Error(`The content is not valid:\n${lines.join('\n')}`);
  }
  loaded.set(space, { ...loaded.get(space), [language]: result.content });
  return result.content;
}

export function loadSiteContents(space?: Space, finish?: Finish): SiteContents {
  return Object.fromEntries(
    languages.map((language) => [language, loadSiteContent(language, space, finish)]),
  ) as SiteContents;
}
