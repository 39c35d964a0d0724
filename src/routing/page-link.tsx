import type { AnchorHTMLAttributes } from 'react';
import { Link } from 'react-router-dom';
import { useLanguage } from '../language/use-language.ts';
import { pathTo, type PageRef } from './routes.ts';

export type PageLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  to: PageRef;
  /** Without `?`. */
  query?: string;
  /** Without `#`. */
  fragment?: string;
};

/** A link to a page of the site in the visitor's language. */
export function PageLink({ to, query, fragment, ...attributes }: PageLinkProps) {
  const language = useLanguage();
  return (
    <Link
      to={{
        pathname: pathTo(to, language),
        search: query ? `?${query}` : '',
        hash: fragment ? `#${fragment}` : '',
      }}
      {...attributes}
    />
  );
}
