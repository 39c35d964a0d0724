import { languages } from '../../../shared/languages.ts';
import type { SiteContents } from '../../model/site-content.ts';
import { checkValues } from './check-values.ts';
import { findRepeatedValues } from './repeated-values.ts';
import type { ContentFinding } from './content-finding.ts';
import type { Space } from '../source/space.ts';
import { toSiteContent } from './to-site-content.ts';

export type SpaceCheck = ReturnType<typeof checkSpace>;

/** A field has one finding: the first of all checks. */
export function checkSpace(space: Space) {
  // Only of languages without findings.
  const contents: SiteContents = {};
  const mapped = languages.flatMap((language) => {
    const result = toSiteContent(space, language);
    if (!result.ok) return result.findings;
    contents[language] = result.content;
    return [];
  });
  const found = new Map<string, ContentFinding>();
  for (const finding of [...mapped, ...checkValues(space), ...findRepeatedValues(space)]) {
    const { entry, contentType, field, locale } = finding.place;
    const key = [entry, contentType, field, locale].join(' ');
    if (!found.has(key)) found.set(key, finding);
  }
  return { findings: [...found.values()], contents };
}
