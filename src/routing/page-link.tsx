import type { AnchorHTMLAttributes } from 'react';
import { useLanguage } from './use-language.ts';
import { pathTo, type PageRef } from './routes.ts';

export type PageLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  to: PageRef;
  /** Query string without `?`. */
  query?: string;
  /** Fragment without `#`. */
  fragment?: string;
};

/** A plain link; `useInnerLinks` makes a click on it a client-side navigation. */
export function PageLink({ to, query, fragment, children, ...attributes }: PageLinkProps) {
  const path = pathTo(to, useLanguage());
  const href = path + (query ? `?${query}` : '') + (fragment ? `#${fragment}` : '');
  return (
    <a href={href} {...attributes}>
      {children}
    </a>
  );
}
