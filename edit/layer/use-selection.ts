import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { hasModifierKey } from '../../src/lib/has-modifier-key.ts';
import type { MarkedField } from '../api.ts';
import { hitTest, layerId } from './marks-on-page.ts';
import { post } from './post.ts';

type Selection = { element: Element; text: string; fields: MarkedField[] };

/** The first click on these elements is not prevented, so that it opens their answer or menu. */
const disclosures = 'summary, [aria-expanded]';

/** The first click on a text selects the text, the second opens its field. */
export function useSelection(
  isEditing: boolean,
  open: (field: MarkedField, text: string) => void,
  onSelect: (fields: MarkedField[]) => void,
) {
  const [selection, setSelection] = useState<Selection>();
  const lastClick = useRef<{ element: Element; fields: Promise<MarkedField[]> }>(undefined);
  const handleClick = useEffectEvent(async (event: MouseEvent) => {
    const { target: clicked, clientX, clientY } = event;
    if (!(clicked instanceof Element) || clicked.closest(`#${layerId}`)) return;
    if (hasModifierKey(event)) return;
    const { element, ...hit } = hitTest(clicked, clientX, clientY);
    const previous = lastClick.current?.element === element ? lastClick.current : undefined;
    if (previous || !clicked.closest(disclosures)) {
      event.preventDefault();
      event.stopPropagation();
    }
    if (previous) {
      const [first] = await previous.fields;
      if (first) open(first, hit.text);
      return;
    }
    const request = post<MarkedField[]>('/marked-fields', hit);
    lastClick.current = { element, fields: request };
    setSelection({ element, text: hit.text, fields: [] });
    const fields = await request;
    // The editor may have clicked another element meanwhile.
    if (lastClick.current.element !== element) return;
    setSelection({ element, text: hit.text, fields });
    onSelect(fields);
  });
  useEffect(() => {
    if (!isEditing) return undefined;
    const listener = (event: MouseEvent) => void handleClick(event);
    document.addEventListener('click', listener, { capture: true });
    return () => document.removeEventListener('click', listener, { capture: true });
  }, [isEditing]);

  function clear() {
    setSelection(undefined);
    lastClick.current = undefined;
  }
  return { selection, clear };
}
