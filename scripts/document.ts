import type { PrerenderedPage } from '../src/prerender.tsx';

/** A complete HTML document: the template with a prerendered page in its places. */
export function documentOf(template: string, { language, head, body }: PrerenderedPage): string {
  return template
    .replace('<html lang="ro">', `<html lang="${language}">`)
    .replace('<!--head-->', () => head)
    .replace('<!--body-->', () => body);
}
