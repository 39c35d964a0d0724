/** Adapts the prerendered pages that answer a form submitted without scripts. */
import {
  cleanedLength,
  limitedNames,
  type CallTime,
  type ContactErrorCode,
  type FormFieldName,
} from './contact-fields.ts';
import type { ContactErrors } from './contact-request.ts';
import { interpolate } from './interpolate.ts';
import { formatNumber, type Language } from './languages.ts';

/** Returns the attribute `data-reason` of an error's list item; the prerendered page has an item for every error. */
export const toReasonAttribute = (field: FormFieldName, code: ContactErrorCode) => `${field} ${code}`;

/** Parts shown if no confirmation is sent, if the request may have arrived, and if the visitor can correct errors. */
export type OutcomePartName = 'unconfirmed' | 'uncertain' | 'refused';

export const removePart = (html: string, name: OutcomePartName) =>
  html.replace(new RegExp(`<outcome-part data-part="${name}">.*?</outcome-part>`, 's'), '');

/** Keeps only the sentence of `callTime`. */
export const keepCallTime = (html: string, callTime: CallTime | undefined) =>
  html.replace(/<p data-call-time="(\w+)">.*?<\/p>/gs, (element, name) => (name === callTime ? element : ''));

const reasonItem = /<li data-reason="(\w+) (\w+)">.*?<\/li>/gs;

/** Keeps only the items of `errors` and replaces `{count}` by the length of the submitted text. */
export function keepReasons(
  html: string,
  errors: ContactErrors,
  values: Record<string, unknown>,
  language: Language,
): string {
  const codes = new Map<string, ContactErrorCode>(Object.entries(errors));
  return html.replace(reasonItem, (element, field: string, code: ContactErrorCode) => {
    if (codes.get(field) !== code) return '';
    const limited = limitedNames.find((name) => name === field);
    if (!limited) return element;
    return interpolate(element, {
      count: formatNumber(language, cleanedLength(limited, String(values[field] ?? ''))),
    });
  });
}
