/** The pages of the site. Code and content name a page by one of these, never by its path. */
export const routeNames = [
  'home',
  'services',
  'service',
  'prices',
  'about',
  'firstVisit',
  'contact',
  'terms',
  'privacy',
  'accessibility',
  'emergencies',
] as const;

export type RouteName = (typeof routeNames)[number];
