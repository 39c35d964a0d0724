import { losesAddress, lostMarkup, sanitizeHtml } from '../src/model/define/markup.ts';

/** What a page would show of copied HTML, and the tags of what it would not. */
export type Pasted = { html: string; lost: string[] };

const withSecureLinks = (html: string) => html.replaceAll('href="http://', 'href="https://');

export function pastedHtml(copied: string): Pasted {
  const html = withSecureLinks(copied);
  const lost = [...lostMarkup(html).lost, ...(losesAddress(html) ? ['<a href>'] : [])];
  return { html: sanitizeHtml(html), lost };
}

/** A text as a page shows it; as it is where that loses something, so that the check names it and stops the save. */
export function cleanHtml(written: string): string {
  const html = withSecureLinks(written);
  const { lost, unclosed } = lostMarkup(html);
  return lost.length > 0 || unclosed || losesAddress(html) ? html : sanitizeHtml(html);
}
