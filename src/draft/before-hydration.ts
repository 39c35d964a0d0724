import { contactFormId } from '../content/page/page-fragments.ts';
import type { PageData } from '../content/page/page-data.ts';
import { isSubmitPending, readDraft, markSubmittedByBrowser } from './draft.ts';
import { restoreDraft } from './form-snapshot.ts';

const findContactForm = () => {
  const form = document.getElementById(contactFormId);
  return form instanceof HTMLFormElement ? form : undefined;
};

/** Excludes copies by which browser extensions have replaced a form. */
const enhancedForms = new WeakSet<HTMLFormElement>();

/** Turns off the browser's validation, since the scripts display errors in the page's language. */
export function enhanceForm(form: HTMLFormElement) {
  form.noValidate = true;
  enhancedForms.add(form);
}

export function mergeDraft({ page, language }: PageData) {
  const form = findContactForm();
  if (form && !enhancedForms.has(form)) restoreDraft(form, { route: page.route, language });
}

/** Calls the prototype's `submit`, since a control named `submit` would shadow the method. */
export function submitByBrowser(form: HTMLFormElement) {
  HTMLFormElement.prototype.submit.call(form);
  markSubmittedByBrowser();
}

/** Restores and stores the draft of a form that is not hydrated, or that a browser extension has copied. */
export function observeForm(data: PageData) {
  const merge = () => mergeDraft(data);
  // Reading deletes a draft that the browser has submitted, also on pages without the form.
  readDraft();
  // Focus precedes typing, so a copied form has the draft before its first `input` event.
  window.addEventListener('focusin', merge);
  window.addEventListener('input', merge);
  // A listener on the window runs after the page's own handlers.
  window.addEventListener('submit', ({ target, defaultPrevented }) => {
    if (!defaultPrevented && target === findContactForm()) markSubmittedByBrowser();
  });
}

/** Lets the browser submit a pending form after React has failed to render. */
export function resubmitPending() {
  const form = isSubmitPending() && findContactForm();
  if (form) submitByBrowser(form);
}
