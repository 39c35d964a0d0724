import { useEffect, type RefObject } from 'react';
import { limits } from '../../../shared/contact-fields.ts';
import { useBegunMessage } from '../../routing/begun-message.ts';

/** What was handed over last, which a newer one replaces. */
let handedBefore = '';

/** Nothing the visitor typed goes: what was handed over stands below it, or is left out where there is no room. */
export function joinMessage(typed: string, handed: string, before: string): string {
  if (typed.includes(handed.trim())) return typed;
  if (before && typed.includes(before.trim())) return typed.replace(before.trim(), () => handed.trim());
  const joined = typed.trim() ? `${typed.trimEnd()}\n\n${handed}` : handed;
  return joined.length <= limits.message.max ? joined : typed;
}

/** Begins the message with what the page before has handed over. */
export function useHandedMessage(form: RefObject<HTMLFormElement | null>) {
  const handed = useBegunMessage();
  useEffect(() => {
    const message = form.current?.elements.namedItem('message');
    if (!handed || !(message instanceof HTMLTextAreaElement)) return;
    message.value = joinMessage(message.value, handed, handedBefore);
    handedBefore = handed;
  }, [handed, form]);
}
