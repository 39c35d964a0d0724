import { defaultLanguage, languages, localeOf } from '../../../shared/languages.ts';
import { problem } from '../../model/define/problems.ts';
import type { SiteContents } from '../../model/site-content.ts';
import { checkValues } from './check-values.ts';
import { findRepeatedValues } from './repeated-values.ts';
import type { ContentFinding } from './content-finding.ts';
import type { Space } from '../source/space.ts';
import { defaultLocaleOf } from './space-index.ts';
import { toSiteContent } from './to-site-content.ts';

/** `findings` has the first finding of each field and locale; `contents` lacks the languages that cannot be built. */
export type SpaceCheck = { findings: ContentFinding[]; contents: SiteContents };

export function checkSpace(space: Space): SpaceCheck {
  const localeFinding = wrongDefaultLocale(space);
  // With a wrong default locale nearly every text would be a finding.
  if (localeFinding) return { findings: [localeFinding], contents: {} };
  const contents: SiteContents = {};
  const mappingFindings = languages.flatMap((language) => {
    const result = toSiteContent(space, language);
    if (!result.ok) return result.findings;
    contents[language] = result.content;
    return [];
  });
  const firstFindings = new Map<string, ContentFinding>();
  for (const finding of [...mappingFindings, ...checkValues(space), ...findRepeatedValues(space)]) {
    const { entry, contentType, field, locale } = finding.place;
    const key = [entry, contentType, field, locale].join(' ');
    if (!firstFindings.has(key)) firstFindings.set(key, finding);
  }
  return { findings: [...firstFindings.values()], contents };
}

function wrongDefaultLocale(space: Space): ContentFinding | undefined {
  const [found, expected] = [defaultLocaleOf(space), localeOf(defaultLanguage)];
  if (found === expected) return undefined;
  const place = { contentType: 'locale', entry: '', field: '', locale: found };
  return { ...problem('defaultLocale', { found, expected }), place };
}
