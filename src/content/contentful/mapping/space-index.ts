import { defaultLanguage, localeOf, type Language } from '../../../language/languages.ts';
import { byId, type Asset, type ContentType, type Entry, type Field, type Space } from '../space.ts';

export type SpaceIndex = {
  entry: (id: string) => Entry | undefined;
  asset: (id: string) => Asset | undefined;
  contentType: (id: string) => ContentType | undefined;
  /** Where a field is read; no other locale stands in. */
  localeOfField: (field: Field) => string;
  language: Language;
  locale: string;
  defaultLocale: string;
};

export function defaultLocaleOf(space: Space): string {
  return space.locales.find((locale) => locale.default)?.code ?? localeOf(defaultLanguage);
}

export function createSpaceIndex(space: Space, language: Language): SpaceIndex {
  const locale = localeOf(language);
  const defaultLocale = defaultLocaleOf(space);
  const [entries, assets, contentTypes] = [byId(space.entries), byId(space.assets), byId(space.contentTypes)];
  return {
    entry: (id) => entries.get(id),
    asset: (id) => assets.get(id),
    contentType: (id) => contentTypes.get(id),
    localeOfField: ({ localized }) => (localized ? locale : defaultLocale),
    language,
    locale,
    defaultLocale,
  };
}
