import type { Language } from '../../../shared/languages.ts';
import { problem } from '../../model/define/problems.ts';
import { groupTypes } from '../../model/content-model.ts';
import { toGroups, type SiteContent, type SiteEntries } from '../../model/site-content.ts';
import { createEntryReader, type EntryReader, type EntryTransform } from './entry-reader.ts';
import type { ContentFinding } from './content-finding.ts';
import { createSpaceIndex } from './space-index.ts';
import { entriesOf, type Space } from '../source/space.ts';

type SiteContentResult = { ok: true; content: SiteContent } | { ok: false; findings: ContentFinding[] };

/** Returns the site's content in one language, or the findings of a space that is not valid. */
export function toSiteContent(
  space: Space,
  language: Language,
  afterRead?: EntryTransform,
): SiteContentResult {
  const spaceIndex = createSpaceIndex(space, language);
  const missing = findMissingLocale(space, spaceIndex.locale);
  if (missing) return { ok: false, findings: [missing] };
  const reader = createEntryReader(spaceIndex, afterRead);
  const groups = Object.fromEntries(
    Object.keys(groupTypes).map((contentType) => [
      contentType,
      readAll(contentType, space, reader, spaceIndex.defaultLocale)[0],
    ]),
  );
  const services = readAll('service', space, reader, spaceIndex.defaultLocale);
  const { findings } = reader;
  if (findings.length > 0) return { ok: false, findings };
  // Each entry has been validated by the schema of its content type.
  return { ok: true, content: toGroups({ ...groups, services } as SiteEntries) };
}

/** Reports a type without an entry, and a group with several. */
function readAll(contentType: string, space: Space, reader: EntryReader, locale: string): unknown[] {
  const entries = entriesOf(space, contentType);
  const ids = entries.map((entry) => entry.sys.id);
  const place = { contentType, field: '', locale };
  if (ids.length === 0) {
    reader.findings.push({ ...problem('noEntry'), place: { ...place, entry: '' } });
  }
  if (ids.length > 1 && Object.hasOwn(groupTypes, contentType)) {
    const found = problem('severalEntries', { count: ids.length, ids: ids.join(', ') });
    for (const entry of ids) reader.findings.push({ ...found, place: { ...place, entry } });
  }
  return entries.flatMap((entry) => reader.read(entry) ?? []);
}

function findMissingLocale(space: Space, locale: string): ContentFinding | undefined {
  if (space.locales.length === 0 || space.locales.some(({ code }) => code === locale)) return undefined;
  return { ...problem('noLocale'), place: { contentType: 'locale', entry: '', field: '', locale } };
}
