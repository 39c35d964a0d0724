import type { AnyPage } from '../../content/page/page-data.ts';
import type { PageGroups } from '../../content/page/page-groups.ts';
import type { PageRef } from '../../routing/routes.ts';

type NavigationEntry = { label: string; to: PageRef; current: 'page' | 'true' | undefined };

const servicePages = new Set<AnyPage['route']>(['services', 'service']);

/**
 * Returns the menu's entries in order. "Services" links to the first service in the wide menu and to the overview in the
 * mobile one; it is current on every service page.
 */
export function navigationEntries(
  texts: PageGroups['navigation'],
  page: AnyPage,
  servicesEntry: 'first' | 'overview',
): NavigationEntry[] {
  const services: PageRef =
    servicesEntry === 'first' && texts.firstService
      ? { route: 'service', service: texts.firstService }
      : { route: 'services' };
  const entries: { label: string; to: PageRef }[] = [
    { label: texts.home, to: { route: 'home' } },
    { label: texts.services, to: services },
    { label: texts.prices, to: { route: 'prices' } },
    { label: texts.aboutUs, to: { route: 'about' } },
    { label: texts.contact, to: { route: 'contact' } },
  ];
  return entries.map(({ label, to }) => {
    const same = to.route === page.route && to.service === page.service;
    const inside = servicePages.has(to.route) && servicePages.has(page.route);
    return { label, to, current: same ? 'page' : inside ? 'true' : undefined };
  });
}
