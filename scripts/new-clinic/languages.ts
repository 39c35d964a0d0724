import type { Brand } from '../brand/read-brand.ts';

export type ClinicLanguage = Brand['languages'][number];

/** Where the likeliest region of a language is not the one whose dates a clinic in Europe writes. */
const tags: Record<string, string> = { en: 'en-GB', pt: 'pt-PT' };
/** A new space of Contentful has this one. */
const contentfulLocales: Record<string, string> = { en: 'en-US' };

/** What brand.json says of a language; undefined where the code is none. */
export function languageOf(code: string): ClinicLanguage | undefined {
  if (!/^[a-z]{2,3}$/.test(code)) return undefined;
  const name = new Intl.DisplayNames(code, { type: 'language', fallback: 'none' }).of(code);
  const { region } = new Intl.Locale(code).maximize();
  if (!name || !region) return undefined;
  const [first = '', ...rest] = name;
  return {
    code,
    name: first.toLocaleUpperCase(code) + rest.join(''),
    tag: tags[code] ?? `${code}-${region}`,
    contentfulLocale: contentfulLocales[code] ?? code,
  };
}
