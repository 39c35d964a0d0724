import { createHash } from 'node:crypto';

const inlineElement = /<(style|script)\b([^>]*)>([^]*?)<\/\1>/gi;
/** A data block is not run, so no policy asks for it. */
const dataBlock = /\btype="application\/(ld\+)?json"/;
/** Nothing but the charset may come before the policy: it holds for what follows it. */
const headStart = /<head>(\s*<meta charset="utf-8"[^>]*>)?/;

type Sources = Readonly<Record<string, readonly string[]>>;

const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The sources of the inline styles and scripts of a document, each once. */
function inlineSources(html: string) {
  const found = { style: new Set<string>(), script: new Set<string>() };
  for (const [, name = '', attributes = '', text = ''] of html.matchAll(inlineElement)) {
    if (/\bsrc=/.test(attributes) || dataBlock.test(attributes)) continue;
    found[name.toLowerCase() as keyof typeof found].add(hashSource(text));
  }
  return found;
}

/**
 * A complete document with its own policy in its head: the styles and scripts that stand in it by their hashes, what is
 * `allowed`, and nothing else. What only a header can say, `firebase.json` says for every answer.
 */
export function withPolicy(html: string, allowed: Sources = {}): string {
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
  if (!headStart.test(html)) throw new Error('A document without a head has no place for its policy.');
  return html.replace(
    headStart,
    (start) => `${start}<meta http-equiv="Content-Security-Policy" content="${words}">`,
  );
}
