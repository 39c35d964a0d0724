import { useEffect, type RefObject } from 'react';
import { limits } from '../../../shared/contact-fields.ts';
import { findControl } from '../../draft/form-snapshot.ts';
import { usePrefilledText } from '../../routing/history-state.ts';

/** Puts `prefilled` in place of `previous` or else at the end; returns `typed` unchanged if the result is too long. */
export function joinMessage(typed: string, prefilled: string, previous: string): string {
  if (typed.includes(prefilled.trim())) return typed;
  const appended = typed.trim() ? `${typed.trimEnd()}\n\n${prefilled}` : prefilled;
  const hasPrevious = previous && typed.includes(previous.trim());
  const joined = hasPrevious ? typed.replace(previous.trim(), () => prefilled.trim()) : appended;
  return joined.length <= limits.message.max ? joined : typed;
}

export function changeMessage(form: HTMLFormElement | null, updateText: (typed: string) => string) {
  const message = form && findControl(form, 'message');
  if (message) message.value = updateText(message.value);
}

/** The last prefilled text, which the next one replaces. */
let lastPrefill = '';

export function usePrefilledMessage(form: RefObject<HTMLFormElement | null>) {
  const prefilled = usePrefilledText();
  useEffect(() => {
    if (!prefilled) return;
    changeMessage(form.current, (typed) => joinMessage(typed, prefilled, lastPrefill));
    lastPrefill = prefilled;
  }, [prefilled, form]);
}
