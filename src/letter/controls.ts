export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

declare global {
  interface Window {
    /** Controls that sent an `input` event, by id, removed ones included. `src/loader.ts` fills it. */
    typed?: Record<string, Control>;
  }
}

const controls = 'input[id], select[id], textarea[id]';

export const controlsIn = (parent: ParentNode) => parent.querySelectorAll<Control>(controls);

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

/** A value that is no longer offered is not chosen. */
export function choose(select: HTMLSelectElement, value: string) {
  if ([...select.options].some((option) => option.value === value)) select.value = value;
}

export function copyValue(from: Control, to: Control) {
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement) to.checked = from.checked;
  if (to instanceof HTMLSelectElement) choose(to, from.value);
  else to.value = from.value;
  to.scrollTop = from.scrollTop;
  to.dispatchEvent(new Event('input', { bubbles: true }));
}

/** The control in the document with the same id. */
export function counterpartOf({ id }: Control): Control | undefined {
  const found = document.getElementById(id);
  return found?.matches(controls) ? (found as Control) : undefined;
}

/** Copies typed text from controls that an extension has replaced into their replacements. */
export function returnTyped() {
  const { typed = {} } = window;
  for (const [id, from] of Object.entries(typed)) {
    const to = from.isConnected ? undefined : counterpartOf(from);
    if (!to) continue;
    if (!isFilledIn(to)) copyValue(from, to);
    typed[id] = to;
  }
}
