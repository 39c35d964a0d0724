import type { Published, PublishedSpace } from './published-space.ts';
import { badRequest, Refusal } from './api-answer.ts';

/** All locales at once. */
export const everyLocale = '*';

/** What the API gives out: fields hold values, or values by locale. */
export type Delivered = Omit<Published, 'fields'> & { fields: Record<string, unknown> };

const isWritten = (value: unknown) => value !== undefined && value !== null;

/** The locale a query asks for; the default one when it does not say. */
export function localeOfQuery(space: PublishedSpace, query: URLSearchParams): string {
  const asked = query.get('locale') ?? space.defaultLocale;
  if (asked !== everyLocale && !space.locales.some((locale) => locale.code === asked)) {
    throw new Refusal(badRequest(`Unknown locale: ${asked}`));
  }
  return asked;
}

function fallbacks(space: PublishedSpace, locale: string): string[] {
  const code = space.locales.find((candidate) => candidate.code === locale)?.['fallbackCode'];
  return typeof code === 'string' ? [locale, ...fallbacks(space, code)] : [locale];
}

/** Whether each locale has a value of its own. The files of assets always do. */
function isTranslated(space: PublishedSpace, { sys }: Published, field: string): boolean {
  if (sys.type === 'Asset') return true;
  const { id } = (sys['contentType'] as { sys: { id: string } }).sys;
  const type = space.contentTypes.find((candidate) => candidate.sys.id === id);
  return type?.fields.find((candidate) => candidate.id === field)?.localized ?? false;
}

/** An entry or asset in one locale or in all of them; fields in which nothing is written are left out. */
export function localize(space: PublishedSpace, published: Published, locale: string): Delivered {
  const { metadata, sys, fields } = published;
  const delivered = Object.entries(fields).flatMap(([field, values]): [string, unknown][] => {
    if (locale === everyLocale) {
      const written = Object.entries(values).filter(([, value]) => isWritten(value));
      return written.length > 0 ? [[field, Object.fromEntries(written)]] : [];
    }
    const from = isTranslated(space, published, field) ? fallbacks(space, locale) : [space.defaultLocale];
    const value = from.map((code) => values[code]).find(isWritten);
    return isWritten(value) ? [[field, value]] : [];
  });
  return {
    metadata,
    sys: { ...sys, ...(locale !== everyLocale && { locale }) },
    fields: Object.fromEntries(delivered),
  };
}
