import { defaultLanguage, type Language } from '../../../language/languages.ts';
import type { Asset, ContentType, Entry, Field, Space } from '../space.ts';

/** The Contentful locale that holds each language's texts. */
export const localeOf: Record<Language, string> = { ro: 'ro', en: 'en-US' };

export type SpaceIndex = {
  entry: (id: string) => Entry | undefined;
  asset: (id: string) => Asset | undefined;
  contentType: (id: string) => ContentType | undefined;
  localeOfField: (field: Field) => string;
  language: Language;
  locale: string;
  defaultLocale: string;
};

function byId<T extends { sys: { id: string } }>(parts: T[]): (id: string) => T | undefined {
  const map = new Map(parts.map((part) => [part.sys.id, part]));
  return (id) => map.get(id);
}

export function defaultLocaleOf(space: Space): string {
  return space.locales.find((locale) => locale.default)?.code ?? localeOf[defaultLanguage];
}

export function createSpaceIndex(space: Space, language: Language): SpaceIndex {
  const locale = localeOf[language];
  const defaultLocale = defaultLocaleOf(space);
  return {
    entry: byId(space.entries),
    asset: byId(space.assets),
    contentType: byId(space.contentTypes),
    localeOfField: (field) => (field.localized ? locale : defaultLocale),
    language,
    locale,
    defaultLocale,
  };
}
