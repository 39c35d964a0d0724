import type { PageRef } from '../../routing/routes.ts';
import type { MenuLink } from '../../model/site-content.ts';

/** The page an entry of the menu or a tile leads to. */
export function pageOf({ goToPath, service }: Pick<MenuLink, 'goToPath' | 'service'>): PageRef {
  return goToPath === 'service' ? { route: goToPath, service: service ?? '' } : { route: goToPath };
}
