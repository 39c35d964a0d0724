import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { fieldOrder, parseContactRequest, type ContactErrors } from '../../../shared/contact-request.ts';
import { readForm, type RequestContext } from './read-form.ts';
import { sendContactRequest } from './send-contact-request.ts';
import { useFillingTime } from './use-filling-time.ts';

export type ContactFormState =
  | { kind: 'idle' }
  /** `attempt` tells one press that found errors from the next. */
  | { kind: 'invalid'; errors: ContactErrors; attempt: number }
  | { kind: 'sending'; slow: boolean }
  | { kind: 'sent'; reference: string; name: string }
  | { kind: 'failed' };

/** Milliseconds of sending after which the visitor is told that it takes longer than usual. */
const slowAfter = 8_000;

/** The contact form's states, from the first letter typed to the reference of the taken request. */
export function useContactForm(context: RequestContext) {
  const [state, setState] = useState<ContactFormState>({ kind: 'idle' });
  const form = useRef<HTMLFormElement>(null);
  const requestId = useRef<string | undefined>(undefined);

  const attempt = state.kind === 'invalid' ? state.attempt : 0;

  // The first field in error takes the focus at each press; errors mended while typing must not move it again.
  useEffect(() => {
    if (attempt > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempt]);

  useEffect(() => {
    if (state.kind !== 'sending' || state.slow) return;
    const timer = setTimeout(() => setState({ kind: 'sending', slow: true }), slowAfter);
    return () => clearTimeout(timer);
  }, [state]);

  const attempts = useRef(0);
  const fillingTime = useFillingTime(form);
  function refuse(errors: ContactErrors) {
    attempts.current += 1;
    setState({ kind: 'invalid', errors, attempt: attempts.current });
  }

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (!form.current || state.kind === 'sending') return;
    requestId.current ??= crypto.randomUUID();
    const input = readForm(form.current, context, requestId.current);
    const parsed = parseContactRequest(input);
    if (!parsed.ok) {
      refuse(parsed.errors);
      return;
    }
    setState({ kind: 'sending', slow: false });
    const outcome = await sendContactRequest({ ...input, ...fillingTime() });
    if (outcome.kind === 'sent') {
      requestId.current = undefined;
      form.current?.reset();
      setState({ kind: 'sent', reference: outcome.reference, name: parsed.request.name });
    } else if (outcome.kind === 'refused') refuse(outcome.errors);
    else setState({ kind: 'failed' });
  }

  function change() {
    // A changed request is another request; the same one sent again keeps its id and arrives once.
    requestId.current = undefined;
    if (state.kind !== 'invalid' || !form.current) return;
    const parsed = parseContactRequest(readForm(form.current, context, ''));
    const now = parsed.ok ? {} : parsed.errors;
    const left = fieldOrder.filter((field) => state.errors[field] && now[field]);
    setState({ ...state, errors: Object.fromEntries(left.map((field) => [field, now[field]])) });
  }

  return { state, form, submit, change, startAgain: () => setState({ kind: 'idle' }) };
}
