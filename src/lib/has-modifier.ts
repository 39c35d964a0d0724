type Pressed = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** Browsers and assistive technology handle events with modifier keys themselves. */
export function hasModifier({ metaKey, ctrlKey, shiftKey, altKey }: Pressed): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}
