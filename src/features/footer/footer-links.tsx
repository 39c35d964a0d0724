import { Icon } from '../../components/icon.tsx';
import type { MenuLink } from '../../content/site-content.ts';
import { PageLink } from '../../routing/page-link.tsx';
import type { PageRef } from '../../routing/routes.ts';

type FooterLinksProps = { title: string; links: MenuLink[] };

function pageOf({ goToPath, service }: MenuLink): PageRef {
  return goToPath === 'service' ? { route: goToPath, service: service ?? '' } : { route: goToPath };
}

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
