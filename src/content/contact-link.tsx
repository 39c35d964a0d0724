import type { MouseEvent } from 'react';
import { PageLink } from '../routing/page-link.tsx';
import { contactFormId } from './page/page-fragments.ts';
import { useContent } from './use-content.ts';

type ContactLinkProps = {
  className?: string;
  onClick?: (event: MouseEvent) => void;
  children?: string | undefined;
};

export function ContactLink({ className = 'button', onClick, children }: ContactLinkProps) {
  const { callToAction } = useContent('general');
  return (
    <PageLink className={className} to={{ route: 'contact' }} fragment={contactFormId} onClick={onClick}>
      {children ?? callToAction}
    </PageLink>
  );
}
