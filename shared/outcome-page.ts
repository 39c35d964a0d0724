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

/** The page of a form that was not sent lists every reason, each in an item with this value of `data-reason`. */
export const reasonOf = (field: FormFieldName, code: ContactErrorCode) => `${field} ${code}`;

/** Parts of the prerendered answers: a confirmation does not go out; the request may have arrived; the reasons. */
type Part = 'unconfirmed' | 'uncertain' | 'refused';

/** Takes the part away, which is a `<p>` or `<div>` with the attribute `data-unconfirmed`. */
export const withoutPart = (html: string, part: Part) =>
  html.replace(new RegExp(`<(p|div)\\b[^>]* data-${part}="".*?</\\1>`, 's'), '');

/** Leaves the sentence of this time to call; `none`: one was chosen and not accepted. */
export const withCallTime = (html: string, callTime: CallTime | 'none' | undefined) =>
  html.replace(/<p data-call-time="(\w+)">.*?<\/p>/gs, (whole, each) => (each === callTime ? whole : ''));

const item = /<li data-reason="(\w+) (\w+)">.*?<\/li>/gs;

/** Keeps the items of these errors, and fills the length of the typed text into `{count}`. */
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
