import { losesAddress, lostMarkup, sanitizeHtml } from '../src/model/define/markup.ts';

/** `lost`: the tags that a page does not show. */
export type Pasted = { html: string; lost: string[] };

const withSecureLinks = (html: string) => html.replaceAll('href="http://', 'href="https://');

export function pastedHtml(copied: string): Pasted {
  const html = withSecureLinks(copied);
  const lost = [...lostMarkup(html).lost, ...(losesAddress(html) ? ['<a href>'] : [])];
  return { html: sanitizeHtml(html), lost };
}

/** Cleans HTML as a page shows it. A text that would lose something stays, so that the check stops the save. */
export function cleanHtml(written: string): string {
  const html = withSecureLinks(written);
  const { lost, unclosed } = lostMarkup(html);
  return lost.length > 0 || unclosed || losesAddress(html) ? html : sanitizeHtml(html);
}
