import { escapeHtml } from '../../../shared/escape-html.ts';

/** Facts of `contactDetails` that legal texts name as `{operatorName}`, so that each stands in one place. */
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

const pattern = /\{(\w+)\}/g;

export function unknownPlaceholders(html: string): string[] {
  const known = new Set<string>(placeholders);
  return [...html.matchAll(pattern)].map(([, name = '']) => name).filter((name) => !known.has(name));
}

export function fillPlaceholders(html: string, values: PlaceholderValues): string {
  const known = new Map<string, string>(placeholders.map((name) => [name, values[name]]));
  return html.replace(pattern, (written, name: string) => {
    const value = known.get(name);
    return value === undefined ? written : escapeHtml(value);
  });
}
