import { useEffect, type RefObject } from 'react';
import { typedFieldNames } from '../../../shared/contact-fields.ts';
import { keepDraft, readDraft } from './draft-store.ts';
import { fillIn, readTyped } from './read-form.ts';

/**
 * Fills the form in with the draft on this device, and `requestIdRef` with the id it was tried to be sent under, as long
 * as the form says the same.
 */
export function useRestoredDraft(
  form: RefObject<HTMLFormElement | null>,
  requestIdRef: RefObject<string | undefined>,
) {
  useEffect(() => {
    if (!form.current) return;
    const draft = readDraft(Date.now());
    const before = readTyped(form.current);
    if (draft) fillIn(form.current, draft.typed);
    const typed = readTyped(form.current);
    const isDraft = draft && typedFieldNames.every((field) => typed[field] === draft.typed[field]);
    if (isDraft) requestIdRef.current = draft.id;
    // Typed before the scripts ran.
    else if (typedFieldNames.some((field) => before[field])) keepDraft({ typed }, Date.now());
  }, [form, requestIdRef]);
}
