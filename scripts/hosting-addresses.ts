import { defaultLanguage, languages } from '../shared/languages.ts';
import { movedSegments, pathTo, routes } from '../src/routing/routes.ts';

export type Redirect = { source: string; destination: string; type: number };
export type Rewrite = { source: string; function: { functionId: string; region: string } };

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

/** The rewrites, after which a function answers 404 below the other languages: Hosting has a page for the default one alone. */
export function hostingRewrites(rewrites: Rewrite[], region: string): Rewrite[] {
  const functionId = 'pageNotFound';
  const kept = rewrites.filter((rewrite) => rewrite.function.functionId !== functionId);
  const others = languages.filter((language) => language !== defaultLanguage);
  if (others.length === 0) return kept;
  const source = others.length === 1 ? `/${others[0]}/**` : `/@(${others.join('|')})/**`;
  return [...kept, { source, function: { functionId, region } }];
}
