import { typedFieldNames, type TypedField } from '../../../shared/contact-fields.ts';
import type { ContactRequestInput } from '../../../shared/contact-request.ts';
import type { Language } from '../../language/languages.ts';

export type RequestContext = { language: Language; page: string; consentVersion: string };

export type Typed = Record<TypedField, string> & {
  consent: boolean;
  confirmation: boolean;
  /** The code of the call time; empty for any time. */
  callTime: string;
};

export function readTyped(form: HTMLFormElement): Typed {
  const data = new FormData(form);
  const texts = typedFieldNames.map((name) => [name, String(data.get(name) ?? '')]);
  return {
    ...(Object.fromEntries(texts) as Record<TypedField, string>),
    consent: data.has('consent'),
    confirmation: data.has('confirmation'),
    callTime: String(data.get('callTime') ?? ''),
  };
}

/** Fills the form in again; what already stands in a field stays. */
export function fillIn(form: HTMLFormElement, typed: Typed) {
  for (const name of typedFieldNames) {
    const field = form.elements.namedItem(name);
    const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    if (isField && !field.value) field.value = typed[name];
  }
  for (const name of ['consent', 'confirmation'] as const) {
    const box = form.elements.namedItem(name);
    if (box instanceof HTMLInputElement) box.checked ||= typed[name];
  }
}

export function readForm(form: HTMLFormElement, context: RequestContext, id: string): ContactRequestInput {
  const data = new FormData(form);
  return {
    id,
    ...readTyped(form),
    package: String(data.get('package') ?? ''),
    website: String(data.get('website') ?? ''),
    consentAt: new Date().toISOString(),
    ...context,
  };
}

export function mailWithText(email: string, subject: string, typed: Typed) {
  const rest = [...typedFieldNames.filter((field) => field !== 'message'), 'callTime'] as const;
  const lines = [typed.message, '', ...rest.map((field) => typed[field]).filter(Boolean)];
  const body = lines.join('\n').replaceAll('\n', '\r\n');
  return `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
