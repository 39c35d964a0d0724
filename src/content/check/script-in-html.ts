import sanitize from 'sanitize-html';

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

const activeContentTags = new Set(['script', 'iframe', 'frame', 'object', 'embed']);
const scriptScheme = /^(javascript|vbscript|data):/;

function runsScript(tag: string, attributes: Record<string, string>): boolean {
  if (activeContentTags.has(tag)) return true;
  return Object.entries(attributes).some(
    ([name, value]) => name.startsWith('on') || scriptScheme.test(withoutBlanks(value).toLowerCase()),
  );
}

/** Removes control characters and whitespace, which browsers ignore in a URL scheme. */
const withoutBlanks = (value: string) => [...value].filter((character) => character > ' ').join('');
