import { isInRouteTable, type PageData } from '../content/page/page-data.ts';
import { pathTo, routes } from '../routing/routes.ts';
import { alternates, siteOrigin } from './page-urls.ts';

type SitePage = Pick<PageData, 'page' | 'language' | 'untranslated'>;

export function sitemap(pages: SitePage[]): string {
  const urls = pages.flatMap(({ page, language, untranslated = [] }) => {
    if (!isInRouteTable(page) || !routes[page.route].indexed || untranslated.includes(language)) return [];
    const links = alternates(page, untranslated).map(
      ({ hrefLang, path }) =>
        `    <xhtml:link rel="alternate" hreflang="${hrefLang}" href="${siteOrigin}${path}"/>`,
    );
    const address = `    <loc>${siteOrigin}${pathTo(page, language)}</loc>`;
    return [['  <url>', address, ...links, '  </url>'].join('\n')];
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

export function robots(isPreview: boolean): string {
  const sitemapLines = isPreview ? [] : ['', `Sitemap: ${siteOrigin}/sitemap.xml`];
  return ['User-agent: *', 'Allow: /', ...sitemapLines, ''].join('\n');
}
