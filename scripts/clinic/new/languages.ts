import type { Brand } from '../../../shared/clinic/read-brand.ts';

export type ClinicLanguage = Brand['languages'][number];

/** Britain's dates rather than America's, and the locale that a new space of Contentful has. */
const english = { tag: 'en-GB', contentfulLocale: 'en-US' };

/** What brand.json says of a language; undefined where the code is none. */
export function languageOf(code: string): ClinicLanguage | undefined {
  if (!/^[a-z]{2,3}$/.test(code)) return undefined;
  const name = new Intl.DisplayNames(code, { type: 'language', fallback: 'none' }).of(code);
  const { region } = new Intl.Locale(code).maximize();
  if (!name || !region) return undefined;
  const capitalised = name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
  const language = { code, name: capitalised, tag: `${code}-${region}`, contentfulLocale: code };
  return code === 'en' ? { ...language, ...english } : language;
}
