import { cleanLines } from '../../../shared/clean-text.ts';
import { formFieldNames, formFields } from '../../../shared/contact-fields.ts';
import type { ContactErrors, ContactRequestInput } from '../../../shared/contact-request.ts';
import type { Language } from '../../../shared/languages.ts';
import { isFilledIn, type Control } from '../../draft/controls.ts';
import { findControl, readValues } from '../../draft/form-snapshot.ts';

export type RequestContext = { language: Language; page: string; consentVersion: string };

export function readForm(form: HTMLFormElement, context: RequestContext, id: string): ContactRequestInput {
  return {
    id,
    ...readValues(form),
    subject: findControl(form, 'subject')?.value ?? '',
    consentAt: new Date().toISOString(),
    ...context,
  };
}

export const areFieldsVisible = (form: HTMLFormElement, errors: ContactErrors) =>
  Object.keys(errors).every((name) => findControl(form, name)?.getClientRects().length);

/** Returns the form as readable text with the message at the end. */
export function formatForm(form: HTMLFormElement): string {
  const names = formFieldNames.filter((name) => formFields[name].kind !== 'checkbox' && name !== 'message');
  const controls = names.map((name) => findControl(form, name));
  const lines = controls.map((control) => control && labelledText(control)).filter(Boolean);
  const message = cleanLines(readValues(form).message);
  return [...lines, '', message].join('\n').trim();
}

/** Returns `Nume: Ana`, the text alone for a hidden control, or an empty string if nothing is filled in. */
function labelledText(control: Control): string {
  const text = cleanLines(displayedText(control));
  const label = control.labels?.[0]?.textContent;
  if (!text || !label) return text;
  return /[:?]$/.test(label) ? `${label} ${text}` : `${label}: ${text}`;
}

function displayedText(control: Control): string {
  if (!(control instanceof HTMLSelectElement)) return control.value;
  const [option] = control.selectedOptions;
  return isFilledIn(control) && option ? option.text : '';
}
