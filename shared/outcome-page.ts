import {
  lengthOf,
  limitedNames,
  type CallTime,
  type ContactErrorCode,
  type FormFieldName,
} from './contact-fields.ts';
import type { ContactErrors } from './contact-request.ts';
import { interpolate } from './interpolate.ts';
import { formatNumber, type Language } from './languages.ts';

/** The outcome page of a failed submit has an item for every error, each with this value of `data-reason`. */
export const reasonOf = (field: FormFieldName, code: ContactErrorCode) => `${field} ${code}`;

/** Parts of the page that say: no confirmation is sent; the request may have arrived; these are the errors. */
export type OutcomePartName = 'unconfirmed' | 'uncertain' | 'refused';

export const withoutPart = (html: string, name: OutcomePartName) =>
  html.replace(new RegExp(`<outcome-part data-part="${name}">.*?</outcome-part>`, 's'), '');

/** Removes the sentences of all other call times; `none`: the visitor chose a time that is not offered. */
export const withCallTime = (html: string, callTime: CallTime | 'none' | undefined) =>
  html.replace(/<p data-call-time="(\w+)">.*?<\/p>/gs, (whole, each) => (each === callTime ? whole : ''));

const item = /<li data-reason="(\w+) (\w+)">.*?<\/li>/gs;

/** Removes the items of all other errors and replaces `{count}` by the length of the submitted text. */
export function withReasons(
  html: string,
  errors: ContactErrors,
  values: Record<string, unknown>,
  language: Language,
): string {
  const found = new Map<string, ContactErrorCode>(Object.entries(errors));
  return html.replace(item, (whole, field: string, code: ContactErrorCode) => {
    if (found.get(field) !== code) return '';
    const limited = limitedNames.find((name) => name === field);
    if (!limited) return whole;
    return interpolate(whole, {
      count: formatNumber(language, lengthOf(limited, String(values[field] ?? ''))),
    });
  });
}
