import { contentTypeOf } from '../../model/content-model.ts';
import { partFieldId } from '../../model/define/content-type.ts';
import { fillDiscounts, type Percents } from '../../model/define/placeholders.ts';
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

/** Scripts would be sanitised away; but nobody writes them by mistake, so the entry is not to be trusted. */
function scriptProblem(value: unknown): string | undefined {
  const tag = typeof value === 'string' && value.includes('<') ? findScript(value) : undefined;
  return tag && `The HTML has a <${tag}> that would run; take it out.`;
}

function unusedProblem({ contentType, field: id, locale }: Place, locales: string[]): string | undefined {
  const field = contentTypeOf(contentType)?.fields[id];
  if (!field) return 'The content type has no such field; remove it or correct its name.';
  const read = field.isLocalized ? locales : locales.slice(0, 1);
  return read.includes(locale)
    ? undefined
    : `This field is not read from here; write it in ${read.join(' and ')}.`;
}

function missingPercent(text: string, discount: Percents): string | undefined {
  return fillDiscounts(text, discount).match(/\{(secondChildPercent|thirdChildPercent)\}/)?.[0];
}

/** Checks what an entry's schema does not see. */
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
    const missing =
      ['pricesPage', 'home'].includes(place.contentType) && missingPercent(String(value), discount);
    const message =
      scriptProblem(value) ??
      unusedProblem(place, locales) ??
      (missing ? `${missing} is not written in the sibling discount; leave it out.` : undefined);
    return message ? [{ ...place, message }] : [];
  });
}
