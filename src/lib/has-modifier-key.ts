type ModifierKeys = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** Browsers and assistive technology handle events with modifier keys themselves. */
export function hasModifierKey({ metaKey, ctrlKey, shiftKey, altKey }: ModifierKeys): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}
