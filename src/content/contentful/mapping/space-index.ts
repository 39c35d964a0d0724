import { defaultLanguage, localeOf, type Language } from '../../../language/languages.ts';
import { byId, type Asset, type Entry, type Space } from '../space.ts';
import type { Field } from '../../../model/define/field.ts';

type Values = Record<string, unknown>;

export type SpaceIndex = {
  entry: (id: string) => Entry | undefined;
  asset: (id: string) => Asset | undefined;
  /** Where a field is read: in the first locale that has a value, or the one that should. */
  localeOfValue: (field: Pick<Field, 'isLocalized'>, values: Values) => string;
  /** Whether another locale stands in where this one has no value. */
  fallsBack: boolean;
  language: Language;
  locale: string;
  defaultLocale: string;
};

export function defaultLocaleOf(space: Space): string {
  return space.locales.find((locale) => locale.default)?.code ?? localeOf(defaultLanguage);
}

/** A locale, and those that stand in for it one after the other: Contentful's `fallbackCode`. */
export function localesFrom(space: Space, locale: string): string[] {
  const chain = [locale];
  for (;;) {
    const next = space.locales.find(({ code }) => code === chain.at(-1))?.fallbackCode;
    if (!next || chain.includes(next)) return chain;
    chain.push(next);
  }
}

export function createSpaceIndex(space: Space, language: Language): SpaceIndex {
  const locale = localeOf(language);
  const defaultLocale = defaultLocaleOf(space);
  const locales = localesFrom(space, locale);
  const [entries, assets] = [byId(space.entries), byId(space.assets)];
  return {
    entry: (id) => entries.get(id),
    asset: (id) => assets.get(id),
    localeOfValue: (field, values) => {
      if (!field.isLocalized) return defaultLocale;
      // As Contentful has it, a value that is null or empty does not fall back.
      return locales.find((each) => values[each] !== undefined) ?? locale;
    },
    fallsBack: locales.length > 1,
    language,
    locale,
    defaultLocale,
  };
}
