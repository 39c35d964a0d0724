import { emptyForm } from '../../../shared/contact-fields.ts';
import { contactFormId } from '../../content/page/page-fragments.ts';
import type { PageData } from '../../content/page/page-data.ts';
import { isSameText, readDraft, storeDraft, submitDraft } from './draft-store.ts';
import { fillIn, isFormFilledIn, isTyped, readValues, withDraft } from './read-form.ts';

/**
 * Stores typed text before the scripts run, and fills in the rest of the draft. Text that the browser has filled in may
 * be older than the draft, and consent that it has ticked may be to another policy.
 */
export function mergeDraft({ page, language, groups }: PageData) {
  const form = document.getElementById(contactFormId);
  if (!(form instanceof HTMLFormElement)) return;
  const consentVersion = groups.privacyVersion;
  const draft = readDraft(Date.now(), consentVersion);
  fillIn(form, draft?.typed ?? emptyForm, isTyped);
  if (!isFormFilledIn(form)) return;
  const typed = draft ? withDraft(form, draft.typed) : readValues(form);
  if (draft && isSameText(typed, draft.typed)) return;
  storeDraft({ typed, route: page.route, language, ...(consentVersion && { consentVersion }) }, Date.now());
}

/** Listens on the window, after the page's own handlers: a submit that they leave to the browser is sent natively. */
export function noteNativeSubmit({ target, defaultPrevented }: SubmitEvent) {
  if (!defaultPrevented && (target as HTMLFormElement).id === contactFormId) submitDraft();
}
