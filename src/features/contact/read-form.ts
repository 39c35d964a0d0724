import { formFieldNames, formFields, type FormValues } from '../../../shared/contact-fields.ts';
import type { ContactRequestInput } from '../../../shared/contact-request.ts';
import type { Language } from '../../../shared/languages.ts';

export type RequestContext = { language: Language; page: string; consentVersion: string };

export function readValues(form: HTMLFormElement): FormValues {
  const data = new FormData(form);
  const values = formFieldNames.map((name) => [
    name,
    formFields[name].kind === 'tick' ? data.has(name) : String(data.get(name) ?? ''),
  ]);
  return Object.fromEntries(values) as FormValues;
}

/** Fills the form in again; what already stands in a field stays. */
export function fillIn(form: HTMLFormElement, values: FormValues) {
  for (const name of formFieldNames) {
    const value = values[name];
    const control = form.elements.namedItem(name);
    if (control instanceof HTMLInputElement && typeof value === 'boolean') control.checked ||= value;
    else if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
      control.value ||= String(value);
    }
  }
}

export function readForm(form: HTMLFormElement, context: RequestContext, id: string): ContactRequestInput {
  return {
    id,
    ...readValues(form),
    website: String(new FormData(form).get('website') ?? ''),
    consentAt: new Date().toISOString(),
    ...context,
  };
}

export function mailWithText(email: string, subject: string, values: FormValues) {
  const others = formFieldNames.filter((name) => name !== 'message' && formFields[name].kind !== 'tick');
  const lines = others.map((name) => values[name]).filter(Boolean);
  const body = [values.message, '', ...lines].join('\n').replaceAll('\n', '\r\n');
  return `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
