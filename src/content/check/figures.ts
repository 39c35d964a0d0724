import { interpolate } from '../../../shared/interpolate.ts';
import { tagOf, type Language } from '../../../shared/languages.ts';
import { partFieldId } from '../../model/define/content-type.ts';
import { entriesOf, type Space } from '../source/space.ts';

/** Maps each placeholder to the field that has its value, so that an editor changes the value in one place. */
const figures = {
  secondChildPercent: ['pricesPage', partFieldId('siblingDiscount', 'secondChildPercent')],
  thirdChildPercent: ['pricesPage', partFieldId('siblingDiscount', 'thirdChildPercent')],
  offersUntil: ['pricesPage', 'offersUntil'],
  visitLength: ['home', 'visitLength'],
} as const;

type Locales = { language: Language; defaultLocale: string; locale?: string };

export type FillFigures = (value: unknown) => unknown;

function formatFigure(value: unknown, language: Language): string {
  const text = String(value);
  const isDate = /^\d{4}-\d\d-\d\d$/.test(text);
  if (!isDate) return text;
  return new Date(text).toLocaleDateString(tagOf(language), { dateStyle: 'long', timeZone: 'UTC' });
}

/** Returns a function that fills the placeholders of `figures` in a text or in each text of a list. */
export function createFigureFiller(
  space: Space,
  { language, defaultLocale, locale = defaultLocale }: Locales,
): FillFigures {
  const filledFigures = Object.entries(figures).flatMap(([name, [contentType, field]]) => {
    const values = entriesOf(space, contentType)[0]?.fields[field];
    const value = values?.[locale] ?? values?.[defaultLocale];
    return value === undefined || value === null ? [] : [[name, formatFigure(value, language)]];
  });
  const values: Record<string, string> = Object.fromEntries(filledFigures);
  const fill = (text: unknown) => (typeof text === 'string' ? interpolate(text, values) : text);
  return (value) => (Array.isArray(value) ? value.map(fill) : fill(value));
}

export function firstFigurePlaceholder(value: unknown): string | undefined {
  const names = Object.keys(figures).join('|');
  return new RegExp(`\\{(?:${names})\\}`).exec(String(value))?.[0];
}
