import sendingDrawing from 'brand:drawings/state-sending.svg';
import { useLocation } from 'react-router-dom';
import type { ContactField } from '../../../shared/contact-request.ts';
import { contactFormId } from '../../content/page/page-fragments.ts';
import { useContent, usePageData } from '../../content/use-content.ts';
import { useLanguage } from '../../routing/use-language.ts';
import { pathTo } from '../../routing/routes.ts';
import { FormBody } from './form-body.tsx';
import type { FormState } from './form-state.ts';
import { useErrorMessage } from './use-error-message.ts';
import { ErrorSummary } from './error-summary.tsx';
import { FailedNote } from './failed-note.tsx';
import { ChosenPackage, useChosenPackage } from './package-choice.tsx';
import { prepareToSend } from './submit-request.ts';
import { SendingNote } from './sending-note.tsx';
import { useContactForm } from './use-contact-form.ts';
import { usePrefilledMessage } from './join-message.ts';

/** Posts to the function `contact`: after hydration by script, before by the browser, which gets an outcome page. */
export function ContactForm() {
  const messages = useContent('formMessages');
  const consentVersion = useContent('privacyVersion');
  const language = useLanguage();
  const { pathname: page } = useLocation();
  const { lang } = useContent('contactForm');
  const { route } = usePageData().page;
  const { state, messageLength, form, handleSubmit, handleInput } = useContactForm(
    { language, page, consentVersion },
    route,
  );
  const chosen = useChosenPackage(form);
  usePrefilledMessage(form);
  const formatError = useErrorMessage();

  function findError(field: ContactField): string | undefined {
    if (state.kind !== 'invalid') return undefined;
    const code = state.errors[field];
    return code && formatError(field, code);
  }
  return (
    <form
      className="panel contact-form"
      id={contactFormId}
      ref={form}
      action="/api/contact"
      method="post"
      lang={lang}
      // `usePrefetch` fetches this page ahead.
      data-leads-to={pathTo({ route: 'requestSent' }, language)}
      aria-busy={state.kind === 'sending'}
      onSubmit={handleSubmit}
      onInput={handleInput}
      onFocus={prepareToSend}
    >
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="page" value={page} />
      <input type="hidden" name="consentVersion" value={consentVersion} />
      <div role="alert">
        {state.kind === 'failed' && <FailedNote failure={state.failure} filledForm={state.filledForm} />}
        {state.kind === 'translated' && (
          <p className="panel notice background-surface-2">{messages.draftStays}</p>
        )}
      </div>
      {state.kind === 'invalid' && (
        <ErrorSummary key={state.attempt} errors={state.errors} findError={findError} />
      )}
      {chosen && <ChosenPackage chosen={chosen} />}
      <FormBody findError={findError} messageLength={messageLength} />
      {/* Beside the submit button, since on a phone the top of the form is out of view. */}
      <div role="status">{state.kind === 'sending' && <SendingNote />}</div>
      <SendButton state={state} />
    </form>
  );
}

function SendButton({ state }: { state: FormState }) {
  const { sending } = useContent('formMessages');
  const { send } = useContent('contactForm');
  const busy = state.kind === 'sending';
  return (
    <p>
      <button className="button" type="submit" aria-disabled={busy}>
        {busy && <img className="spinner" src={sendingDrawing} width={100} height={118} alt="" />}
        <span>{busy ? sending : send}</span>
      </button>
    </p>
  );
}
