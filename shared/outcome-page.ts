/** Adapts the prerendered pages that answer a form submitted without scripts. */
import type { CallTime, ContactErrorCode, FormFieldName } from './contact-fields.ts';
import type { ContactErrors } from './contact-request.ts';

/** Returns the attribute `data-reason` of an error's list item; the prerendered page has an item for every error. */
export const toReasonAttribute = (field: FormFieldName, code: ContactErrorCode) => `${field} ${code}`;

/** Parts shown if no confirmation is sent, if the request may have arrived, and if the visitor can correct errors. */
export type OutcomePartName = 'unconfirmed' | 'uncertain' | 'refused';

export const removePart = (html: string, name: OutcomePartName) =>
  html.replace(new RegExp(`<outcome-part data-part="${name}">.*?</outcome-part>`, 's'), '');

export const keepCallTime = (html: string, callTime: CallTime | undefined) =>
  html.replace(/<p data-call-time="(\w+)">.*?<\/p>/gs, (element, name) => (name === callTime ? element : ''));

const reasonItem = /<li data-reason="(\w+) (\w+)">.*?<\/li>/gs;

export function keepReasons(html: string, errors: ContactErrors): string {
  const codes = new Map<string, string>(Object.entries(errors));
  return html.replace(reasonItem, (element, field: string, code: string) =>
    codes.get(field) === code ? element : '',
  );
}
