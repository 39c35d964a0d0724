/** What a visitor writes to the clinic: read from the form, stored as a draft, and restored. */
import { emptyForm, formFieldNames, type FormValues } from '../../shared/contact-fields.ts';
import { draftFields, type Draft, type DraftValues } from '../lib/stored.ts';
import { choose, isTouched, isTyped, type Control } from './controls.ts';
import { isEmpty, isSameText, readDraft, storeDraft } from './draft.ts';

/** Where it is written. */
type Place = { route: string; language: string };

export type FormSnapshot = {
  typed: FormValues;
  /** The id under which this text was tried; a changed text needs a new one, so that each arrives once. */
  id?: string | undefined;
  /** By `performance.now`: the first letter. None where the visitor began on another page, or before hydration. */
  startedAt?: number | undefined;
};

/** By its id: a browser extension may add controls of the same name. */
export const controlOf = (form: HTMLFormElement, name: string) =>
  form.querySelector<Control>(`:is(input, select, textarea)#contact-${name}`) ?? undefined;

function valueOf(control: Control): string | boolean {
  return control.type === 'checkbox' ? (control as HTMLInputElement).checked : control.value;
}

/** Values of the form; controls that nobody has touched have those of `before`. */
export function readValues(form: HTMLFormElement, before?: FormValues): FormValues {
  const values = formFieldNames.map((name) => {
    const control = controlOf(form, name);
    const isRead = control && (!before || control.type === 'hidden' || isTouched(control));
    return [name, isRead ? valueOf(control) : (before ?? emptyForm)[name]];
  });
  return Object.fromEntries(values) as FormValues;
}

/** A text that `values` lacks stays. */
function fillIn(form: HTMLFormElement, values: DraftValues, isKept: (control: Control) => boolean) {
  for (const name of draftFields) {
    const control = controlOf(form, name);
    const value = values[name];
    if (!control || control.type === 'hidden' || isKept(control)) continue;
    if (control instanceof HTMLSelectElement) choose(control, String(value));
    else if (control instanceof HTMLInputElement && typeof value === 'boolean') control.checked = value;
    else if (value) control.value = String(value);
  }
}

/** A browser ticks it again after a reload, perhaps to another policy. */
function untickConsent(form: HTMLFormElement) {
  const consent = controlOf(form, 'consent') as HTMLInputElement | undefined;
  if (consent && !isTyped(consent)) consent.checked = false;
}

/**
 * Fills in the draft, and keeps what the form holds besides it. What the visitor has typed here goes before the draft,
 * what the browser has filled in does not: it may be older.
 */
export function restoreDraft(
  form: HTMLFormElement,
  place: Place,
  isKept: (control: Control) => boolean = isTyped,
): { snapshot: FormSnapshot; draft?: Draft | undefined } {
  const draft = readDraft();
  const before = { ...emptyForm, ...draft?.typed };
  untickConsent(form);
  fillIn(form, before, isKept);
  const typed = readValues(form, before);
  if (!isSameText(typed, before)) {
    storeDraft({ typed, ...place });
    return { snapshot: { typed } };
  }
  return { snapshot: { typed, id: draft?.id }, draft };
}

/** Keeps a change. */
export function saveDraft(form: HTMLFormElement, place: Place, before: FormSnapshot): FormSnapshot {
  const typed = readValues(form, before.typed);
  // After a reload the visitor consents again to the same request.
  const id = isSameText(typed, before.typed) ? before.id : undefined;
  storeDraft({ typed, id, ...place });
  return { typed, id, startedAt: isEmpty(before.typed) ? performance.now() : before.startedAt };
}
