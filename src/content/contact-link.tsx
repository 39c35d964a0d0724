import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { withPrefilledMessage } from '../routing/history-state.ts';
import { PageLink } from '../routing/page-link.tsx';
import { pathTo } from '../routing/routes.ts';
import { useLanguage } from '../routing/use-language.ts';
import { contactFormId } from './page/page-fragments.ts';
import { useContent } from './use-content.ts';

type ContactLinkProps = {
  className?: string;
  /** What the form's message begins with. Without scripts, and in a new tab, the message is empty. */
  message?: string | undefined;
  children?: string;
};

/** The site's call to action: to the form of the contact page. */
export function ContactLink({ className = 'button', message, children }: ContactLinkProps) {
  const { callToAction } = useContent('general');
  const navigate = useNavigate();
  const pathname = pathTo({ route: 'contact' }, useLanguage());

  function follow(event: MouseEvent) {
    if (!message || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void navigate({ pathname, hash: contactFormId }, withPrefilledMessage(message));
  }

  return (
    <PageLink className={className} to={{ route: 'contact' }} fragment={contactFormId} onClick={follow}>
      {children ?? callToAction}
    </PageLink>
  );
}
