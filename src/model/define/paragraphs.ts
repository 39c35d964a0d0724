/** Block elements that contain text or other blocks. */
const blockStart = /^<(?:p|h2|h3|ul|ol|blockquote|dl)\b/;
const blockEnd = /^<\/(?:p|h2|h3|ul|ol|blockquote|dl)>/;
/** Block elements that may contain inline elements. */
const textBlockStart = /^<(?:p|h2|h3|li|dt|dd)>/;
const textBlockEnd = /^<\/(?:p|h2|h3|li|dt|dd)>/;

const emptyInline = /<(strong|em|sub|sup|a)\b[^<>]*><\/\1>/g;
const emptyBlocks =
  /(?:<(p|h2|h3)>(?:[\s\p{Default_Ignorable_Code_Point}]|<br \/>|<\/?(?:strong|em|sub|sup|a)\b[^<>]*>)*<\/\1>\s*)+/gu;
const endsInText = /(?:[^\s>]|<\/(?:strong|em|sub|sup|a)>)\s*$/;
const beginsWithText = /^(?:[^\s<]|<(?:strong|em|sub|sup|a)\b)/;

/** Keeps a line break between two texts that only empty blocks separate. */
function withoutEmptyBlocks(html: string): string {
  return html.replace(emptyBlocks, (match: string, _tag, offset: number) => {
    const [before, after] = [html.slice(Math.max(0, offset - 99), offset), html.slice(offset + match.length)];
    return endsInText.test(before) && beginsWithText.test(after) ? '<br />' : '';
  });
}

const linesOrBlocks = /<(?:p|h2|h3|ul|ol|li|blockquote|dl|dt|dd|div|br)\b/;

/** Turns newlines into `<br />` and `<div>` in a text that has no tags for lines. */
export function withLines(html: string): string {
  if (!html.includes('\n') || linesOrBlocks.test(html)) return html;
  const lines = html.split('\n').map((line) => line.trim());
  const paragraphs = lines.join('\n').trim().split(/\n\n+/);
  return paragraphs.map((each) => `<div>${each.replaceAll('\n', '<br />')}</div>`).join('');
}

/** State of a `div`: `inline` is inline HTML outside blocks, `depth` counts open blocks, `isDivided` marks a nested `div`. */
type DivState = { out: string[]; inline: string[]; depth: number; isDivided: boolean };

const createState = (inline: string[] = []): DivState => ({ out: [], inline, depth: 0, isDivided: false });

const nameOf = (tag: string) => /\w+/.exec(tag)?.[0];
const endTagsOf = (tags: string[]) => tags.toReversed().map((tag) => `</${nameOf(tag)}>`);

/**
 * Replaces each `div` by paragraphs, so that its lines stay separate. Removes empty paragraphs and headings, which word
 * processors use as spacing.
 */
export function paragraphsOf(html: string): string {
  const stack = [createState()];
  /** The open inline tags; each paragraph closes them and opens them again. */
  const openTags: string[] = [];
  const top = () => stack.at(-1) as DivState;

  function flushInline(asParagraph: boolean) {
    const { out, inline } = top();
    const text = [...inline.splice(0), ...endTagsOf(openTags)].join('');
    inline.push(...openTags);
    if (!asParagraph) out.push(text);
    else if (text.trim() !== '') out.push(`<p>${text.trim()}</p>`);
  }

  function add(part: string) {
    const current = top();
    if (blockStart.test(part)) {
      if (current.depth === 0) flushInline(stack.length > 1 || current.isDivided);
      current.depth += 1;
    }
    if (current.depth > 0) {
      if (textBlockEnd.test(part)) current.out.push(...endTagsOf(openTags));
      current.out.push(part);
      if (textBlockStart.test(part)) current.out.push(...openTags);
      if (blockEnd.test(part)) current.depth -= 1;
      return;
    }
    current.inline.push(part);
    if (part.startsWith('</')) openTags.pop();
    else if (part.startsWith('<') && part !== '<br />') openTags.push(part);
  }

  for (const part of html.split(/(<[^<>]*>)/)) {
    if (part === '<div>') {
      if (top().depth === 0) flushInline(true);
      top().isDivided = true;
      stack.push(createState([...openTags]));
    } else if (part === '</div>') {
      flushInline(true);
      const { out } = stack.pop() as DivState;
      top().out.push(...(out.length > 0 ? out : ['<p></p>']));
    } else add(part);
  }
  flushInline(top().isDivided);
  return withoutEmptyBlocks(top().out.join('').replace(emptyInline, ''));
}
