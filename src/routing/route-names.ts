/** The pages that menus and texts may lead to. Code and content name a page by one of these, never by its path. */
export const linkedRouteNames = [
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

/** Those, and the page one comes to by sending a request. */
export const routeNames = [...linkedRouteNames, 'requestSent'] as const;

export type RouteName = (typeof routeNames)[number];
