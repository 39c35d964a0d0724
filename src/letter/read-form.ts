import { paragraphs } from '../../shared/clean-text.ts';
import { emptyForm, formFieldNames, formFields, type FormValues } from '../../shared/contact-fields.ts';
import type { ContactErrors, ContactRequestInput } from '../../shared/contact-request.ts';
import type { Language } from '../../shared/languages.ts';
import { choose, isFilledIn, isTyped, type Control } from './controls.ts';

export type RequestContext = { language: Language; page: string; consentVersion: string };

/** By its id: a browser extension may add controls of the same name. */
export const controlOf = (form: HTMLFormElement, name: string) =>
  form.querySelector<Control>(`:is(input, select, textarea)#contact-${name}`) ?? undefined;

/** A touched control may be empty: the visitor has deleted its text. */
export const isTouched = (control: Control) => isTyped(control) || isFilledIn(control);

function valueOf(control: Control): string | boolean {
  return control.type === 'checkbox' ? (control as HTMLInputElement).checked : control.value;
}

/** Whether the visitor sees each of these fields. */
export const showsFieldsOf = (form: HTMLFormElement, errors: ContactErrors) =>
  Object.keys(errors).every((name) => controlOf(form, name)?.getClientRects().length);

/** Values of the form; with a draft, controls that nobody has touched have its values. */
export function readValues(form: HTMLFormElement, draft?: FormValues): FormValues {
  const values = formFieldNames.map((name) => {
    const control = controlOf(form, name);
    const stays = control && (!draft || control.type === 'hidden' || isTouched(control));
    return [name, stays ? valueOf(control) : (draft ?? emptyForm)[name]];
  });
  return Object.fromEntries(values) as FormValues;
}

/** Fills in `values`, except for controls that `stays` names, and texts that `values` lacks. */
export function fillIn(form: HTMLFormElement, values: FormValues, stays: (control: Control) => boolean) {
  for (const name of formFieldNames) {
    const control = controlOf(form, name);
    const value = values[name];
    if (!control || control.type === 'hidden' || stays(control)) continue;
    if (control instanceof HTMLSelectElement) choose(control, String(value));
    else if (control instanceof HTMLInputElement && typeof value === 'boolean') control.checked = value;
    else if (value) control.value = String(value);
  }
}

export function readForm(form: HTMLFormElement, context: RequestContext, id: string): ContactRequestInput {
  return {
    id,
    ...readValues(form),
    website: controlOf(form, 'website')?.value ?? '',
    consentAt: new Date().toISOString(),
    ...context,
  };
}

function wordsIn(control: Control): string {
  if (!(control instanceof HTMLSelectElement)) return control.value;
  const [option] = control.selectedOptions;
  return isFilledIn(control) && option ? option.text : '';
}

/** The form as readable text, the message last. */
export function textOf(form: HTMLFormElement): string {
  const lines = formFieldNames.flatMap((name) => {
    const control = formFields[name].kind === 'tick' ? undefined : controlOf(form, name);
    const words = control && paragraphs(wordsIn(control));
    if (!words || name === 'message') return [];
    const label = control.labels?.[0]?.textContent;
    return label ? `${label}${/[:?]$/.test(label) ? '' : ':'} ${words}` : words;
  });
  const message = paragraphs(readValues(form).message);
  return [...lines, ...(message && lines.length > 0 ? [''] : []), message].join('\n').trim();
}
