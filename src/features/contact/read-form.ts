import { paragraphs } from '../../../shared/clean-text.ts';
import {
  formFieldNames,
  formFields,
  type FormFieldName,
  type FormValues,
} from '../../../shared/contact-fields.ts';
import type { ContactRequestInput } from '../../../shared/contact-request.ts';
import type { Language } from '../../../shared/languages.ts';

export type RequestContext = { language: Language; page: string; consentVersion: string };

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function controlOf(form: HTMLFormElement, name: FormFieldName): Control | undefined {
  const control = form.elements.namedItem(name);
  const isControl =
    control instanceof HTMLInputElement ||
    control instanceof HTMLSelectElement ||
    control instanceof HTMLTextAreaElement;
  return isControl ? control : undefined;
}

export function isFilledIn(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const first = [...control.options].findIndex(({ defaultSelected }) => defaultSelected);
    return control.selectedIndex !== Math.max(0, first);
  }
  if (control instanceof HTMLInputElement && control.type === 'checkbox')
    return control.checked !== control.defaultChecked;
  return control.value !== control.defaultValue;
}

function hasValue(form: HTMLFormElement, name: FormFieldName): boolean {
  const control = controlOf(form, name);
  return control !== undefined && isFilledIn(control);
}

/** Also after a browser or password manager has filled it in. */
export const isFormFilledIn = (form: HTMLFormElement) => formFieldNames.some((name) => hasValue(form, name));

export function readValues(form: HTMLFormElement): FormValues {
  const data = new FormData(form);
  const values = formFieldNames.map((name) => [
    name,
    formFields[name].kind === 'tick' ? data.has(name) : String(data.get(name) ?? ''),
  ]);
  return Object.fromEntries(values) as FormValues;
}

/** Values of the form; empty fields have the draft's value. */
export function withDraft(form: HTMLFormElement, draft: FormValues): FormValues {
  const values = readValues(form);
  const merged = formFieldNames.map((name) => [name, hasValue(form, name) ? values[name] : draft[name]]);
  return Object.fromEntries(merged) as FormValues;
}

/** `src/loader.ts` marks typed controls by their events; a browser that restores a form after a reload sends none. */
export const isTyped = (control: Control) => control.dataset['typed'] !== undefined;

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

/** A value that is no longer offered is not chosen. */
export function choose(select: HTMLSelectElement, value: string) {
  if ([...select.options].some((option) => option.value === value)) select.value = value;
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

function wordsIn(control: Control): string {
  if (!(control instanceof HTMLSelectElement)) return control.value;
  const [option] = control.selectedOptions;
  return isFilledIn(control) && option ? (option.dataset['words'] ?? option.text) : '';
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
