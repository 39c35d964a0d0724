import { defaultLanguage } from '../../../shared/languages.ts';
import { limits, maxTextLength } from '../../model/define/limits.ts';
import { problem, type Problem } from '../../model/define/problems.ts';
import type { Field } from '../../model/define/model-field.ts';
import type { Space } from '../source/space.ts';
import type { ContentFinding } from './content-finding.ts';
import { listWrittenFields, findingAt } from './each-field.ts';
import { firstFigurePlaceholder, createFigureFiller, type FillFigures } from './figures.ts';
import { findScriptTag } from './script-in-html.ts';
import { defaultLocaleOf } from './space-index.ts';

/** Checks each value of the entries, in every locale, for what the schemas of the content types do not check. */
export function checkValues(space: Space): ContentFinding[] {
  const defaultLocale = defaultLocaleOf(space);
  const locales = [...new Set([defaultLocale, ...space.locales.map(({ code }) => code)])];
  const fillFigures = createFigureFiller(space, { language: defaultLanguage, defaultLocale });
  const entryFields = listWrittenFields(space).filter(({ contentType }) => contentType !== 'asset');
  return entryFields.flatMap((field) => {
    return Object.entries(field.values).flatMap(([locale, value]) => {
      const found =
        scriptProblem(value) ??
        unreadProblem(field.definition, locale, locales) ??
        limitProblem(field.definition, value) ??
        missingFigure(value, fillFigures);
      return found ? [findingAt({ ...field, locale }, found)] : [];
    });
  });
}

/** Scripts are never written by mistake, so the entry is refused instead of sanitised. */
function scriptProblem(value: unknown): Problem | undefined {
  const tag = typeof value === 'string' && value.includes('<') ? findScriptTag(value) : undefined;
  return tag === undefined ? undefined : problem('script', { tag });
}

/** The first of `locales` is the default locale. */
function unreadProblem(field: Field | undefined, locale: string, locales: string[]): Problem | undefined {
  if (!field) return problem('unknownField');
  const readLocales = field.isLocalized ? locales : locales.slice(0, 1);
  return readLocales.includes(locale)
    ? undefined
    : problem('unreadLocale', { locales: readLocales.join(', ') });
}

/** Checks the limits that Contentful has for every field. */
function limitProblem(field: Field | undefined, value: unknown): Problem | undefined {
  const { max } = limits.listItems;
  if (Array.isArray(value) && value.length > max) return problem('listAtMost', { max });
  const maxLength = maxTextLength(field?.storage.type ?? 'Text');
  const lengths = [value].flat().map((text) => (typeof text === 'string' ? text.length : 0));
  const length = Math.max(0, ...lengths);
  return length > maxLength ? problem('tooLong', { length, maxLength }) : undefined;
}

function missingFigure(value: unknown, fillFigures: FillFigures): Problem | undefined {
  const placeholder = firstFigurePlaceholder(fillFigures(value));
  return placeholder === undefined ? undefined : problem('figureMissing', { placeholder });
}
