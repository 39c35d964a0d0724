import { createHash } from 'node:crypto';

type Sources = Readonly<Record<string, readonly string[]>>;

/** Adds a CSP that allows the document's inline styles and scripts by hash; `firebase.json` has the other directives. */
export function withCsp(html: string, allowed: Sources = {}): string {
  const { style, script } = inlineSources(html);
  const policy: Sources = {
    'default-src': ["'none'"],
    ...allowed,
    'script-src': [...(allowed['script-src'] ?? []), ...script],
    'style-src': [...(allowed['style-src'] ?? []), ...style],
  };
  const directives = Object.entries(policy)
    .filter(([, sources]) => sources.length > 0)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');
  if (!headStart.test(html)) throw new Error('A document without a head cannot carry its policy.');
  return html.replace(
    headStart,
    (start) => `${start}<meta http-equiv="Content-Security-Policy" content="${directives}">`,
  );
}

const inlineElement = /<(style|script)\b([^>]*)>([^]*?)<\/\1>/gi;
/** Browsers do not execute a script element of these types, so it needs no hash. */
const dataBlock = /\btype="application\/(ld\+)?json"/;
/** The policy of a meta element applies only to elements after it, so only the charset may precede it. */
const headStart = /<head>(\s*<meta charset="utf-8"[^>]*>)?/;

const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function inlineSources(html: string) {
  const hashes = { style: new Set<string>(), script: new Set<string>() };
  for (const [, name = '', attributes = '', text = ''] of html.matchAll(inlineElement)) {
    if (/\bsrc=/.test(attributes) || dataBlock.test(attributes)) continue;
    hashes[name.toLowerCase() as keyof typeof hashes].add(hashSource(text));
  }
  return hashes;
}
