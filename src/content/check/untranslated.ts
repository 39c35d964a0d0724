import { groupTypes, mustBeFullyTranslated, isShownUntranslated } from '../../model/content-model.ts';
import { partFieldId, type ContentType } from '../../model/define/content-type.ts';
import type { Field } from '../../model/define/model-field.ts';
import type { Entry } from '../source/space.ts';
import type { SpaceIndex } from './space-index.ts';

export type Locales = Pick<SpaceIndex, 'locale' | 'defaultLocale'>;
type TextField = Pick<Field, 'isLocalized' | 'isIdentifying'>;
type ByLocale = Record<string, unknown> | undefined;

/** Amounts, dashes and names are the same in every language. */
const isSameInAllLanguages = (value: unknown, { isIdentifying = false }: TextField) =>
  isIdentifying || !/\p{L}/u.test(JSON.stringify(value ?? ''));

const isFilled = (value: unknown) => value !== undefined && value !== null;

/** Returns the value in `locale`, or else the default locale's value if it is the same in every language. */
export function valueIn(values: ByLocale, field: TextField, { locale, defaultLocale }: Locales): unknown {
  const main = values?.[defaultLocale] ?? undefined;
  return values?.[locale] ?? (field.isLocalized && isSameInAllLanguages(main, field) ? main : undefined);
}

export function isFieldUntranslated(values: ByLocale, field: TextField, locales: Locales): boolean {
  const isWritten = isFilled(values?.[locales.defaultLocale]);
  return field.isLocalized && isWritten && valueIn(values, field, locales) === undefined;
}

type Untranslated = {
  /** Ids of the fields that are filled in the main language only. */
  missing: string[];
  /** If true, the whole entry is shown in the main language or left out. */
  isEntryUntranslated: boolean;
};

/**
 * An entry counts as untranslated if the translation of a required text is missing. If its type may be partly translated,
 * one translated text is enough.
 */
export function untranslatedIn(
  { fields }: Pick<Entry, 'fields'>,
  type: ContentType,
  locales: Locales,
): Untranslated {
  const localized = Object.entries(type.fields).filter(([, field]) => field.isLocalized);
  const missing = localized.flatMap(([id, field]) =>
    isFieldUntranslated(fields[id], field, locales) ? [id] : [],
  );
  const lacksRequired = missing.some((id) => type.fields[id]?.isRequired);
  const hasTranslation = localized.some(([id]) => isFilled(fields[id]?.[locales.locale]));
  const isPartlyShown = hasTranslation && !mustBeFullyTranslated(type);
  return { missing, isEntryUntranslated: lacksRequired && !isPartlyShown };
}

export const canBeLeftOut = (type: ContentType): boolean =>
  !isShownUntranslated(type) && !Object.hasOwn(groupTypes, type.id);

/** Returns all field ids of each optional part that lacks a text it needs and has no translated text. */
export function fieldsOfUntranslatedParts(
  { fields }: Pick<Entry, 'fields'>,
  type: ContentType,
  missing: string[],
  locale: string,
): string[] {
  return Object.entries(type.parts).flatMap(([part, names]) => {
    const ids = names.map((name) => partFieldId(part, name));
    // `Field.part` is set for the fields without which an optional part is incomplete.
    const isIncomplete = ids.some((id) => missing.includes(id) && type.fields[id]?.part);
    const isTranslated = ids.some((id) => type.fields[id]?.isLocalized && fields[id]?.[locale]);
    return isIncomplete && !isTranslated ? ids : [];
  });
}
