import { defaultLanguage, languages } from '../../shared/languages.ts';
import { movedSegments, pathTo, routes } from '../../src/routing/routes.ts';

export type Redirect = { source: string; destination: string; type: number };
/** `pinTag`: a release calls the revision of the functions it was deployed with. */
export type Rewrite = { source: string; function: { functionId: string; region: string; pinTag: true } };

/** The permanent redirects, as Hosting words them: one rule for an address in all languages. */
export function hostingRedirects(): Redirect[] {
  const home = pathTo({ route: 'home' }, defaultLanguage);
  const moved = Object.entries(movedSegments).map(([segment, route]) => ({
    source: `/:language(${languages.join('|')})/${segment}`,
    destination: `/:language/${routes[route].segment}`,
    type: 301,
  }));
  return [{ source: `/${defaultLanguage}`, destination: home, type: 301 }, ...moved];
}

/**
 * The rewrites, those of `pageNotFound` last: Hosting's own 404 page is in the default language alone, and below
 * `/static` browsers would keep it for a year. The function adds `Vary: *`, which Hosting's header rules leave.
 */
export function hostingRewrites(rewrites: Rewrite[], region: string): Rewrite[] {
  const functionId = 'pageNotFound';
  const kept = rewrites.filter((rewrite) => rewrite.function.functionId !== functionId);
  const folders = ['static', ...languages.filter((language) => language !== defaultLanguage)];
  const source = folders.length === 1 ? `/${folders[0]}/**` : `/@(${folders.join('|')})/**`;
  return [...kept, { source, function: { functionId, region, pinTag: true } }];
}
