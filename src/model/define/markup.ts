import sanitize from 'sanitize-html';
import { paragraphsOf } from './paragraphs.ts';

/** Headings start at h2, since the page has the only h1. */
// prettier-ignore
export const allowedTags = ['h2', 'h3', 'p', 'br', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'sub', 'sup', 'blockquote', 'dl', 'dt', 'dd'];

/** Replaced by an equal tag. */
const sameAs: Record<string, string> = { b: 'strong', i: 'em', h1: 'h2', h4: 'h3', h5: 'h3', h6: 'h3' };

/** Google Docs wraps every copy in a bold tag without meaning. */
const isNotBold = (attribs: sanitize.Attributes) =>
  /font-weight:\s*(?:normal|400)/i.test(attribs['style'] ?? '');

const plainBlocks = ['div', 'section', 'article', 'main', 'header', 'footer', 'aside', 'nav', 'address'];
/** Cells become paragraphs; the rest of a table is lost. */
const tables = ['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'];
const lostBlocks = [
  'details',
  'summary',
  'figure',
  'figcaption',
  'center',
  'pre',
  'fieldset',
  'legend',
  'form',
];
const blocks = [...plainBlocks, ...tables, ...lostBlocks];

const allowedAttributes: Record<string, string[]> = { a: ['href'] };
const schemes = ['https', 'tel', 'mailto'];

const allowedHtml: sanitize.IOptions = {
  allowedTags: [...allowedTags, 'div'],
  allowedAttributes,
  allowedSchemes: schemes,
  transformTags: {
    ...sameAs,
    ...Object.fromEntries(blocks.map((tag) => [tag, 'div'])),
    b: (_, attribs) => ({ tagName: isNotBold(attribs) ? 'span' : 'strong', attribs: {} }),
    // A placeholder at the beginning could fill in another scheme.
    a: (tagName, attribs) => ({
      tagName,
      attribs: /^\s*\{/.test(attribs['href'] ?? '') ? {} : attribs,
    }),
  },
  allowProtocolRelative: false,
  nonTextTags: ['script', 'style', 'title', 'textarea', 'option', 'noscript'],
};

export function sanitizeHtml(written: string): string {
  return paragraphsOf(sanitize(written, allowedHtml));
}

/** Tags that only carry a look. */
const wrappers = new Set(['span', 'font', 'html', 'head', 'body', 'meta', 'link', 'style', 'title', 'xml']);
const isWrapper = (tag: string) => wrappers.has(tag) || tag.includes(':');
const isLook = (attribute: string) =>
  /^(?:class|style|id|lang|dir|title|target|rel|align|width|height|role|name|color|face|size)$|[-:]|^xmlns/.test(
    attribute,
  );
/** A removed `td` is reported as `table`. */
const wholeOf = (tag: string) => {
  if (tables.includes(tag)) return 'table';
  return { summary: 'details', figcaption: 'figure', legend: 'fieldset' }[tag] ?? tag;
};

export type LostMarkup = {
  /** Tags and attributes with a meaning: `<table>`, `<li value>`. */
  lost: string[];
  /** Tags and attributes that only carry a look: `<span>`, `<p class>`. */
  look: string[];
  /** A tag without its end, with the text after it. */
  unclosed?: string;
};

/** Lists what `sanitizeHtml` removes, except addresses of links (`losesAddress`). */
export function lostMarkup(written: string): LostMarkup {
  const [lost, look] = [new Set<string>(), new Set<string>()];
  sanitize(written, {
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    transformTags: {
      '*': (tagName, attribs) => {
        const tag = sameAs[tagName] ?? tagName;
        const isKnown = allowedTags.includes(tag) || plainBlocks.includes(tag);
        if (!isKnown) (isWrapper(tag) ? look : lost).add(`<${wholeOf(tag)}>`);
        const attributes = isKnown ? Object.keys(attribs) : [];
        for (const attribute of attributes.filter((name) => !allowedAttributes[tag]?.includes(name)))
          (isLook(attribute) ? look : lost).add(`<${tagName} ${attribute}>`);
        return { tagName, attribs };
      },
    },
  });
  if (/<!\[CDATA\[|<\?/.test(written)) lost.add('<!>');
  if (written.includes('<!--')) look.add('<!-- -->');
  const [unclosed] = /<[a-z/!?][^<>]*$/i.exec(written) ?? [];
  return { lost: [...lost], look: [...look], ...(unclosed && { unclosed }) };
}

const countLinks = (html: string) => html.match(/<a\b[^<>]*\shref=/gi)?.length ?? 0;

/** Whether a link has an address that `sanitizeHtml` removes: its scheme is not https, tel or mailto. */
export function losesAddress(written: string): boolean {
  return countLinks(sanitizeHtml(written)) < countLinks(written);
}
