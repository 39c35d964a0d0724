import { defaultLanguage, languages } from '../../shared/languages.ts';
import { movedSegments, pathTo } from './routes.ts';

/** The permanent redirects of the site, as Firebase Hosting words them. */
export function redirects(): { source: string; destination: string; type: 301 }[] {
  const home = pathTo({ route: 'home' }, defaultLanguage);
  const moved = languages.flatMap((language) =>
    Object.entries(movedSegments).map(([segment, route]) => ({
      source: `/${language}/${segment}`,
      destination: pathTo({ route } as Parameters<typeof pathTo>[0], language),
      type: 301 as const,
    })),
  );
  return [{ source: `/${defaultLanguage}`, destination: home, type: 301 }, ...moved];
}
