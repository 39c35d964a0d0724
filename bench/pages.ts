import { sitePages } from '../e2e/support/site.ts';
import type { RouteName } from '../src/routing/route-names.ts';

const measured: RouteName[] = ['home', 'prices', 'service', 'terms'];

/** The pages that are measured: one of each kind, in the site's first language. */
export const measuredPages = measured.map((name) => {
  const found = sitePages.find(({ page }) => page.route === name);
  if (!found) throw new Error(`There is no page of the route "${name}".`);
  return { name, path: found.path };
});
