import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Replaces the URLs of high-priority drawings by data URLs, so that the first paint needs no request. The drawings stay
 * in `<img>`, since an inline `<svg>` could run scripts, and its ids could clash with the page's.
 */
export function inlineDrawings(html: string, site: string): string {
  const inlined = new Set<string>();
  const withDataUrls = html.replace(pictureElement, (picture) => {
    if (!picture.includes('fetchPriority="high"')) return picture;
    return picture.replace(drawingAddress, (address) => {
      const file = join(site, address);
      if (!existsSync(file)) return address;
      inlined.add(address);
      return dataUrl(readFileSync(file, 'utf8'));
    });
  });
  return withDataUrls.replace(preload, (link, address: string) => (inlined.has(address) ? '' : link));
}

const pictureElement = /<picture\b[^>]*>[^]*?<\/picture>|<img\b[^>]*>/g;
/** Matches React's preload of an image with high priority. */
const preload = /<link rel="preload" as="image" href="([^"]+)"[^>]*>/g;
const drawingAddress = /(?<=\bsrc(?:Set)?=")\/static\/[\w./-]+\.svg(?=")/g;

/** Matches characters that end a URL, an attribute or a candidate of `srcset`, or start an escape. */
const reserved = /[%#?"'&<>\s]/g;

const dataUrl = (svg: string) =>
  `data:image/svg+xml,${svg.trim().replace(reserved, (each) => `%${each.codePointAt(0)?.toString(16)}`)}`;
