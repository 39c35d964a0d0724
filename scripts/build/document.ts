import type { PrerenderedPage } from '../../src/prerender.tsx';

/** A complete HTML document: the template with a prerendered page, and what runs its scripts, in their places. */
export function documentOf(
  template: string,
  { language, head, body, hourData, data }: PrerenderedPage,
  loader = '',
): string {
  return template
    .replace('<html lang="ro">', `<html lang="${language}">`)
    .replace('<!--head-->', () => head)
    .replace('<!--loader-->', () => hourData + loader)
    .replace('<!--body-->', () => body + data);
}
