/** Selects the text and runs the copy command, for browsers that deny the Clipboard API. */
function copySelection(text: string): boolean {
  const field = Object.assign(document.createElement('textarea'), {
    value: text,
    className: 'visually-hidden',
  });
  const { activeElement } = document;
  document.body.append(field);
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true });
  return isCopied;
}

/** Returns whether the text was copied. Never rejects. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelection(text);
  }
}
