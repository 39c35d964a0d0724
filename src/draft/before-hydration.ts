import { contactFormId } from '../content/page/page-fragments.ts';
import type { PageData } from '../content/page/page-data.ts';
import { isSubmitPending, readDraft, markPosted } from './draft.ts';
import { restoreDraft } from './form-snapshot.ts';

const formHere = () => {
  const form = document.getElementById(contactFormId);
  return form instanceof HTMLFormElement ? form : undefined;
};

/** Forms that React handles; an extension may put others in their place. */
const handled = new WeakSet<HTMLFormElement>();

/** With scripts the form shows errors in the page's language, so the browser does not validate. */
export function handleForm(form: HTMLFormElement) {
  form.noValidate = true;
  handled.add(form);
}

export function mergeDraft({ page, language }: PageData) {
  const form = formHere();
  if (form && !handled.has(form)) restoreDraft(form, { route: page.route, language });
}

/** A control named `submit` would hide the form's own function. */
export function submitNatively(form: HTMLFormElement) {
  HTMLFormElement.prototype.submit.call(form);
  markPosted();
}

/** In a form that React does not handle, typed text is stored and a submit is native. */
export function followForm(data: PageData) {
  const merge = () => mergeDraft(data);
  // Deletes a draft that the browser has sent, on pages without the form, too.
  readDraft();
  // Before typing, an extension's copy of the form has the draft.
  window.addEventListener('focusin', merge);
  window.addEventListener('input', merge);
  // On the window, after the page's own handlers.
  window.addEventListener('submit', ({ target, defaultPrevented }) => {
    if (!defaultPrevented && target === formHere()) markPosted();
  });
}

/** After React could not render: posts a pending submit natively. */
export function finishSubmit() {
  const form = isSubmitPending() && formHere();
  if (form) submitNatively(form);
}
