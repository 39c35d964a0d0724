import { allPages, routes } from '../routing/routes.ts';
import { alternates, siteOrigin } from './page-addresses.ts';

export function sitemap(serviceSlugs: string[]): string {
  const urls = allPages(serviceSlugs)
    .filter(({ page }) => routes[page.route].indexed)
    .map(({ page, path }) => {
      const links = alternates(page).map(
        ({ hrefLang, path: twin }) =>
          `    <xhtml:link rel="alternate" hreflang="${hrefLang}" href="${siteOrigin}${twin}"/>`,
      );
      return ['  <url>', `    <loc>${siteOrigin}${path}</loc>`, ...links, '  </url>'].join('\n');
    });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

/** `isNoindex` is true for previews. */
export function robots(isNoindex: boolean): string {
  if (isNoindex) return ['User-agent: *', 'Disallow: /', ''].join('\n');
  return ['User-agent: *', 'Allow: /', '', `Sitemap: ${siteOrigin}/sitemap.xml`, ''].join('\n');
}
