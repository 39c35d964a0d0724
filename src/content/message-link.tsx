import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { hasModifierKey } from '../lib/has-modifier-key.ts';
import { withPrefilledMessage } from '../routing/history-state.ts';
import { pathTo } from '../routing/routes.ts';
import { useLanguage } from '../routing/use-language.ts';
import { ContactLink } from './contact-link.tsx';
import { contactFormId } from './page/page-fragments.ts';

type MessageLinkProps = {
  className?: string;
  /** The prefilled start of the form's message; ignored without scripts and in a new tab. */
  message: string | undefined;
  children?: string;
};

export function MessageLink({ message, ...link }: MessageLinkProps) {
  const navigate = useNavigate();
  const pathname = pathTo({ route: 'contact' }, useLanguage());

  function handleClick(event: MouseEvent) {
    if (!message || hasModifierKey(event)) return;
    event.preventDefault();
    void navigate({ pathname, hash: contactFormId }, withPrefilledMessage(message));
  }

  return <ContactLink {...link} onClick={handleClick} />;
}
