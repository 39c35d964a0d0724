import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { hasModifier } from '../../src/lib/has-modifier.ts';
import type { MarkedField } from '../api.ts';
import { hitTest, layerId } from './marks-on-page.ts';
import { post } from './post.ts';

type Selection = { element: Element; text: string; names: MarkedField[] };

/** A click on these elements also opens an answer or a menu. */
const disclosures = 'summary, [aria-expanded]';

/** The first click on a text selects it, the second opens its field. */
export function useSelection(
  isEditing: boolean,
  open: (field: MarkedField, text: string) => void,
  onSelect: (names: MarkedField[]) => void,
) {
  const [selection, setSelection] = useState<Selection>();
  const last = useRef<{ element: Element; names: Promise<MarkedField[]> }>(undefined);
  const press = useEffectEvent(async (event: MouseEvent) => {
    const { target: pointed, clientX, clientY } = event;
    if (!(pointed instanceof Element) || pointed.closest(`#${layerId}`)) return;
    if (hasModifier(event)) return;
    const { element, ...found } = hitTest(pointed, clientX, clientY);
    if (element === last.current?.element || !pointed.closest(disclosures)) {
      event.preventDefault();
      event.stopPropagation();
    }
    if (element === last.current?.element) {
      const [first] = await last.current.names;
      if (first) open(first, found.text);
      return;
    }
    const names = post<MarkedField[]>('/names', found);
    last.current = { element, names };
    setSelection({ element, text: found.text, names: [] });
    const known = await names;
    // The editor may have clicked another element meanwhile.
    if (last.current.element !== element) return;
    setSelection({ element, text: found.text, names: known });
    onSelect(known);
  });
  useEffect(() => {
    if (!isEditing) return undefined;
    const listener = (event: MouseEvent) => void press(event);
    document.addEventListener('click', listener, { capture: true });
    return () => document.removeEventListener('click', listener, { capture: true });
  }, [isEditing]);

  function clear() {
    setSelection(undefined);
    last.current = undefined;
  }
  return { selection, clear };
}
