import sanitize from 'sanitize-html';

/** Text structure and links. Headings start at h2 because the page owns its only h1. */
const rules: sanitize.IOptions = {
  allowedTags: ['h2', 'h3', 'p', 'br', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'blockquote', 'dl', 'dt', 'dd'],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['https', 'tel', 'mailto'],
  allowProtocolRelative: false,
};

export function sanitizeHtml(html: string): string {
  return sanitize(html, rules);
}
