import { createHash } from 'node:crypto';

const inlineElement = /<(style|script)\b([^>]*)>([^]*?)<\/\1>/gi;
/** A data block is not run, so no policy asks for it. */
const dataBlock = /\btype="application\/(ld\+)?json"/;

type InlineSources = { inlineScripts: string[]; inlineStyles: string[] };

const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The CSP sources of the inline styles and scripts in HTML documents, each once, in an order that does not vary. */
export function inlineSources(documents: string[]): InlineSources {
  const found = { style: new Set<string>(), script: new Set<string>() };
  for (const html of documents) {
    for (const [, name = '', attributes = '', text = ''] of html.matchAll(inlineElement)) {
      if (/\bsrc=/.test(attributes) || dataBlock.test(attributes)) continue;
      found[name.toLowerCase() as keyof typeof found].add(hashSource(text));
    }
  }
  return { inlineScripts: [...found.script].toSorted(), inlineStyles: [...found.style].toSorted() };
}
