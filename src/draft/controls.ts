export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

declare global {
  interface Window {
    /** Controls that sent an `input` event, by id, removed ones included. `src/loader.ts` fills it. */
    typed?: Record<string, Control>;
  }
}

const selector = 'input[id], select[id], textarea[id]';

export const controlsIn = (parent: ParentNode) => parent.querySelectorAll<Control>(selector);

/** A browser that restores a form after a reload sends no event. */
export const isTyped = (control: Control) => window.typed?.[control.id] === control;

/** Whether its value differs from the one in the document. */
export function isFilledIn(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const first = [...control.options].findIndex(({ defaultSelected }) => defaultSelected);
    return control.selectedIndex !== Math.max(0, first);
  }
  if (control instanceof HTMLInputElement && control.type === 'checkbox')
    return control.checked !== control.defaultChecked;
  return control.value !== control.defaultValue;
}

/** A touched control may be empty: the visitor has deleted its text. */
export const isTouched = (control: Control) => isTyped(control) || isFilledIn(control);

/** A value that is no longer offered is not chosen. */
export function choose(select: HTMLSelectElement, value: string) {
  if ([...select.options].some((option) => option.value === value)) select.value = value;
}

function copyValue(from: Control, to: Control) {
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement) to.checked = from.checked;
  if (to instanceof HTMLSelectElement) choose(to, from.value);
  else to.value = from.value;
  to.scrollTop = from.scrollTop;
  to.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Copies what controls hold into those of the document that have taken their place. */
export function copyToCounterparts(controls: Iterable<Control>) {
  for (const from of controls) {
    const to = document.getElementById(from.id);
    if (to && to !== from && to.matches(selector)) copyValue(from, to as Control);
  }
}

/** Copies typed text from controls that an extension has replaced into their replacements. */
export const returnTyped = () => copyToCounterparts(Object.values(window.typed ?? {}));
