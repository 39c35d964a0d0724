import sanitize from 'sanitize-html';

const activeContentTags = new Set(['script', 'iframe', 'frame', 'object', 'embed']);

function runsScript(tag: string, attributes: Record<string, string>): boolean {
  if (activeContentTags.has(tag)) return true;
  return Object.entries(attributes).some(([name, value]) => {
    // Browsers ignore control characters and whitespace in a URL scheme.
    const url = [...value]
      .filter((character) => character > ' ')
      .join('')
      .toLowerCase();
    return name.startsWith('on') || /^(javascript|vbscript|data):/.test(url);
  });
}

/** Returns the first tag that would run a script. */
export function findScript(html: string): string | undefined {
  let found: string | undefined;
  sanitize(html, {
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    transformTags: {
      '*': (tagName, attribs) => {
        if (runsScript(tagName, attribs)) found ??= tagName;
        return { tagName, attribs };
      },
    },
  });
  return found;
}
