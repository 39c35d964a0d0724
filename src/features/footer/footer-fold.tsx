import type { ReactNode } from 'react';
import { Icon } from '../../components/icon.tsx';
import { fieldLang } from '../../lib/field-lang.ts';
import { toPageRef } from '../../routing/routes.ts';
import type { MenuLink } from '../../model/site-content.ts';
import { PageLink } from '../../routing/page-link.tsx';

type FooterFoldProps = { title: string; isHeading?: boolean; children: ReactNode };

/** A `details` on phones; in wide windows CSS displays the content, and `Title` in place of `summary`. */
export function FooterFold({ title, isHeading = false, children }: FooterFoldProps) {
  const Title = isHeading ? 'h2' : 'p';
  return (
    <div className="footer__fold">
      <Title>{title}</Title>
      <details className="small">
        <summary>{title}</summary>
        {children}
      </details>
    </div>
  );
}

type FooterLinksProps = { title: string; links: MenuLink[] };

export function FooterLinks({ title, links }: FooterLinksProps) {
  return (
    <FooterFold title={title} isHeading>
      <ul>
        {links.map((link) => (
          <li key={link.label}>
            <PageLink to={toPageRef(link)} lang={fieldLang(link, 'label')}>
              {link.icon && <Icon name={link.icon} />}
              {link.label}
            </PageLink>
          </li>
        ))}
      </ul>
    </FooterFold>
  );
}
