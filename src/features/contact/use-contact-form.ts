import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type SyntheticEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { emptyForm, formFieldNames, type FormValues } from '../../../shared/contact-fields.ts';
import { areCorrectable, parseContactRequest, type ContactErrors } from '../../../shared/contact-request.ts';
import { contactFormId } from '../../content/page/page-fragments.ts';
import { handleForm, submitNatively } from '../../letter/before-hydration.ts';
import { dropDraft, isSameText, pressDraft, readDraft, storeDraft } from '../../letter/draft.ts';
import {
  fillIn,
  isTouched,
  readForm,
  readValues,
  showsFieldsOf,
  textOf,
  type RequestContext,
} from '../../letter/read-form.ts';
import type { Failure } from './send-contact-request.ts';
import { countedLength } from './message-count.tsx';
import { send } from './sender.ts';

export type ContactFormState =
  | { kind: 'idle' }
  /** The draft comes from another language of this page. */
  | { kind: 'translated' }
  /** `found`: the errors of the press; `errors`: those not corrected yet; `attempt` tells presses apart. */
  | { kind: 'invalid'; found: ContactErrors; errors: ContactErrors; typed: FormValues; attempt: number }
  | { kind: 'sending'; slow: boolean }
  | { kind: 'failed'; failure: Failure; text: string };

/** Milliseconds; after them the visitor reads that sending takes longer than usual. */
const slowAfter = 8_000;

/** Keeps the former value of corrected fields. */
function typedWith(errors: ContactErrors, before: FormValues, now: FormValues): FormValues {
  const values = formFieldNames.map((name) => [name, (name in errors ? now : before)[name]]);
  return Object.fromEntries(values) as FormValues;
}

export function useContactForm(context: RequestContext, route: string) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const { language } = context;
  const [state, setState] = useState<ContactFormState>({ kind: 'idle' });
  const form = useRef<HTMLFormElement>(null);
  const requestIdRef = useRef<string | undefined>(undefined);
  /** `before`: the visitor began before the scripts ran. */
  const startedRef = useRef<number | 'before' | undefined>(undefined);
  const typedRef = useRef(emptyForm);
  const [messageLength, setMessageLength] = useState(0);

  function store(typed: FormValues) {
    typedRef.current = typed;
    storeDraft({ typed, route, language });
    setMessageLength(countedLength(typed.message));
  }

  const restoreDraft = useEffectEvent((stays: typeof isTouched) => {
    if (!form.current) return;
    const draft = readDraft();
    const before = { ...emptyForm, ...draft?.typed };
    if (draft) fillIn(form.current, before, stays);
    // The choice of the package is rendered later.
    const typed = readValues(form.current, before);
    if (draft || !isSameText(typed, emptyForm)) startedRef.current = 'before';
    // This text was typed before the scripts ran.
    if (!isSameText(typed, before)) return store(typed);
    if (!draft) return;
    typedRef.current = typed;
    setMessageLength(countedLength(typed.message));
    requestIdRef.current = draft.id;
    if (draft.route !== route || draft.language === language) return;
    storeDraft({ ...draft, language });
    setState({ kind: 'translated' });
    // The new language's page opens at its top, out of sight of the form.
    void navigate({ search, hash: contactFormId }, { replace: true });
  });

  useEffect(() => {
    restoreDraft(isTouched);
    // A page from the back-forward cache may be older than the draft, and its form may have been sent.
    const follow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      setState((before) => (before.kind === 'sending' ? { kind: 'idle' } : before));
      if (readDraft()) restoreDraft(() => false);
    };
    window.addEventListener('pageshow', follow);
    return () => window.removeEventListener('pageshow', follow);
  }, []);

  // Here, not as attributes: that saves a rendering.
  useLayoutEffect(() => {
    if (form.current) handleForm(form.current);
  }, []);

  // The notice may be a screen above the button.
  useEffect(() => {
    if (state.kind === 'failed') form.current?.querySelector('.notice')?.scrollIntoView({ block: 'nearest' });
  }, [state.kind]);

  useEffect(() => {
    if (state.kind !== 'sending' || state.slow) return;
    const timer = setTimeout(() => setState({ kind: 'sending', slow: true }), slowAfter);
    return () => clearTimeout(timer);
  }, [state]);

  function fail(element: HTMLFormElement, failure: Failure) {
    setState({ kind: 'failed', failure, text: textOf(element) });
  }

  function refuse(element: HTMLFormElement, errors: ContactErrors) {
    // The visitor cannot see these fields, so no message helps.
    if (!areCorrectable(errors) || !showsFieldsOf(element, errors)) return fail(element, { why: 'failed' });
    const attempt = state.kind === 'invalid' ? state.attempt + 1 : 0;
    setState({ kind: 'invalid', found: errors, errors, typed: readValues(element), attempt });
  }

  function sendNatively(element: HTMLFormElement) {
    if (navigator.onLine) submitNatively(element);
    else fail(element, { why: 'offline' });
  }

  async function sendByScript(element: HTMLFormElement) {
    // Some password managers fill in a form without an event.
    if (!isSameText(readValues(element, typedRef.current), typedRef.current)) change();
    const id = (requestIdRef.current ??= crypto.randomUUID());
    pressDraft(id);
    const input = readForm(element, context, id);
    const parsed = parseContactRequest(input);
    if (!parsed.ok) return refuse(element, parsed.errors);
    setState({ kind: 'sending', slow: false });
    const { current: started } = startedRef;
    const isTimed = typeof started === 'number';
    const outcome = await send({
      ...input,
      ...(isTimed && { fillingSeconds: Math.round((performance.now() - started) / 1000) }),
    });
    if (outcome.kind === 'sent') {
      dropDraft(id);
      // The form stays in the state of sending until the page changes; after Back it is empty.
      void navigate(outcome.to, outcome.options);
    } else if (outcome.kind === 'refused') refuse(element, outcome.errors);
    else if (outcome.kind === 'failed') fail(element, outcome);
    else sendNatively(element);
  }

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const element = event.currentTarget;
    if (state.kind === 'sending') return;
    // After any failure of a script the browser can still post the form.
    sendByScript(element).catch(() => sendNatively(element));
  }

  function change() {
    if (!form.current) return;
    startedRef.current ??= performance.now();
    const typed = readValues(form.current, typedRef.current);
    // A changed request needs a new id; an unchanged one keeps its id and arrives once.
    requestIdRef.current = undefined;
    store(typed);
    if (state.kind === 'failed') setState({ ...state, text: textOf(form.current) });
    if (state.kind !== 'invalid') return;
    const parsed = parseContactRequest(readForm(form.current, context, ''));
    const now = parsed.ok ? {} : parsed.errors;
    const left = Object.entries(now).filter(([field]) => field in state.errors);
    const errors: ContactErrors = Object.fromEntries(left);
    setState({ ...state, errors, typed: typedWith(errors, state.typed, typed) });
  }

  return { state, messageLength, form, submit, change };
}
