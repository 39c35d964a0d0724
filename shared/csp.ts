import { createHash } from 'node:crypto';

const inlineElement = /<(style|script)\b([^>]*)>([^]*?)<\/\1>/gi;
/** Browsers do not run data blocks, so they need no hash. */
const dataBlock = /\btype="application\/(ld\+)?json"/;
/** A CSP in a `<meta>` applies only to elements after it, so only the charset comes first. */
const headStart = /<head>(\s*<meta charset="utf-8"[^>]*>)?/;

type Sources = Readonly<Record<string, readonly string[]>>;

const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function inlineSources(html: string) {
  const found = { style: new Set<string>(), script: new Set<string>() };
  for (const [, name = '', attributes = '', text = ''] of html.matchAll(inlineElement)) {
    if (/\bsrc=/.test(attributes) || dataBlock.test(attributes)) continue;
    found[name.toLowerCase() as keyof typeof found].add(hashSource(text));
  }
  return found;
}

/** Adds a CSP that allows the document's inline styles and scripts by hash; `firebase.json` has the other directives. */
export function withCsp(html: string, allowed: Sources = {}): string {
  const { style, script } = inlineSources(html);
  const policy: Sources = {
    'default-src': ["'none'"],
    ...allowed,
    'script-src': [...(allowed['script-src'] ?? []), ...script],
    'style-src': [...(allowed['style-src'] ?? []), ...style],
  };
  const words = Object.entries(policy)
    .filter(([, sources]) => sources.length > 0)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');
  if (!headStart.test(html)) throw new Error('A document without a head cannot carry its policy.');
  return html.replace(
    headStart,
    (start) => `${start}<meta http-equiv="Content-Security-Policy" content="${words}">`,
  );
}
