/** Milliseconds between two looks at a visitor who is typing. */
const lookAgainAfter = 1_000;

type Control = HTMLInputElement | HTMLTextAreaElement;

function isChanged(control: Control): boolean {
  return (
    control.value !== control.defaultValue ||
    ('checked' in control && control.checked !== control.defaultChecked)
  );
}

export function isFormBusy(): boolean {
  const { activeElement } = document;
  const isControl = activeElement?.matches('input, textarea') === true;
  if (isControl && isChanged(activeElement as Control)) return true;
  return document.querySelector('form[aria-busy="true"]') !== null;
}

export function whenFormIdle(act: () => void): () => void {
  if (!isFormBusy()) {
    act();
    return () => undefined;
  }
  const timer = setInterval(() => {
    if (isFormBusy()) return;
    clearInterval(timer);
    act();
  }, lookAgainAfter);
  return () => clearInterval(timer);
}
