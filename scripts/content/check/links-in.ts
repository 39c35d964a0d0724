import sanitize from 'sanitize-html';

export type Link = { href: string; text: string };

/** Returns the links of an HTML text; HTML entities in their URLs are decoded. */
export function linksIn(html: string): Link[] {
  const links: Link[] = [];
  if (!/<a\s/i.test(html)) return links;
  // The sanitiser is only used as a parser.
  sanitize(html, {
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    allowedSchemesAppliedToAttributes: [],
    nonBooleanAttributes: [],
    exclusiveFilter({ tag, attribs, text }) {
      if (tag === 'a' && attribs['href'] !== undefined) links.push({ href: attribs['href'].trim(), text });
      return false;
    },
  });
  return links;
}

export function decodeUrl(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
