/** A text that is written in the main language alone waits alone. */
import { groupTypes, isShownUntranslated } from '../../model/content-model.ts';
import { partFieldId, type ContentType } from '../../model/define/content-type.ts';
import type { Field } from '../../model/define/model-field.ts';
import type { Entry } from '../source/space.ts';
import type { SpaceIndex } from './space-index.ts';

type Locales = Pick<SpaceIndex, 'locale' | 'defaultLocale'>;
type Translated = Pick<Field, 'isLocalized' | 'isIdentifying'>;
type ByLocale = Record<string, unknown> | undefined;

/** Amounts, dashes and names are the same in every language. */
const isShared = (value: unknown, { isIdentifying = false }: Translated) =>
  isIdentifying || !/\p{L}/u.test(JSON.stringify(value ?? ''));

/** The value in a language; that of the main language where it is the same in all. */
export function valueIn(values: ByLocale, field: Translated, { locale, defaultLocale }: Locales): unknown {
  const main = values?.[defaultLocale] ?? undefined;
  return values?.[locale] ?? (field.isLocalized && isShared(main, field) ? main : undefined);
}

export function isUntranslated(values: ByLocale, field: Translated, locales: Locales): boolean {
  const isWritten = (values?.[locales.defaultLocale] ?? undefined) !== undefined;
  return field.isLocalized && isWritten && valueIn(values, field, locales) === undefined;
}

export function untranslatedFields({ fields }: Entry, type: ContentType, locales: Locales): string[] {
  return Object.entries(type.fields).flatMap(([id, field]) =>
    isUntranslated(fields[id], field, locales) ? [id] : [],
  );
}

/** Whether a page does without the entry until it is translated. */
export const canBeLeftOut = (type: ContentType): boolean =>
  !isShownUntranslated(type) && !Object.hasOwn(groupTypes, type.id);

/** The fields of the optional parts that lack one of `missing`. */
export function halfParts({ parts, fields }: ContentType, missing: string[]): string[] {
  return Object.entries(parts).flatMap(([part, names]) => {
    const ids = names.map((name) => partFieldId(part, name));
    return ids.some((id) => missing.includes(id) && fields[id]?.part) ? ids : [];
  });
}
