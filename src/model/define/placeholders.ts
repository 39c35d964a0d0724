import { escapeHtml } from '../../../shared/escape-html.ts';
import { fillText } from '../../../shared/fill-text.ts';

/** Legal texts name these facts of `contactDetails`, as `{operatorName}`. */
export const placeholders = [
  'clinicName',
  'operatorName',
  'operatorDetails',
  'phoneString',
  'phoneNumber',
  'email',
  'dataProtectionEmail',
] as const;

export type PlaceholderValues = Record<(typeof placeholders)[number], string>;

export function unknownPlaceholders(html: string): string[] {
  const known = new Set<string>(placeholders);
  return [...html.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).filter((name) => !known.has(name));
}

export function fillPlaceholders(html: string, values: PlaceholderValues): string {
  return fillText(html, Object.fromEntries(placeholders.map((name) => [name, escapeHtml(values[name])])));
}
