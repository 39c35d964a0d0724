export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

declare global {
  interface Window {
    /** Controls that received an `input` event, by id, including removed ones; `src/loader.ts` adds them. */
    editedControls?: Record<string, Control>;
  }
}

const selector = 'input[id], select[id], textarea[id]';

export const findControls = (parent: ParentNode) => parent.querySelectorAll<Control>(selector);

/** Returns whether the visitor changed the control; a browser that restores a value after a reload fires no `input`. */
export const isEdited = (control: Control) => window.editedControls?.[control.id] === control;

export function isFilledIn(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const defaultIndex = [...control.options].findIndex(({ defaultSelected }) => defaultSelected);
    return control.selectedIndex !== Math.max(0, defaultIndex);
  }
  if (control instanceof HTMLInputElement && control.type === 'checkbox')
    return control.checked !== control.defaultChecked;
  return control.value !== control.defaultValue;
}

/** Ignores a value that is no longer an option. */
export function selectOption(select: HTMLSelectElement, value: string) {
  if ([...select.options].some((option) => option.value === value)) select.value = value;
}

function copyValue(from: Control, to: Control) {
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement) to.checked = from.checked;
  if (to instanceof HTMLSelectElement) selectOption(to, from.value);
  else to.value = from.value;
  to.scrollTop = from.scrollTop;
  to.dispatchEvent(new Event('input', { bubbles: true }));
}

export function copyToCounterparts(controls: Iterable<Control>) {
  for (const from of controls) {
    const to = document.getElementById(from.id);
    if (to && to !== from && to.matches(selector)) copyValue(from, to as Control);
  }
}

/** Restores typed text in controls that a browser extension has replaced. */
export const restoreEditedControls = () => copyToCounterparts(Object.values(window.editedControls ?? {}));
