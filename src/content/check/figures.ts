import { interpolate } from '../../../shared/interpolate.ts';
import { tagOf, type Language } from '../../../shared/languages.ts';
import { partFieldId } from '../../model/define/content-type.ts';
import { entriesOf, type Space } from '../source/space.ts';

/** Each placeholder in texts refers to a field, so that an editor changes its value only once. */
const figures = {
  secondChildPercent: ['pricesPage', partFieldId('siblingDiscount', 'secondChildPercent')],
  thirdChildPercent: ['pricesPage', partFieldId('siblingDiscount', 'thirdChildPercent')],
  offersUntil: ['pricesPage', 'offersUntil'],
  visitLength: ['home', 'visitLength'],
} as const;

type Shown = { language: Language; locale: string; defaultLocale: string };

export type FillFigures = (value: unknown) => unknown;

function inWords(value: unknown, language: Language): string {
  const day = /^\d{4}-\d\d-\d\d$/.test(String(value)) && new Date(String(value));
  return day
    ? day.toLocaleDateString(tagOf(language), { dateStyle: 'long', timeZone: 'UTC' })
    : String(value);
}

/** Returns a function that fills these placeholders in a text or in each text of a list. */
export function figuresIn(space: Space, { language, locale, defaultLocale }: Shown): FillFigures {
  const written = Object.entries(figures).flatMap(([name, [contentType, field]]) => {
    const values = entriesOf(space, contentType)[0]?.fields[field];
    const value = values?.[locale] ?? values?.[defaultLocale];
    return value === undefined || value === null ? [] : [[name, inWords(value, language)]];
  });
  const values: Record<string, string> = Object.fromEntries(written);
  const fill = (text: unknown) => (typeof text === 'string' ? interpolate(text, values) : text);
  return (value) => (Array.isArray(value) ? value.map(fill) : fill(value));
}

/** Returns the first of these placeholders in a text. */
export function figureIn(value: unknown): string | undefined {
  const names = Object.keys(figures).join('|');
  return new RegExp(`\\{(?:${names})\\}`).exec(String(value))?.[0];
}
