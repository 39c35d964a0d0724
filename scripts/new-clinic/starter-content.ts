import type { ClinicLanguage } from './languages.ts';

/** A starter's values, by the code of their language; one that no language changes stands under `ro` alone. */
type StarterFields = Record<string, Record<string, unknown>>;
export type StarterPart = { sys: { id: string }; fields: StarterFields };
/** What stands in double braces in the starter, by language where words depend on it. */
export type Filling = (name: string, language: ClinicLanguage) => string;

const shared = 'ro';
const lent = 'en';

const isWritten = (language: ClinicLanguage) => [shared, lent].includes(language.code);

/** The locales of a space in these languages, the first the default one. */
export function localesOf(languages: ClinicLanguage[]) {
  return languages.map((language, index) => ({
    sys: { id: `locale-${language.contentfulLocale.toLowerCase()}`, type: 'Locale' },
    code: language.contentfulLocale,
    name: language.name,
    default: index === 0,
    contentManagementApi: true,
    contentDeliveryApi: true,
    optional: false,
  }));
}

function changeTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => changeTexts(item, change));
  return value;
}

/** An entry or asset of the starter in the languages of a clinic, what stands in double braces filled in. */
export function inLanguages(part: StarterPart, languages: ClinicLanguage[], filling: Filling): StarterPart {
  const fields = Object.entries(part.fields).map(([field, values]) => {
    const isLocalised = lent in values;
    const wanted = isLocalised ? languages : languages.slice(0, 1);
    const written = wanted.map((language) => {
      const source = isLocalised && !isWritten(language) ? lent : isLocalised ? language.code : shared;
      const change = (text: string) =>
        text
          .replace(/\{\{(\w+)\}\}/g, (_, name: string) => filling(name, language))
          .replaceAll(`href="/${source}/`, `href="/${language.code}/`);
      return [language.contentfulLocale, changeTexts(values[source], change)];
    });
    return [field, Object.fromEntries(written)];
  });
  return { ...part, fields: Object.fromEntries(fields) };
}
