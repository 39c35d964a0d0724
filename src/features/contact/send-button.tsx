import { useContext } from 'react';
import { answerInWords } from '../../../shared/receipt-texts.ts';
import { Spinner } from '../../components/spinner.tsx';
import { OpeningStateContext } from '../../content/hours/opening-state.tsx';
import { nextDayInWords } from '../../content/hours/state-in-words.ts';
import { useContent } from '../../content/use-content.ts';
import type { ContactFormState } from './use-contact-form.ts';

type SendButtonProps = { state: ContactFormState };

export function SendButton({ state }: SendButtonProps) {
  const { sending } = useContent('formMessages');
  const { send } = useContent('contactForm');
  const busy = state.kind === 'sending';
  return (
    <div className="row">
      <button className="button" type="submit" aria-disabled={busy}>
        {busy && <Spinner />}
        <span>{busy ? sending : send}</span>
      </button>
      <p className="contact-form__next small muted">
        <NextStep />
      </p>
    </div>
  );
}

/** When the desk answers what is sent now, as soon as it is known which day it is. */
function NextStep() {
  const { sentDetail: detail, sentCallback: callback } = useContent('formMessages');
  const hours = useContent('openingHours');
  const now = useContext(OpeningStateContext)?.now;
  if (!now) return detail;
  return answerInWords(now, { detail, callback }, hours, (date) => nextDayInWords(date, now.date, hours));
}
