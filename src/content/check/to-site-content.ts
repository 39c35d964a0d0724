import type { Language } from '../../../shared/languages.ts';
import { groupTypes } from '../../model/content-model.ts';
import { toGroups, type SiteContent, type SiteEntries } from '../../model/site-content.ts';
import { createEntryReader, type EntryReader, type Finish } from './entry-reader.ts';
import type { ContentFinding } from './content-finding.ts';
import { createSpaceIndex } from './space-index.ts';
import { findDuplicates } from './duplicate-values.ts';
import { entriesOf, type Space } from '../source/space.ts';

type SiteContentResult = { ok: true; content: SiteContent } | { ok: false; findings: ContentFinding[] };

function readOnlyEntry(contentType: string, space: Space, reader: EntryReader, locale: string): unknown {
  const entries = entriesOf(space, contentType);
  const ids = entries.map((entry) => entry.sys.id);
  const place = { contentType, field: '', locale };
  if (ids.length === 0) {
    reader.findings.push({ ...place, entry: '', message: 'There is no entry of this type; create it.' });
  }
  if (ids.length > 1) {
    const message = `There are ${ids.length} entries of this type (${ids.join(', ')}); keep one.`;
    for (const entry of ids) reader.findings.push({ ...place, entry, message });
  }
  return entries.map(reader.read)[0];
}

function readServices(space: Space, reader: EntryReader, locale: string): unknown[] {
  const entries = entriesOf(space, 'service');
  if (entries.length === 0) {
    const message = 'There is no entry of this type; create one for each service.';
    reader.findings.push({ contentType: 'service', entry: '', field: '', locale, message });
  }
  return entries.flatMap((entry) => reader.read(entry) ?? []);
}

function findMissingLocale(space: Space, locale: string): ContentFinding | undefined {
  if (space.locales.length === 0 || space.locales.some(({ code }) => code === locale)) return undefined;
  const message =
    'The brand names this locale and the space has none; add it there, or take it from the brand.';
  return { contentType: 'locale', entry: '', field: '', locale, message };
}

export function toSiteContent(space: Space, language: Language, finish?: Finish): SiteContentResult {
  const spaceIndex = createSpaceIndex(space, language);
  const missing = findMissingLocale(space, spaceIndex.locale);
  if (missing) return { ok: false, findings: [missing] };
  const reader = createEntryReader(spaceIndex, finish);
  const groups = Object.fromEntries(
    Object.keys(groupTypes).map((contentType) => [
      contentType,
      readOnlyEntry(contentType, space, reader, spaceIndex.defaultLocale),
    ]),
  );
  const services = readServices(space, reader, spaceIndex.defaultLocale);
  const findings = [...reader.findings, ...findDuplicates(reader, spaceIndex.defaultLocale)];
  if (findings.length > 0) return { ok: false, findings };
  // Each part has passed the schema of its content type.
  return { ok: true, content: toGroups({ ...groups, services } as SiteEntries) };
}
