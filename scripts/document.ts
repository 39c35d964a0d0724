import type { PrerenderedPage } from '../src/prerender.tsx';

/** A complete HTML document: the template with a prerendered page, and the addresses of its chunks, in their places. */
export function documentOf(
  template: string,
  { language, head, body }: PrerenderedPage,
  chunks: readonly string[] = [],
): string {
  return template
    .replace('<html lang="ro">', `<html lang="${language}">`)
    .replace('<!--head-->', () => head)
    .replace('<!--chunks-->', chunks.join(' '))
    .replace('<!--body-->', () => body);
}
