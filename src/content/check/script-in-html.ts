import sanitize from 'sanitize-html';

export function findScriptTag(html: string): string | undefined {
  let firstTag: string | undefined;
  sanitize(html, {
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    transformTags: {
      '*': (tagName, attribs) => {
        if (runsScript(tagName, attribs)) firstTag ??= tagName;
        return { tagName, attribs };
      },
    },
  });
  return firstTag;
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
