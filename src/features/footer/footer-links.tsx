import { Icon } from '../../components/icon.tsx';
import { pageOf } from '../../content/page/page-of.ts';
import type { MenuLink } from '../../model/site-content.ts';
import { PageLink } from '../../routing/page-link.tsx';

type FooterLinksProps = { title: string; links: MenuLink[] };

export function FooterLinks({ title, links }: FooterLinksProps) {
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.label}>
            <PageLink to={pageOf(link)}>
              {link.icon && <Icon name={link.icon} />}
              {link.label}
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
