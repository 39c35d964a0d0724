import { defaultLanguage, languages, localeOf, type Language } from '../../../shared/languages.ts';
import { byId, type Space } from '../source/space.ts';
import { createFigureFiller } from './figures.ts';
import type { Field } from '../../model/define/model-field.ts';

export type SpaceIndex = ReturnType<typeof createSpaceIndex>;

/** Returns what reading a space in one language needs; `fillFigures` fills in placeholders such as `{offersUntil}`. */
export function createSpaceIndex(space: Space, language: Language) {
  const locale = localeOf(language);
  const defaultLocale = defaultLocaleOf(space);
  const [entries, assets] = [byId(space.entries), byId(space.assets)];
  return {
    entry: (id: string) => entries.get(id),
    asset: (id: string) => assets.get(id),
    localeOfField: ({ isLocalized }: Pick<Field, 'isLocalized'>) => (isLocalized ? locale : defaultLocale),
    fillFigures: createFigureFiller(space, { language, locale, defaultLocale }),
    fillFiguresInMainLanguage: createFigureFiller(space, { language: defaultLanguage, defaultLocale }),
    language,
    locale,
    defaultLocale,
  };
}

export function defaultLocaleOf(space: Space): string {
  return space.locales.find((locale) => locale.default)?.code ?? localeOf(defaultLanguage);
}

/** Returns the default locale, then the site's other locales; locales that only the space has are not read. */
export function readLocales(space: Space): string[] {
  return [...new Set([defaultLocaleOf(space), ...languages.map(localeOf)])];
}

export function inMainLanguage(index: SpaceIndex): SpaceIndex {
  const { defaultLocale: locale } = index;
  const language = languages.find((each) => localeOf(each) === locale) ?? defaultLanguage;
  return {
    ...index,
    language,
    locale,
    localeOfField: () => locale,
    fillFigures: index.fillFiguresInMainLanguage,
  };
}
