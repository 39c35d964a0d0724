import type { AnyPage } from '../../content/page/page-data.ts';
import type { PageGroups } from '../../content/page/page-groups.ts';
import { fieldLang } from '../../lib/field-lang.ts';
import type { PageRef } from '../../routing/routes.ts';

type MenuName = 'home' | 'services' | 'prices' | 'aboutUs' | 'contact';
type NavigationEntry = {
  label: string;
  lang: string | undefined;
  to: PageRef;
  current: 'page' | 'true' | undefined;
};

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
  const entries: { name: MenuName; to: PageRef }[] = [
    { name: 'home', to: { route: 'home' } },
    { name: 'services', to: services },
    { name: 'prices', to: { route: 'prices' } },
    { name: 'aboutUs', to: { route: 'about' } },
    { name: 'contact', to: { route: 'contact' } },
  ];
  return entries.map(({ name, to }) => ({
    label: texts[name],
    lang: fieldLang(texts, name),
    to,
    current: ariaCurrent(to, page),
  }));
}

function ariaCurrent(to: PageRef, page: AnyPage): NavigationEntry['current'] {
  if (to.route === page.route && to.service === page.service) return 'page';
  return servicePages.has(to.route) && servicePages.has(page.route) ? 'true' : undefined;
}
