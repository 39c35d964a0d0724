import { useEffect, type RefObject } from 'react';
import { limits } from '../../../shared/contact-fields.ts';
import { findControl } from '../../draft/form-snapshot.ts';
import { usePrefilledText } from '../../routing/history-state.ts';

/** The last prefilled text, which the next one replaces. */
let lastPrefill = '';

/** Adds the prefilled text instead of the `previous` one. Typed text stays, even if there is no room for both. */
export function joinMessage(typed: string, prefilled: string, previous: string): string {
  if (typed.includes(prefilled.trim())) return typed;
  const appended = typed.trim() ? `${typed.trimEnd()}\n\n${prefilled}` : prefilled;
  const isReplacing = previous && typed.includes(previous.trim());
  const joined = isReplacing ? typed.replace(previous.trim(), () => prefilled.trim()) : appended;
  return joined.length <= limits.message.max ? joined : typed;
}

export function changeMessage(form: HTMLFormElement | null, updateText: (typed: string) => string) {
  const message = form && findControl(form, 'message');
  if (message) message.value = updateText(message.value);
}

export function usePrefilledMessage(form: RefObject<HTMLFormElement | null>) {
  const prefilled = usePrefilledText();
  useEffect(() => {
    if (!prefilled) return;
    changeMessage(form.current, (typed) => joinMessage(typed, prefilled, lastPrefill));
    lastPrefill = prefilled;
  }, [prefilled, form]);
}
