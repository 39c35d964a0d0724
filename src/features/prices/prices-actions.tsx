import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { contactFormId, priceListId } from '../../content/page/page-fragments.ts';
import { useContent } from '../../content/use-content.ts';
import { useLanguage } from '../../routing/use-language.ts';
import { withPrefilledMessage } from '../../routing/history-state.ts';
import { PageLink } from '../../routing/page-link.tsx';
import { pathTo } from '../../routing/routes.ts';
import { hasModifier } from '../../lib/has-modifier.ts';

type PricesActionsProps = {
  /** What the form's message begins with. */
  message?: string | undefined;
};

export function PricesActions({ message }: PricesActionsProps) {
  const { listLink } = useContent('pricesPage');
  const { callToAction } = useContent('general');
  const navigate = useNavigate();
  const pathname = pathTo({ route: 'contact' }, useLanguage());

  function follow(event: MouseEvent) {
    // In a new tab it is a plain link: the message stays in this one.
    if (!message || hasModifier(event)) return;
    event.preventDefault();
    void navigate({ pathname, hash: contactFormId }, withPrefilledMessage(message));
  }

  return (
    <div className="actions print-hidden">
      <PageLink className="button" to={{ route: 'contact' }} fragment={contactFormId} onClick={follow}>
        {callToAction}
      </PageLink>
      <a className="more-link" href={`#${priceListId}`}>
        <span>{listLink}</span>
      </a>
    </div>
  );
}
