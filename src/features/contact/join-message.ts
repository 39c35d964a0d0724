import { useEffect, type RefObject } from 'react';
import { limits } from '../../../shared/contact-fields.ts';
import { findControl } from '../../draft/form-snapshot.ts';
import { usePrefilledText } from '../../routing/history-state.ts';

/** Puts `prefilled` in place of `previous` or else at the end; returns `typed` unchanged if the result is too long. */
export function joinMessage(
  typed: string,
  { prefilled, previous }: { prefilled: string; previous: string },
): string {
  const newText = prefilled.trim();
  const oldText = previous.trim();
  if (typed.includes(newText)) return typed;
  const appended = typed.trim() ? `${typed.trimEnd()}\n\n${prefilled}` : prefilled;
  const isReplacement = oldText !== '' && typed.includes(oldText);
  const joined = isReplacement ? typed.replace(oldText, () => newText) : appended;
  return joined.length <= limits.message.max ? joined : typed;
}

export function changeMessage(form: HTMLFormElement | null, updateText: (typed: string) => string) {
  const message = form && findControl(form, 'message');
  if (message) message.value = updateText(message.value);
}

let lastPrefill = '';

export function usePrefilledMessage(form: RefObject<HTMLFormElement | null>) {
  const prefilled = usePrefilledText();
  useEffect(() => {
    if (!prefilled) return;
    changeMessage(form.current, (typed) => joinMessage(typed, { prefilled, previous: lastPrefill }));
    lastPrefill = prefilled;
  }, [prefilled, form]);
}
