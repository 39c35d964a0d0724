import { PageLink, type PageLinkProps } from '../routing/page-link.tsx';
import { Icon } from './icon.tsx';

type MoreLinkProps = Pick<PageLinkProps, 'to' | 'fragment'> & { children: string };

export function MoreLink({ children, ...target }: MoreLinkProps) {
  return (
    <PageLink className="more-link" {...target}>
      <span>{children}</span>
      <Icon name="arrow-right" />
    </PageLink>
  );
}
