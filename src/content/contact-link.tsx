import { PageLink } from '../routing/page-link.tsx';
import { contactFormId } from './page/page-fragments.ts';
import { useContent } from './use-content.ts';

type ContactLinkProps = { className?: string };

/** The site's call to action: to the form of the contact page. */
export function ContactLink({ className = 'button' }: ContactLinkProps) {
  const { callToAction } = useContent('general');
  return (
    <PageLink className={className} to={{ route: 'contact' }} fragment={contactFormId}>
      {callToAction}
    </PageLink>
  );
}
