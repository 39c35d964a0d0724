import { Icon } from '../../components/icon.tsx';
import { Spinner } from '../../components/spinner.tsx';
import { useContent } from '../../content/use-content.ts';
import type { ContactFormState } from './use-contact-form.ts';

type SendButtonProps = { state: ContactFormState; onStartAgain: () => void };

export function SendButton({ state, onStartAgain }: SendButtonProps) {
  const { sending, sent } = useContent('predefinedMessages');
  const { send, sendAnother } = useContent('contactForm');
  if (state.kind === 'sent') {
    return (
      <div className="contact-form__footer">
        <p className="button button--done">
          <Icon name="check" />
          <span>{sent}</span>
        </p>
        <button className="button button--outline" type="button" onClick={onStartAgain}>
          {sendAnother}
        </button>
      </div>
    );
  }
  const busy = state.kind === 'sending';
  return (
    <div className="contact-form__footer">
      <button className="button" type="submit" aria-disabled={busy}>
        {busy && <Spinner />}
        <span>{busy ? sending : send}</span>
      </button>
    </div>
  );
}
