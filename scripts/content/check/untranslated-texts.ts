import type { ContentFinding } from '../../../src/content/check/content-finding.ts';
import { listWrittenFields, findingAt, type WrittenField } from '../../../src/content/check/each-field.ts';
import { defaultLocaleOf, readLocales } from '../../../src/content/check/space-index.ts';
import {
  canBeLeftOut,
  fieldsOfUntranslatedParts,
  isFieldUntranslated,
  untranslatedIn,
  valueIn,
  type Locales,
} from '../../../src/content/check/untranslated.ts';
import { entriesOf, type Entry, type Space } from '../../../src/content/source/space.ts';
import { contentTypeOf } from '../../../src/model/content-model.ts';
import { problem } from '../../../src/model/define/problems.ts';

export const findHalfTranslated = ({ space }: { space: Space }) => findingsOf(space, 'halfTranslated');

export const findShownUntranslated = ({ space }: { space: Space }) => findingsOf(space, 'shownUntranslated');

export const findUntranslated = ({ space }: { space: Space }) =>
  findingsOf(space, 'untranslated', 'entryUntranslated');

/**
 * Without a translation, pages omit the text (`untranslated`) or the entry (`entryUntranslated`), or show the text in the
 * main language: `halfTranslated` if it must match the language of the texts around it, otherwise `shownUntranslated`.
 */
type Code = 'untranslated' | 'entryUntranslated' | 'shownUntranslated' | 'halfTranslated';
type Untranslated = WrittenField & { locale: string; code: Code };

function findingsOf(space: Space, ...codes: Code[]): ContentFinding[] {
  const untranslated = untranslatedTexts(space).filter(({ code }) => codes.includes(code));
  return untranslated.map((written) => findingAt(written, problem(written.code)));
}

/** All texts of a form must be in one language, since visitors read the form as a whole. */
const forms = new Set(['contactForm', 'formMessages']);
const hasPlaceholders = (text: unknown) => /\{\w+\}/.test(String(text));

function codeOf(written: WrittenField, locales: Locales, space: Space): Code {
  const { contentType, field, definition, fields, values } = written;
  const type = contentTypeOf(contentType);
  if (!type || !definition || definition.isEmptyIfUntranslated) return 'untranslated';
  if (!definition.isRequired && !definition.part) return 'untranslated';
  const entry = untranslatedIn({ fields }, type, locales);
  if (entry.isEntryUntranslated) {
    const isTranslated = (other: Entry) => !untranslatedIn(other, type, locales).isEntryUntranslated;
    const isLeftOut = canBeLeftOut(type) && entriesOf(space, contentType).some(isTranslated);
    return isLeftOut ? 'entryUntranslated' : 'shownUntranslated';
  }
  const leftOut = fieldsOfUntranslatedParts({ fields }, type, entry.missing, locales.locale);
  if (leftOut.includes(field)) return 'untranslated';
  const mustMatchLanguage = forms.has(contentType) || hasPlaceholders(values[locales.defaultLocale]);
  return mustMatchLanguage ? 'halfTranslated' : 'shownUntranslated';
}

/** Excludes search words, which differ between languages on purpose. */
function untranslatedTexts(space: Space): Untranslated[] {
  const defaultLocale = defaultLocaleOf(space);
  const locales = readLocales(space);
  return listWrittenFields(space).flatMap((written): Untranslated[] => {
    const { contentType, field, values } = written;
    const isDescription = contentType === 'asset' && field === 'description';
    const definition = isDescription ? { isLocalized: true, isRequired: false } : written.definition;
    if (!definition?.isLocalized || /words$/i.test(field)) return [];
    const isWritten = locales.some((locale) => values[locale] !== undefined && values[locale] !== null);
    const isMissingIn = (locale: string): boolean => {
      // If the main language lacks a required text, another check stops the build.
      if (definition.isRequired) return isFieldUntranslated(values, definition, { locale, defaultLocale });
      // An optional text that no language has is left empty on purpose.
      return isWritten && valueIn(values, definition, { locale, defaultLocale }) === undefined;
    };
    return locales.filter(isMissingIn).map((locale) => {
      return { ...written, locale, code: codeOf(written, { locale, defaultLocale }, space) };
    });
  });
}
