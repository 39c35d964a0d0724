import type { ContactRequestInput } from '../../../shared/contact-request.ts';
import type { Language } from '../../language/languages.ts';

/** What goes with a request beside what the visitor typed. */
export type RequestContext = { language: Language; page: string; consentVersion: string };

/** The form's fields as the contact function reads them. `id` names this request. */
export function readForm(form: HTMLFormElement, context: RequestContext, id: string): ContactRequestInput {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? '');
  return {
    id,
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    message: text('message'),
    package: text('package'),
    website: text('website'),
    consent: data.has('consent'),
    consentAt: new Date().toISOString(),
    ...context,
  };
}
