import { contactFormId } from '../content/page/page-fragments.ts';
import type { PageData } from '../content/page/page-data.ts';
import { isSubmitPending, readDraft, markSubmittedByBrowser } from './draft.ts';
import { restoreDraft } from './form-snapshot.ts';

const formHere = () => {
  const form = document.getElementById(contactFormId);
  return form instanceof HTMLFormElement ? form : undefined;
};

/** Forms that React handles; a browser extension may replace them by copies. */
const handled = new WeakSet<HTMLFormElement>();

/** Turns off the browser's validation, since the scripts display errors in the page's language. */
export function enhanceForm(form: HTMLFormElement) {
  form.noValidate = true;
  handled.add(form);
}

export function mergeDraft({ page, language }: PageData) {
  const form = formHere();
  if (form && !handled.has(form)) restoreDraft(form, { route: page.route, language });
}

/** Calls the prototype's `submit`, since a control named `submit` would shadow the method. */
export function submitByBrowser(form: HTMLFormElement) {
  HTMLFormElement.prototype.submit.call(form);
  markSubmittedByBrowser();
}

/** Stores the text typed into a form that React does not handle; its submit is native. */
export function observeForm(data: PageData) {
  const merge = () => mergeDraft(data);
  // Reading deletes a draft that the browser has submitted, also on pages without the form.
  readDraft();
  // A form that an extension has copied gets the draft before the visitor types.
  window.addEventListener('focusin', merge);
  window.addEventListener('input', merge);
  // A listener on the window runs after the page's own handlers.
  window.addEventListener('submit', ({ target, defaultPrevented }) => {
    if (!defaultPrevented && target === formHere()) markSubmittedByBrowser();
  });
}

/** Lets the browser submit a pending form after React has failed to render. */
export function resubmitPending() {
  const form = isSubmitPending() && formHere();
  if (form) submitByBrowser(form);
}
