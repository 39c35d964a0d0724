import type { Field } from '../src/model/define/model-field.ts';
import { cleanHtml } from './clean-html.ts';
import { withoutMarks } from './marks.ts';

const commas: Record<string, string> = { ş: 'ș', Ş: 'Ș', ţ: 'ț', Ţ: 'Ț' };

/** Old keyboards write cedillas; texts copied from the edited page contain marks. */
export function withPlainLetters<T>(value: T): T {
  const text = withoutMarks(JSON.stringify(value));
  return JSON.parse(text.replace(/[şŞţŢ]/g, (letter) => commas[letter] ?? letter)) as T;
}

/** `9-18` and `9.00 – 18.00` become `09:00-18:00`; other text stays as written. */
function hours(value: unknown): unknown {
  const [, from = '', fromMinute = '00', to = '', toMinute = '00'] =
    /^\s*(\d\d?)(?:[:.](\d\d))?\s*[-–]\s*(\d\d?)(?:[:.](\d\d))?\s*$/.exec(String(value)) ?? [];
  return from ? `${from.padStart(2, '0')}:${fromMinute}-${to.padStart(2, '0')}:${toMinute}` : value;
}

/** A value as its field stores it: HTML without forbidden tags, lists without empty lines. */
export function clean(value: unknown, field: Field | undefined): unknown {
  if (field?.isHtml && typeof value === 'string') return cleanHtml(value);
  if (field?.widget !== 'listInput' || !Array.isArray(value)) return value;
  return value.filter((line) => String(line).trim() !== '').map(hours);
}

export const isWritten = (value: unknown) => String(value ?? '') !== '';

export const inKebabCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
export const inCamelCase = (slug: string) =>
  slug.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
