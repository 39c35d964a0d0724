import type { PrerenderedPage } from '../../src/prerender.tsx';
import { assetUrlPrefix, type LiveConfig } from '../../src/content/source/live-config.ts';
import { hostedPlayerOrigin } from '../../src/content/page/player-of.ts';
import { withCsp } from '../../shared/csp.ts';

export function renderDocument(
  template: string,
  { language, head, body, openingStateData, pageData }: PrerenderedPage,
  loader = '',
): string {
  // The inline loader comes after the inline styles, so that its script does not delay the first paint.
  return template
    .replace('<html lang="ro">', `<html lang="${language}">`)
    .replace('<!--head-->', () => head)
    .replace('</head>', () => `${openingStateData}${loader}</head>`)
    .replace('<!--body-->', () => body + pageData);
}

const self = "'self'";

/**
 * Adds the site's Content Security Policy. The policy allows requests to `service`, from which pages get newer content, and
 * a hosted player only if the document links to one. Only the development server sets `nonce`.
 */
export function withSiteCsp(html: string, service: LiveConfig | undefined, nonce?: string): string {
  const assetSources = (kind: 'images' | 'videos') => (service ? [`${assetUrlPrefix(service, kind)}/`] : []);
  const codeSources = nonce ? [self, `'nonce-${nonce}'`] : [self];
  return withCsp(html, {
    'script-src': codeSources,
    'style-src': codeSources,
    'img-src': [self, 'data:', ...assetSources('images')],
    'font-src': [self],
    'media-src': [self, ...assetSources('videos')],
    'connect-src': [self, ...(service ? [service.origin] : [])],
    'worker-src': [self],
    'frame-src': html.includes(`href="${hostedPlayerOrigin}/embed/`) ? [hostedPlayerOrigin] : [],
    // Scripts set HTML and script URLs through the policy of src/lib/trusted-types.ts.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['site'],
  });
}
