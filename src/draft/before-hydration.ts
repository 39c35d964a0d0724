import { contactFormId } from '../content/page/page-fragments.ts';
import type { PageData } from '../content/page/page-data.ts';
import { isSubmitPending, readDraft, markSubmittedByBrowser } from './draft.ts';
import { restoreDraft } from './form-snapshot.ts';

export function observeForm(data: PageData) {
  const merge = () => mergeDraft(data);
  // Reading deletes a draft that the browser has submitted, also on pages without the form.
  readDraft();
  // Focus precedes typing, so a browser extension's copy of the form has the draft before its first `input` event.
  window.addEventListener('focusin', merge);
  window.addEventListener('input', merge);
  // A listener on the window runs after the page's own handlers.
  window.addEventListener('submit', ({ target, defaultPrevented }) => {
    if (!defaultPrevented && target === findContactForm()) markSubmittedByBrowser();
  });
}

const findContactForm = () => {
  const form = document.getElementById(contactFormId);
  return form instanceof HTMLFormElement ? form : undefined;
};

const hydratedForms = new WeakSet<HTMLFormElement>();

/** Leaves the form's draft to React, and its errors, since React displays errors in the page's language. */
export function enhanceForm(form: HTMLFormElement) {
  form.noValidate = true;
  hydratedForms.add(form);
}

/** Restores and stores the draft of a form that is not hydrated yet, or of a browser extension's copy of the form. */
export function mergeDraft({ page, language }: PageData) {
  const form = findContactForm();
  if (form && !hydratedForms.has(form)) restoreDraft(form, { route: page.route, language });
}

/** Calls the prototype's `submit`, since a control named `submit` would shadow the method. */
export function submitByBrowser(form: HTMLFormElement) {
  HTMLFormElement.prototype.submit.call(form);
  markSubmittedByBrowser();
}

/** After React has failed to render, lets the browser repeat a submit that had no result. */
export function resubmitPending() {
  const form = isSubmitPending() && findContactForm();
  if (form) submitByBrowser(form);
}
