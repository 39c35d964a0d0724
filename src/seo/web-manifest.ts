import { themeColour } from '../../shared/brand.ts';
import type { SiteContent } from '../model/site-content.ts';
import type { Language } from '../../shared/languages.ts';
import { pathTo } from '../routing/routes.ts';

export function manifestPath(language: Language): string {
  return `/${language}.webmanifest`;
}

/** Without `display` the site opens in a browser tab, where URLs are visible and can be shared. */
export function webManifest({ contactDetails, home }: SiteContent, language: Language): string {
  const start = pathTo({ route: 'home' }, language);
  const icon = { type: 'image/png' };
  const manifest = {
    id: start,
    name: contactDetails.clinicName,
    short_name: contactDetails.clinicShortName,
    description: home.meta.description,
    lang: language,
    start_url: start,
    scope: '/',
    theme_color: themeColour,
    background_color: themeColour,
    icons: [
      { ...icon, src: '/icon-192.png', sizes: '192x192' },
      { ...icon, src: '/icon-512.png', sizes: '512x512' },
      { ...icon, src: '/icon-maskable-512.png', sizes: '512x512', purpose: 'maskable' },
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
