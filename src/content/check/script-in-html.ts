import sanitize from 'sanitize-html';
import type { Finding } from './finding.ts';
import type { Entry, Space } from '../source/space.ts';

const runningTags = new Set(['script', 'iframe', 'frame', 'object', 'embed']);

function runs(tag: string, attributes: Record<string, string>): boolean {
  if (runningTags.has(tag)) return true;
  return Object.entries(attributes).some(([name, value]) => {
    // The browser passes over control characters and blanks in front of and inside a scheme.
    const address = [...value]
      .filter((character) => character > ' ')
      .join('')
      .toLowerCase();
    return name.startsWith('on') || /^(javascript|vbscript|data):/.test(address);
  });
}

export function findScript(html: string): string | undefined {
  let found: string | undefined;
  sanitize(html, {
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    transformTags: {
      '*': (tagName, attribs) => {
        if (runs(tagName, attribs)) found ??= tagName;
        return { tagName, attribs };
      },
    },
  });
  return found;
}

function findingsIn(entry: Entry): Finding[] {
  return Object.entries(entry.fields).flatMap(([field, values]) =>
    Object.entries(values).flatMap(([locale, value]) => {
      const tag = typeof value === 'string' && value.includes('<') && findScript(value);
      if (!tag) return [];
      const contentType = entry.sys.contentType.sys.id;
      const message = `The HTML has a <${tag}> that would run; take it out.`;
      return [{ entry: entry.sys.id, contentType, field, locale, message }];
    }),
  );
}

/** The mapping takes scripts out; but nobody writes them by mistake, so the entry is not to be trusted. */
export function findScripts(space: Space): Finding[] {
  return space.entries.flatMap(findingsIn);
}
