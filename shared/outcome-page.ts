import {
  lengthOf,
  limitedNames,
  type CallTime,
  type ContactErrorCode,
  type FormFieldName,
} from './contact-fields.ts';
import type { ContactErrors } from './contact-request.ts';
import { fillText } from './fill-text.ts';
import { countIn, type Language } from './languages.ts';

/** The outcome page of a failed submit has an item for every error, each with this value of `data-reason`. */
export const reasonOf = (field: FormFieldName, code: ContactErrorCode) => `${field} ${code}`;

/** Parts of an outcome page: no confirmation is sent; the request may have arrived; the errors. */
type Part = 'unconfirmed' | 'uncertain' | 'refused';

/** Removes a part, which is a `<p>` or `<div>` with an attribute such as `data-unconfirmed`. */
export const withoutPart = (html: string, part: Part) =>
  html.replace(new RegExp(`<(p|div)\\b[^>]* data-${part}="".*?</\\1>`, 's'), '');

/** Removes the sentences of all other call times; `none`: the visitor chose a time that is not offered. */
export const withCallTime = (html: string, callTime: CallTime | 'none' | undefined) =>
  html.replace(/<p data-call-time="(\w+)">.*?<\/p>/gs, (whole, each) => (each === callTime ? whole : ''));

const item = /<li data-reason="(\w+) (\w+)">.*?<\/li>/gs;

/** Removes the items of all other errors and replaces `{count}` by the length of the submitted text. */
export function withReasons(
  html: string,
  errors: ContactErrors,
  typed: Record<string, unknown>,
  language: Language,
): string {
  const found = new Map<string, ContactErrorCode>(Object.entries(errors));
  return html.replace(item, (whole, field: string, code: ContactErrorCode) => {
    if (found.get(field) !== code) return '';
    const limited = limitedNames.find((name) => name === field);
    if (!limited) return whole;
    return fillText(whole, { count: countIn(language, lengthOf(limited, String(typed[field] ?? ''))) });
  });
}
