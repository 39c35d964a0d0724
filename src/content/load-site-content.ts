import { languages, type Language } from '../../shared/languages.ts';
import { contentOfLanguage, type SiteContent, type SiteContents } from '../model/site-content.ts';
import { formatFinding } from './check/content-finding.ts';
import type { EntryTransform } from './check/entry-reader.ts';
import { toSiteContent } from './check/to-site-content.ts';
import type { Space } from './source/space.ts';

/** Contents of each space by the transform of their entries, so that a build reads a space once. */
const caches = new WeakMap<Space, Map<EntryTransform | undefined, SiteContents>>();

/** Returns the site's content in every language. Throws an error with the findings of the first invalid language. */
export function loadSiteContents(space: Space, afterRead?: EntryTransform): SiteContents {
  const cache = caches.get(space) ?? new Map<EntryTransform | undefined, SiteContents>();
  caches.set(space, cache);
  const contents = cache.get(afterRead) ?? readContents(space, afterRead);
  cache.set(afterRead, contents);
  return contents;
}

export function loadSiteContent(language: Language, space: Space): SiteContent {
  return contentOfLanguage(loadSiteContents(space), language);
}

function readContents(space: Space, afterRead?: EntryTransform): SiteContents {
  const contentByLanguage = languages.map((language) => {
    const result = toSiteContent(space, language, afterRead);
    if (result.ok) return [language, result.content];
    const lines = result.findings.map((finding) => `  ${formatFinding(finding)}`);
    throw new Error(`The content is not valid:\n${lines.join('\n')}`);
  });
  return Object.fromEntries(contentByLanguage) as SiteContents;
}
