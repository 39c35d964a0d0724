import {
  integrityPolicy,
  pagePolicy,
  securityHeaders,
  type PageSources,
} from '../shared/security-headers.ts';
import type { LiveConfig } from '../src/content/contentful/delivery/live-config.ts';
import { hostedPlayerOrigin } from '../src/content/hosted-film.ts';

/** What the headers of a built site depend on. */
export type BuiltSite = Pick<PageSources, 'inlineScripts' | 'inlineStyles'> & {
  /** The live space the site shows, and where it looks for newer content. */
  shows?: LiveConfig | undefined;
  asks?: LiveConfig | undefined;
  /** Paths of the pages that show a hosted film. */
  hostedFilms: readonly string[];
};

export type HeaderRule = { source: string; headers: { key: string; value: string }[] };

function rule(source: string, headers: Record<string, string>): HeaderRule {
  return { source, headers: Object.entries(headers).map(([key, value]) => ({ key, value })) };
}

/** What the site's policy allows beside its own files; no player's frame. */
export function siteSources({ inlineScripts = [], inlineStyles = [], shows, asks }: BuiltSite): PageSources {
  const spaces = new Set([shows, asks].flatMap((config) => config?.spaceId ?? []));
  const files = (host: string) => [...spaces].map((space) => `https://${host}.ctfassets.net/${space}/`);
  return {
    inlineScripts,
    inlineStyles,
    images: files('images'),
    films: files('videos'),
    content: asks ? [asks.origin] : [],
  };
}

/**
 * The `headers` of Hosting in `firebase.json`. Where several rules set one header, the last one holds. `contact` sets
 * its own policy: that of a page, or that of data.
 */
export function hostingHeaders(site: BuiltSite): HeaderRule[] {
  const sources = siteSources(site);
  const csp = 'Content-Security-Policy';
  return [
    rule('**', securityHeaders),
    rule('!/api/*', { [csp]: pagePolicy(sources) }),
    ...site.hostedFilms.map((path) =>
      rule(path, { [csp]: pagePolicy({ ...sources, frames: [hostedPlayerOrigin] }) }),
    ),
    rule('!/@(static|api)/**', { 'Cache-Control': 'no-cache', ...integrityPolicy }),
    // A page's data is no page of its own.
    rule('/**/*.json', { 'X-Robots-Tag': 'noindex' }),
    rule('/*.webmanifest', { 'Content-Type': 'application/manifest+json' }),
    rule('/api/**', { 'Cache-Control': 'no-store' }),
    rule('/static/**', { 'Cache-Control': 'public, max-age=31536000, immutable' }),
  ];
}
