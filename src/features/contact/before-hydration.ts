import { contactFormId } from '../../content/page/page-fragments.ts';
import type { PageData } from '../../content/page/page-data.ts';
import { isSameText, readDraft, storeDraft } from './draft-store.ts';
import { isFormFilledIn, readValues, withDraft } from './read-form.ts';

/** Stores what has been typed before the scripts run: hydration may fail, and the page may be loaded again. */
export function storeTyped({ page, language, groups }: PageData) {
  const form = document.getElementById(contactFormId);
  if (!(form instanceof HTMLFormElement) || !isFormFilledIn(form)) return;
  const consentVersion = groups.privacyVersion;
  const draft = readDraft(Date.now(), consentVersion);
  const typed = draft ? withDraft(form, draft.typed) : readValues(form);
  // The browser may have filled the form in again itself; then the draft keeps its id.
  if (draft && isSameText(typed, draft.typed)) return;
  storeDraft({ typed, route: page.route, language, ...(consentVersion && { consentVersion }) }, Date.now());
}
