import { escapeHtml } from '../../../shared/escape-html.ts';
import { interpolate } from '../../../shared/interpolate.ts';
import { toMarkup, toHtml, type Html } from '../../lib/html.ts';

/** Fields of `contactDetails` that legal texts contain as placeholders, such as `{operatorName}`. */
// prettier-ignore
export const placeholders = ['clinicName', 'operatorName', 'operatorDetails', 'phoneString', 'phoneNumber', 'email', 'dataProtectionEmail'] as const;

type PlaceholderValues = Record<(typeof placeholders)[number], string>;

/** Returns placeholders of other names, and unpaired braces. */
export function unknownPlaceholders(html: Html): string[] {
  const known = new Set(placeholders.map((name) => `{${name}}`));
  const placeholdersAndBraces = toMarkup(html).match(/\{[^{}]*\}?|\}/g) ?? [];
  return placeholdersAndBraces.filter((found) => !known.has(found));
}

export function fillPlaceholders(html: Html, values: PlaceholderValues): Html {
  const escaped = Object.fromEntries(placeholders.map((name) => [name, escapeHtml(values[name])]));
  return toHtml(interpolate(toMarkup(html), escaped));
}
