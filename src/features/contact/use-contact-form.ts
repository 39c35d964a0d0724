import { useEffect, useLayoutEffect, useRef, useState, type SyntheticEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { textNames, type FormValues } from '../../../shared/contact-fields.ts';
import { parseContactRequest, type ContactErrors } from '../../../shared/contact-request.ts';
import { contactFormId } from '../../content/page/page-fragments.ts';
import { dropDraft, storeDraft, nameDraft, readDraft, submitDraft } from './draft-store.ts';
import { fillIn, readForm, readValues, type RequestContext } from './read-form.ts';
import type { Failure } from './send-contact-request.ts';
import { send } from './sender.ts';

export type ContactFormState =
  | { kind: 'idle' }
  /** What was typed in another language of this page is here. */
  | { kind: 'translated' }
  /** What a press has found, and what is left of it; `attempt` tells one press from the next. */
  | { kind: 'invalid'; found: ContactErrors; errors: ContactErrors; attempt: number }
  | { kind: 'sending'; slow: boolean }
  | { kind: 'failed'; failure: Failure; typed: FormValues };

/** Milliseconds of sending after which the visitor is told that it takes longer than usual. */
const slowAfter = 8_000;

export function useContactForm(context: RequestContext, route: string) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const { language } = context;
  const [state, setState] = useState<ContactFormState>({ kind: 'idle' });
  const form = useRef<HTMLFormElement>(null);
  const requestIdRef = useRef<string | undefined>(undefined);
  const startedRef = useRef<number | undefined>(undefined);

  useEffect(() => {
    if (!form.current) return;
    const draft = readDraft(Date.now());
    const before = readValues(form.current);
    if (draft) fillIn(form.current, draft.typed);
    const typed = readValues(form.current);
    const isDraft = draft && textNames.every((field) => typed[field] === draft.typed[field]);
    if (isDraft) requestIdRef.current = draft.id;
    // Typed before the scripts ran.
    else if (textNames.some((field) => before[field])) storeDraft({ typed, route, language }, Date.now());
    if (!isDraft || draft.route !== route || draft.language === language) return;
    storeDraft({ ...draft, language }, Date.now());
    setState({ kind: 'translated' });
    // A change of language leads to the page's top, out of sight of what was typed.
    void navigate({ search, hash: contactFormId }, { replace: true });
    // Once, when the form comes.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  // Without scripts the browser checks; with them the errors are ours, in the page's language. Set here, the form need not
  // be rendered once more for it.
  useLayoutEffect(() => {
    if (form.current) form.current.noValidate = true;
  }, []);

  // What became of the message is said where it is seen: from the button the form's top may be a screen away.
  useEffect(() => {
    if (state.kind === 'failed') form.current?.querySelector('.notice')?.scrollIntoView({ block: 'nearest' });
  }, [state.kind]);

  useEffect(() => {
    if (state.kind !== 'sending' || state.slow) return;
    const timer = setTimeout(() => setState({ kind: 'sending', slow: true }), slowAfter);
    return () => clearTimeout(timer);
  }, [state]);

  function refuse(errors: ContactErrors) {
    const attempt = state.kind === 'invalid' ? state.attempt + 1 : 0;
    setState({ kind: 'invalid', found: errors, errors, attempt });
  }

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    const element = form.current;
    if (!element || state.kind === 'sending') return;
    const id = (requestIdRef.current ??= crypto.randomUUID());
    const input = readForm(element, context, id);
    const parsed = parseContactRequest(input);
    if (!parsed.ok) {
      refuse(parsed.errors);
      return;
    }
    nameDraft(id, Date.now());
    setState({ kind: 'sending', slow: false });
    const { current: started } = startedRef;
    const outcome = await send({
      ...input,
      ...(started !== undefined && { fillingSeconds: Math.round((performance.now() - started) / 1000) }),
    });
    if (outcome.kind === 'sent') {
      dropDraft(id);
      // The form is sent until its page is left; whoever comes back to it finds it empty.
      void navigate(outcome.to, outcome.options);
    } else if (outcome.kind === 'refused') refuse(outcome.errors);
    else if (outcome.kind === 'failed') {
      setState({ kind: 'failed', failure: outcome, typed: readValues(element) });
    } else {
      submitDraft();
      // Whoever comes back to the page by Back can send again.
      setState({ kind: 'idle' });
      element.submit();
    }
  }

  function change() {
    if (!form.current) return;
    startedRef.current ??= performance.now();
    const typed = readValues(form.current);
    // A changed request is another request; the same one sent again keeps its id and arrives once.
    requestIdRef.current = undefined;
    storeDraft({ typed, route, language }, Date.now());
    if (state.kind === 'failed') setState({ ...state, typed });
    if (state.kind !== 'invalid') return;
    const parsed = parseContactRequest(readForm(form.current, context, ''));
    const now = parsed.ok ? {} : parsed.errors;
    const left = Object.entries(now).filter(([field]) => field in state.errors);
    setState({ ...state, errors: Object.fromEntries(left) });
  }

  return { state, form, submit, change };
}
