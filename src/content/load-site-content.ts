import type { Language } from '../language/languages.ts';
import { withBuiltFiles } from './contentful/embedded-files.ts';
import { embeddedSpace } from './contentful/embedded-space.ts';
import { toSiteContent } from './contentful/to-site-content.ts';
import type { SiteContent } from './site-content.ts';

/** The space the site is built from, with its files under the names the build gives them. */
export const builtSpace = withBuiltFiles(embeddedSpace);

const loaded = new Map<Language, SiteContent>();

/** The whole site in one language, from the embedded space. Throws with every finding when the space is not sound. */
export function loadSiteContent(language: Language): SiteContent {
  const known = loaded.get(language);
  if (known) return known;
  const result = toSiteContent(builtSpace, language);
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
