import { Spinner } from '../../components/spinner.tsx';
import { useContent } from '../../content/use-content.ts';
import type { ContactFormState } from './use-contact-form.ts';

type SendButtonProps = { state: ContactFormState };

export function SendButton({ state }: SendButtonProps) {
  const { sending } = useContent('formMessages');
  const { send } = useContent('contactForm');
  const busy = state.kind === 'sending';
  return (
    <p>
      <button className="button" type="submit" aria-disabled={busy}>
        {busy && <Spinner />}
        <span>{busy ? sending : send}</span>
      </button>
    </p>
  );
}
