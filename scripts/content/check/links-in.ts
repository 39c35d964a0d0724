import sanitize from 'sanitize-html';

export type Link = { href: string; text: string };

/** Addresses have their entities decoded. */
export function linksIn(html: string): Link[] {
  const links: Link[] = [];
  if (!/<a\s/i.test(html)) return links;
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

/** An address without its escapes, or as it is written where these are not valid. */
export function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
