import { emptyForm } from '../../../shared/contact-fields.ts';
import { isTyped, returnTyped } from '../../lib/form-controls.ts';
import { contactFormId } from '../../content/page/page-fragments.ts';
import type { PageData } from '../../content/page/page-data.ts';
import { isPressUnderWay, isSameText, readDraft, storeDraft, submitDraft } from './draft-store.ts';
import { fillIn, readValues } from './read-form.ts';

function formOf(element: Element | null): HTMLFormElement | undefined {
  return element instanceof HTMLFormElement && element.id === contactFormId ? element : undefined;
}

const formHere = () => formOf(document.getElementById(contactFormId));

/**
 * Stores typed text before the scripts run, and fills in the rest of the draft. Text that the browser has filled in may
 * be older than the draft, and consent that it has ticked may be to another policy.
 */
export function mergeDraft({ page, language, groups }: PageData) {
  returnTyped();
  const form = formHere();
  if (!form) return;
  const consentVersion = groups.privacyVersion;
  const { typed: before } = readDraft(Date.now(), consentVersion) ?? { typed: emptyForm };
  fillIn(form, before, isTyped);
  const typed = readValues(form, before);
  if (isSameText(typed, before)) return;
  storeDraft({ typed, route: page.route, language, ...(consentVersion && { consentVersion }) }, Date.now());
}

/** A control named `submit` would hide the form's own function. */
export function submitNatively(form: HTMLFormElement) {
  HTMLFormElement.prototype.submit.call(form);
  submitDraft();
}

/** For a page that React could not render: typed text is stored all the same, and a press under way is sent natively. */
export function runWithoutReact(data: PageData) {
  mergeDraft(data);
  window.addEventListener('input', () => mergeDraft(data));
  const form = isPressUnderWay() && formHere();
  if (form) submitNatively(form);
}

/** Listens on the window, after the page's own handlers: a submit that they leave to the browser is sent natively. */
export function noteNativeSubmit({ target, defaultPrevented }: SubmitEvent) {
  if (!defaultPrevented && formOf(target as Element)) submitDraft();
}
