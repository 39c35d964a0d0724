import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
  type SyntheticEvent,
} from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { emptyForm } from '../../../shared/contact-fields.ts';
import { parseContactRequest } from '../../../shared/contact-request.ts';
import { contactFormId } from '../../content/page/page-fragments.ts';
import { enhanceForm } from '../../draft/before-hydration.ts';
import { areValuesEqual, readDraft, writeDraft } from '../../draft/draft.ts';
import { readValues, restoreDraft, saveDraft, type FormSnapshot } from '../../draft/form-snapshot.ts';
import { onBfcacheRestore } from '../../lib/page-lifecycle.ts';
import { formReducer } from './form-state.ts';
import { countedLength } from './message-count.tsx';
import { submitRequest } from './submit-request.ts';
import { readForm, formatForm, type RequestContext } from './read-form.ts';

/** Keeps the contact form's draft and submits the form; returns its state, its ref and its event handlers. */
export function useContactForm(context: RequestContext, route: string) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const [state, dispatch] = useReducer(formReducer, { kind: 'idle' });
  const [messageLength, setMessageLength] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const snapshot = useRef<FormSnapshot>({ values: emptyForm });
  const formLocation = { route, language: context.language };

  function setSnapshot(next: FormSnapshot) {
    snapshot.current = next;
    setMessageLength(countedLength(next.values.message));
  }

  /** Overwrites the controls for which `isKept` is false; by default those that the visitor has not edited. */
  const fillInDraft = useEffectEvent((isKept?: () => boolean) => {
    if (!form.current) return;
    const { snapshot: restored, draft } = restoreDraft(form.current, formLocation, isKept);
    setSnapshot(restored);
    if (draft?.route !== route || draft.language === formLocation.language) return;
    // The draft was typed in another language and belongs to this form from now on.
    writeDraft({ ...draft, ...formLocation });
    dispatch({ kind: 'translated' });
    // A change of language scrolls to the top of the page, where the form is out of view.
    void navigate({ search, hash: contactFormId }, { replace: true });
  });

  // `noValidate` in JSX would need a second render, since the prerendered form must not have the attribute.
  useLayoutEffect(() => {
    if (form.current) enhanceForm(form.current);
  }, []);

  useEffect(() => {
    fillInDraft();
    // The form of a page from the back-forward cache may be older than the draft.
    return onBfcacheRestore(() => {
      dispatch({ kind: 'returned' });
      if (readDraft()) fillInDraft(() => false);
    });
  }, []);

  function handleInput() {
    if (!form.current) return;
    setSnapshot(saveDraft(form.current, formLocation, snapshot.current));
    if (state.kind === 'failed') dispatch({ ...state, filledForm: formatForm(form.current) });
    if (state.kind !== 'invalid') return;
    const parsed = parseContactRequest(readForm(form.current, context, ''));
    dispatch({ kind: 'changed', errors: parsed.ok ? {} : parsed.errors });
  }

  /** Some password managers fill in a form without firing an event, so the values are read again. */
  function readSnapshot(): FormSnapshot {
    const { values } = snapshot.current;
    if (form.current && !areValuesEqual(readValues(form.current, values), values)) handleInput();
    return snapshot.current;
  }

  function handleSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state.kind === 'sending') return;
    const openReceipt = ({ to, options }: { to: string; options: object }) => void navigate(to, options);
    void submitRequest({ form: event.currentTarget, context, readSnapshot, dispatch, openReceipt });
  }

  return { state, messageLength, form, handleSubmit, handleInput };
}
