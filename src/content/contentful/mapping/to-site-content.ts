import * as v from 'valibot';
import type { Language } from '../../../language/languages.ts';
import { fillDiscounts } from '../../discount-placeholders.ts';
import { fillPlaceholders, type PlaceholderValues } from '../../placeholders.ts';
import {
  entrySchemas,
  type Groups,
  groupSchemas,
  type Html,
  type LegalSection,
  type Service,
  type SiteContent,
} from '../../site-content.ts';
import { createEntryReader, type EntryReader } from './entry-reader.ts';
import type { Finding } from '../finding.ts';
import { createSpaceIndex } from './space-index.ts';
import { findSharedValues } from './shared-values.ts';
import { entriesOf, type Space } from '../space.ts';

export type SiteContentResult = { ok: true; content: SiteContent } | { ok: false; findings: Finding[] };

function readGroup(group: string, space: Space, reader: EntryReader, locale: string): unknown {
  const entries = entriesOf(space, group);
  const ids = entries.map((entry) => entry.sys.id);
  const place = { contentType: group, field: '', locale };
  if (ids.length === 0) {
    reader.findings.push({ ...place, entry: '', message: 'There is no entry of this type; create it.' });
  }
  if (ids.length > 1) {
    const message = `There are ${ids.length} entries of this type (${ids.join(', ')}); keep one.`;
    for (const entry of ids) reader.findings.push({ ...place, entry, message });
  }
  const outcomes = entries.map(reader.read);
  const [first] = outcomes;
  return first && first !== 'open' && first.ok ? first.value : undefined;
}

function readServices(space: Space, reader: EntryReader, locale: string): unknown[] {
  const entries = entriesOf(space, 'service');
  if (entries.length === 0) {
    const message = 'There is no entry of this type; create one for each service.';
    reader.findings.push({ contentType: 'service', entry: '', field: '', locale, message });
  }
  return entries
    .map(reader.read)
    .flatMap((outcome) => (outcome !== 'open' && outcome.ok ? [outcome.value] : []));
}

function byIndex<T extends { index: number }>(items: T[]): T[] {
  return items.toSorted((a, b) => a.index - b.index);
}

function legalSections(sections: LegalSection[], facts: PlaceholderValues): LegalSection[] {
  return byIndex(sections).map(({ sectionTitle, index, sectionDescription }) => ({
    sectionTitle,
    index,
    sectionDescription: fillPlaceholders(sectionDescription, facts) as Html,
  }));
}

function arrange(content: Groups, services: Service[]): SiteContent {
  const { priceList, promoPackages, terms, privacy, accessibility, contactDetails } = content;
  const { pricesPage, homePackage } = content;
  return {
    ...content,
    pricesPage: {
      ...pricesPage,
      heroLines: pricesPage.heroLines.map((line) => fillDiscounts(line, pricesPage.siblingDiscount)),
    },
    homePackage: { ...homePackage, lead: fillDiscounts(homePackage.lead, pricesPage.siblingDiscount) },
    services: { ...content.services, list: byIndex(services) },
    priceList: { ...priceList, categories: byIndex(priceList.categories) },
    promoPackages: { ...promoPackages, packages: byIndex(promoPackages.packages) },
    terms: { ...terms, sections: legalSections(terms.sections, contactDetails) },
    privacy: { ...privacy, sections: legalSections(privacy.sections, contactDetails) },
    accessibility: { ...accessibility, sections: legalSections(accessibility.sections, contactDetails) },
  };
}

function missingLocale(space: Space, locale: string): Finding | undefined {
  if (space.locales.length === 0 || space.locales.some(({ code }) => code === locale)) return undefined;
  const message =
    'The brand names this locale and the space has none; add it there, or take it from the brand.';
  return { contentType: 'locale', entry: '', field: '', locale, message };
}

/** Maps a space to one language. When anything is wrong it says so by entry and field, and gives no content. */
export function toSiteContent(space: Space, language: Language): SiteContentResult {
  const spaceIndex = createSpaceIndex(space, language);
  const missing = missingLocale(space, spaceIndex.locale);
  if (missing) return { ok: false, findings: [missing] };
  const reader = createEntryReader(spaceIndex);
  const groups = Object.fromEntries(
    Object.keys(groupSchemas).map((group) => [
      group,
      readGroup(group, space, reader, spaceIndex.defaultLocale),
    ]),
  );
  const services = readServices(space, reader, spaceIndex.defaultLocale);
  const findings = [...reader.findings, ...findSharedValues(reader, spaceIndex.defaultLocale)];
  if (findings.length > 0) return { ok: false, findings };
  // Every part has passed its own schema, so this only gives the whole its type and its cleaned values.
  return {
    ok: true,
    content: arrange(
      v.parse(v.object(groupSchemas), groups),
      v.parse(v.array(entrySchemas.service), services),
    ),
  };
}
