import type { ContentFinding } from '../../../src/content/check/content-finding.ts';
import { eachField, findingAt, type WrittenField } from '../../../src/content/check/each-field.ts';
import { defaultLocaleOf, readLocales } from '../../../src/content/check/space-index.ts';
import { isUntranslated, valueIn } from '../../../src/content/check/untranslated.ts';
import type { Space } from '../../../src/content/source/space.ts';
import { contentTypeOf, isShownUntranslated } from '../../../src/model/content-model.ts';
import { problem } from '../../../src/model/define/problems.ts';

type Untranslated = WrittenField & { locale: string };

/** Search words differ between languages on purpose. */
function untranslatedIn(space: Space): Untranslated[] {
  const defaultLocale = defaultLocaleOf(space);
  const locales = readLocales(space);
  return eachField(space).flatMap((written) => {
    const { contentType, field, values } = written;
    const isDescription = contentType === 'asset' && field === 'description';
    const definition = isDescription ? { isLocalized: true, isRequired: false } : written.definition;
    if (!definition?.isLocalized || /words$/i.test(field)) return [];
    const isWritten = locales.some((locale) => (values[locale] ?? undefined) !== undefined);
    // A required text that the main language lacks stops a build.
    const lacks = (locale: string) =>
      definition.isRequired
        ? isUntranslated(values, definition, { locale, defaultLocale })
        : isWritten && valueIn(values, definition, { locale, defaultLocale }) === undefined;
    return locales.filter(lacks).map((locale) => ({ ...written, locale }));
  });
}

function isShown({ contentType, definition }: Untranslated): boolean {
  const type = contentTypeOf(contentType);
  return type !== undefined && isShownUntranslated(type) && definition?.isRequired === true;
}

export const findUntranslated = ({ space }: { space: Space }): ContentFinding[] =>
  untranslatedIn(space)
    .filter((written) => !isShown(written))
    .map((written) =>
      findingAt(written, problem(written.definition?.isRequired ? 'entryUntranslated' : 'untranslated')),
    );

export const findShownUntranslated = ({ space }: { space: Space }): ContentFinding[] =>
  untranslatedIn(space)
    .filter(isShown)
    .map((written) => findingAt(written, problem('shownUntranslated')));
