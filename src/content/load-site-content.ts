import { languages, type Language } from '../language/languages.ts';
import { withBuiltFiles } from './contentful/embedded-files.ts';
import { embeddedSpace } from './contentful/embedded-space.ts';
import { toSiteContent } from './contentful/to-site-content.ts';
import type { OtherContents } from './page-content.ts';
import type { SiteContent } from './site-content.ts';

const loaded = new Map<Language, SiteContent>();

/** The whole site in one language, from the embedded space. Throws with every finding when the space is not sound. */
export function loadSiteContent(language: Language): SiteContent {
  const known = loaded.get(language);
  if (known) return known;
  const result = toSiteContent(withBuiltFiles(embeddedSpace), language);
  if (!result.ok) {
    const lines = result.findings.map(
      ({ entry, contentType, field, locale, message }) =>
        `  ${entry} (${contentType}).${field} ${locale}: ${message}`,
    );
    throw new Error(`The content is not sound:\n${lines.join('\n')}`);
  }
  loaded.set(language, result.content);
  return result.content;
}

/** The whole site in every language but this one. */
export function loadOtherContents(language: Language): OtherContents {
  const others = languages.filter((other) => other !== language);
  return Object.fromEntries(others.map((other) => [other, loadSiteContent(other)]));
}
