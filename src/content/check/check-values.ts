import { contentTypeOf } from '../../model/content-model.ts';
import { partFieldId } from '../../model/define/content-type.ts';
import { fillDiscounts, type Percents } from '../../model/define/placeholders.ts';
import { problem, type Problem } from '../../model/define/problems.ts';
import { entriesOf, type Space } from '../source/space.ts';
import type { ContentFinding, Place } from './content-finding.ts';
import { findScript } from './script-in-html.ts';
import { defaultLocaleOf } from './space-index.ts';

function valuesOf({ entries }: Space): { place: Place; value: unknown }[] {
  return entries.flatMap(({ sys, fields }) =>
    Object.entries(fields).flatMap(([field, values]) =>
      Object.entries(values).map(([locale, value]) => ({
        place: { entry: sys.id, contentType: sys.contentType.sys.id, field, locale },
        value,
      })),
    ),
  );
}

/** Nobody writes a script by mistake, so the entry is refused instead of sanitised. */
function scriptProblem(value: unknown): Problem | undefined {
  const tag = typeof value === 'string' && value.includes('<') ? findScript(value) : undefined;
  return tag === undefined ? undefined : problem('script', { tag });
}

function unreadProblem({ contentType, field: id, locale }: Place, locales: string[]): Problem | undefined {
  const field = contentTypeOf(contentType)?.fields[id];
  if (!field) return problem('unknownField');
  const read = field.isLocalized ? locales : locales.slice(0, 1);
  return read.includes(locale) ? undefined : problem('unreadLocale', { locales: read.join(', ') });
}

function missingPercent(text: string, discount: Percents): Problem | undefined {
  const [placeholder] = /\{(?:second|third)ChildPercent\}/.exec(fillDiscounts(text, discount)) ?? [];
  return placeholder === undefined ? undefined : problem('percentMissing', { placeholder });
}

export function checkValues(space: Space): ContentFinding[] {
  const defaultLocale = defaultLocaleOf(space);
  const locales = [
    defaultLocale,
    ...space.locales.map(({ code }) => code).filter((code) => code !== defaultLocale),
  ];
  const [pricesPage] = entriesOf(space, 'pricesPage');
  const percentOf = (name: string) =>
    pricesPage?.fields[partFieldId('siblingDiscount', name)]?.[defaultLocale] as number;
  const discount = {
    secondChildPercent: percentOf('secondChildPercent'),
    thirdChildPercent: percentOf('thirdChildPercent'),
  };
  return valuesOf(space).flatMap(({ place, value }) => {
    const mayHavePercents = ['pricesPage', 'home'].includes(place.contentType);
    const found =
      scriptProblem(value) ??
      unreadProblem(place, locales) ??
      (mayHavePercents ? missingPercent(String(value), discount) : undefined);
    return found ? [{ ...found, place }] : [];
  });
}
