import type { ContentFinding } from '../../../src/content/check/content-finding.ts';
import { eachField, findingAt, type WrittenField } from '../../../src/content/check/each-field.ts';
import { defaultLocaleOf, readLocales } from '../../../src/content/check/space-index.ts';
import { isUntranslated } from '../../../src/content/check/untranslated.ts';
import type { Space } from '../../../src/content/source/space.ts';
import { contentTypeOf, isShownUntranslated } from '../../../src/model/content-model.ts';
import { problem } from '../../../src/model/define/problems.ts';

type Untranslated = WrittenField & { locale: string };

/** Search words differ between languages on purpose. */
function untranslatedIn(space: Space): Untranslated[] {
  const defaultLocale = defaultLocaleOf(space);
  return eachField(space).flatMap((written) => {
    const { contentType, field, values } = written;
    const isDescription = contentType === 'asset' && field === 'description';
    const definition = isDescription ? { isLocalized: true } : written.definition;
    if (!definition || /words$/i.test(field)) return [];
    return readLocales(space)
      .filter((locale) => isUntranslated(values, definition, { locale, defaultLocale }))
      .map((locale) => ({ ...written, locale }));
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
