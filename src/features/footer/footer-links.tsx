import { Icon } from '../../components/icon.tsx';
import type { MenuLink } from '../../content/site-content.ts';
import { PageLink } from '../../routing/page-link.tsx';
import type { PageRef } from '../../routing/routes.ts';

type FooterLinksProps = { title: string; links: MenuLink[] };

/** Where an editor's link leads; one to a service page that names no service leads to all services. */
function pageOf({ goToPath, service }: MenuLink): PageRef {
  if (goToPath !== 'service') return { route: goToPath };
  return service ? { route: 'service', service } : { route: 'services' };
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
