/** The contact form's values: read from the form, stored as a draft, and restored. */
import { emptyForm, formFieldNames, type FormValues } from '../../shared/contact-fields.ts';
import { draftFields, type Draft, type DraftValues } from '../lib/stored.ts';
import { selectOption, isEdited, isFilledIn, type Control } from './controls.ts';
import { isEmptyDraft, areValuesEqual, readDraft, writeDraft } from './draft.ts';

type FormLocation = { route: string; language: string };

export type FormSnapshot = {
  values: FormValues;
  /** Id of the request with these values; a repeated submit has the same id, so that the server counts one request. */
  id?: string | undefined;
  /** `performance.now()` at the first keystroke; undefined if the visitor began on another page or before hydration. */
  startedAt?: number | undefined;
};

/** Finds a control by id, since a browser extension may add controls of the same name. */
export const findControl = (form: HTMLFormElement, name: string) =>
  form.querySelector<Control>(`:is(input, select, textarea)#contact-${name}`) ?? undefined;

function readValue(control: Control): string | boolean {
  return control.type === 'checkbox' ? (control as HTMLInputElement).checked : control.value;
}

/** Reads the form. A visible control that is neither edited nor filled in keeps its value of `before`. */
export function readValues(form: HTMLFormElement, before?: FormValues): FormValues {
  const values = formFieldNames.map((name) => {
    const control = findControl(form, name);
    if (!control) return [name, (before ?? emptyForm)[name]];
    const isUntouched = control.type !== 'hidden' && !isEdited(control) && !isFilledIn(control);
    return [name, before && isUntouched ? before[name] : readValue(control)];
  });
  return Object.fromEntries(values) as FormValues;
}

/** Skips empty texts, and controls that are hidden or for which `isKept` is true. */
function fillIn(form: HTMLFormElement, values: DraftValues, isKept: (control: Control) => boolean) {
  for (const name of draftFields) {
    const control = findControl(form, name);
    const value = values[name];
    if (!control || control.type === 'hidden' || isKept(control)) continue;
    if (control instanceof HTMLSelectElement) selectOption(control, String(value));
    else if (control instanceof HTMLInputElement && typeof value === 'boolean') control.checked = value;
    else if (value) control.value = String(value);
  }
}

/** After a reload the browser may restore the tick, although the privacy policy may have changed. */
function untickConsent(form: HTMLFormElement) {
  const consent = findControl(form, 'consent') as HTMLInputElement | undefined;
  if (consent && !isEdited(consent)) consent.checked = false;
}

/**
 * Fills in the draft, and stores the form's values if they differ. Text that the visitor has typed on this page takes
 * precedence over the draft; text that the browser has filled in does not, since it may be older.
 */
export function restoreDraft(
  form: HTMLFormElement,
  location: FormLocation,
  isKept: (control: Control) => boolean = isEdited,
): { snapshot: FormSnapshot; draft?: Draft | undefined } {
  const draft = readDraft();
  const before = { ...emptyForm, ...draft?.values };
  untickConsent(form);
  fillIn(form, before, isKept);
  const values = readValues(form, before);
  if (!areValuesEqual(values, before)) {
    writeDraft({ values, ...location });
    return { snapshot: { values } };
  }
  return { snapshot: { values, id: draft?.id }, draft };
}

export function saveDraft(form: HTMLFormElement, location: FormLocation, before: FormSnapshot): FormSnapshot {
  const values = readValues(form, before.values);
  // The comparison leaves out the consent, so ticking it again after a reload keeps the request's id.
  const id = areValuesEqual(values, before.values) ? before.id : undefined;
  writeDraft({ values, id, ...location });
  return { values, id, startedAt: isEmptyDraft(before.values) ? performance.now() : before.startedAt };
}
