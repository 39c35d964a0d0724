import sanitize from 'sanitize-html';
import { paragraphsOf, withLines } from './paragraphs.ts';

/** Reduces written HTML to the tags of `allowedTags`, `https`, `tel` and `mailto` links, and paragraphs. */
export function sanitizeHtml(written: string): string {
  return paragraphsOf(withLines(sanitize(written, allowedHtml)));
}

/** Headings start at h2, since the page's template contains the only h1. */
// prettier-ignore
export const allowedTags = ['h2', 'h3', 'p', 'br', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'sub', 'sup', 'blockquote', 'dl', 'dt', 'dd'];

const tagAliases: Record<string, string> = { b: 'strong', i: 'em', h1: 'h2', h4: 'h3', h5: 'h3', h6: 'h3' };

/** Styles that carry a meaning, each with the allowed tag of the same meaning, if there is one. */
const meaningfulStyles: [style: RegExp, tag?: string][] = [
  [/font-weight:\s*(?:bold|[6-9]00)/i, 'strong'],
  [/font-style:\s*italic/i, 'em'],
  [/vertical-align:\s*super/i, 'sup'],
  [/vertical-align:\s*sub\b/i, 'sub'],
  [/text-decoration[\w-]*:[^;]*line-through/i],
  [/display:\s*none/i],
  [/visibility:\s*hidden/i],
];

type Meaning = { declaration: string; tag?: string | undefined };

function meaningsIn(style = ''): Meaning[] {
  const meanings: Meaning[] = [];
  for (const [pattern, tag] of meaningfulStyles) {
    const declaration = pattern.exec(style)?.[0];
    if (declaration !== undefined) meanings.push({ declaration, tag });
  }
  return meanings;
}

/** Returns the style of a `span` or `font` for which there is an allowed tag, and the tag. */
const equivalentStyle = (tag: string, { style }: sanitize.Attributes) =>
  tag === 'span' || tag === 'font' ? meaningsIn(style).find((meaning) => meaning.tag) : undefined;

/** Google Docs wraps every copied text in a `<b>` that is not bold. */
const isNotBold = (attribs: sanitize.Attributes) =>
  /font-weight:\s*(?:normal|400)/i.test(attribs['style'] ?? '');

const unreportedBlocks = ['div', 'section', 'article', 'main', 'header', 'footer', 'aside', 'nav', 'address'];
const tableTags = ['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'];
// prettier-ignore
const otherBlocks = ['details', 'summary', 'figure', 'figcaption', 'center', 'pre', 'fieldset', 'legend', 'form'];
const blocks = [...unreportedBlocks, ...tableTags, ...otherBlocks];
const knownTags = new Set([...allowedTags, ...Object.keys(tagAliases), ...blocks]);

const allowedAttributes: Record<string, string[]> = { a: ['href'] };

const toEquivalentTag: sanitize.Transformer = (tagName, attribs) => ({
  tagName: equivalentStyle(tagName, attribs)?.tag ?? tagName,
  attribs: {},
});

const allowedHtml: sanitize.IOptions = {
  allowedTags: [...allowedTags, 'div'],
  allowedAttributes,
  allowedSchemes: ['https', 'tel', 'mailto'],
  transformTags: {
    ...tagAliases,
    ...Object.fromEntries(blocks.map((tag) => [tag, 'div'])),
    b: (_, attribs) => ({ tagName: isNotBold(attribs) ? 'span' : 'strong', attribs: {} }),
    span: toEquivalentTag,
    font: toEquivalentTag,
    // A placeholder at the start of a URL could insert a forbidden scheme.
    a: (tagName, attribs) => ({
      tagName,
      attribs: /^[^#/:?]*\{/.test(attribs['href'] ?? '') ? {} : attribs,
    }),
  },
  allowProtocolRelative: false,
  nonTextTags: ['script', 'style', 'title', 'textarea', 'option', 'noscript'],
};

export type LostMarkup = {
  /** Removed tags, attributes and styles with a meaning: `<table>`, `<li value>`, `<p style="display: none">`. */
  lost: string[];
  /** Removed tags and attributes that only affect the appearance: `<span>`, `<p class>`. */
  look: string[];
  /** An unclosed tag or comment and the text that it hides. */
  unclosed?: string;
};

/** Lists what `sanitizeHtml` removes, except for the URLs of links (`hasForbiddenHref`). */
export function lostMarkup(written: string): LostMarkup {
  const lost = new Set(misreadTags(written));
  const look = new Set<string>();
  sanitize(written, {
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    transformTags: {
      '*': (tagName, attribs) => {
        addLossOfTag(tagName, attribs, lost, look);
        return { tagName, attribs };
      },
    },
  });
  if (/<!--|<!doctype\b|<!\[if\b/i.test(written)) look.add('<!-- -->');
  const unclosed = unclosedPart(written);
  return { lost: [...lost], look: [...look], ...(unclosed && { unclosed }) };
}

function addLossOfTag(
  tagName: string,
  attribs: sanitize.Attributes,
  lost: Set<string>,
  look: Set<string>,
): void {
  const tag = tagAliases[tagName] ?? tagName;
  const equivalent = equivalentStyle(tagName, attribs);
  if (allowedTags.includes(tag) || unreportedBlocks.includes(tag)) {
    const removed = Object.keys(attribs).filter((name) => !allowedAttributes[tag]?.includes(name));
    for (const attribute of removed)
      (isAppearanceAttribute(attribute) ? look : lost).add(`<${tagName} ${attribute}>`);
  } else if (!equivalent || hasOtherAttributes(attribs, equivalent)) {
    (isWrapper(tag) ? look : lost).add(`<${outerTagOf(tag)}>`);
  }
  for (const { declaration, tag: tagOfStyle } of meaningsIn(attribs['style'])) {
    const becomesTag = declaration === equivalent?.declaration;
    if (!becomesTag && tagOfStyle !== tag) lost.add(`<${tagName} style="${declaration}">`);
  }
}

function hasOtherAttributes(attribs: sanitize.Attributes, { declaration }: Meaning): boolean {
  const values = { ...attribs, style: attribs['style']?.replace(declaration, '') };
  return /\w/.test(Object.values(values).join(''));
}

/** Tags whose removal only affects the appearance. */
const wrappers = new Set(['span', 'font', 'html', 'head', 'body', 'meta', 'link', 'style', 'title', 'xml']);
/** Matches tags that Word adds around text, but not `v:` (pictures) and `m:` (formulas). */
const isWrapper = (tag: string) => wrappers.has(tag) || /^(?:o|st\d|[uw]\d*):/.test(tag);
/** Includes attributes with a hyphen or colon in the name: `data-id`, `xml:lang`. */
const isAppearanceAttribute = (attribute: string) =>
  /^(?:class|style|id|lang|dir|title|target|rel|align|width|height|role|name|color|face|size)$|[-:]|^xmlns/.test(
    attribute,
  );
const outerTagOf = (tag: string) => {
  if (tableTags.includes(tag)) return 'table';
  return { summary: 'details', figcaption: 'figure', legend: 'fieldset' }[tag] ?? tag;
};

/** Private-use character after the text; the sanitiser removes it if an unclosed tag hides it. */
const endMark = '\u{F8FF}';

function unclosedPart(written: string): string | undefined {
  const isShown = (part: string) => sanitize(part + endMark, allowedHtml).includes(endMark);
  if (isShown(written)) return undefined;
  const starts = [...written.matchAll(/</g)].map(({ index }) => index);
  // A binary search finds the `<` of the tag that hides the end mark.
  let [shown, hidden] = [0, starts.length];
  while (hidden - shown > 1) {
    const middle = (shown + hidden) >> 1;
    if (isShown(written.slice(0, starts[middle]))) shown = middle;
    else hidden = middle;
  }
  return written.slice(starts[shown]);
}

const namesIn = (html: string, tag: RegExp) =>
  new Set([...html.matchAll(tag)].map(([, name = '']) => name.toLowerCase()));

/** Matches what a parser reads as a comment, such as `</3 ani>`, except for doctypes and Word's `<![if`. */
const misreadComment = /<(?:!(?!--|doctype\b|\[(?:end)?if\b)|\?|\/(?![a-z]))[^<>]{0,20}>?/gi;

/** Lists comments that are text, such as `</3 ani>`, and unknown end tags, such as `</ani>`. */
function misreadTags(written: string): string[] {
  const html = written.replace(/<!--[^]*?(?:-->|$)/g, '');
  const comments = html.match(misreadComment) ?? [];
  const starts = namesIn(html, /<([a-z][^\s<>/]*)/gi);
  const ends = [...namesIn(html, /<\/([a-z][^\s<>/]*)/gi)];
  const unknownEnds = ends.filter((tag) => !starts.has(tag) && !knownTags.has(tag) && !isWrapper(tag));
  return [...comments, ...unknownEnds.map((tag) => `</${tag}>`)];
}

const countLinks = (html: string) => html.match(/<a\b[^<>]*\shref=/gi)?.length ?? 0;

/** Returns whether `sanitizeHtml` removes the URL of a link, such as `http://…` or `{email}`. */
export function hasForbiddenHref(written: string): boolean {
  return countLinks(sanitizeHtml(written)) < countLinks(written);
}
