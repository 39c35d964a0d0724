/**
 * Replaces each `div` by paragraphs, so that its lines stay separate: `a<div>b</div>` becomes `<p>a</p><p>b</p>`. Removes
 * empty paragraphs and headings, which word processors use as spacing.
 */
export function paragraphsOf(html: string): string {
  const hasDivs = html.includes('<div>');
  const output: string[] = [];
  /** Texts and inline tags after the last block of `output`. */
  let inline: string[] = [];
  /** The open inline tags; each block closes them and opens them again. */
  const openTags: string[] = [];
  /** Number of open blocks, such as a list and its item's paragraph, within the innermost open `div`. */
  let blockDepth = 0;
  const outerDepths: number[] = [];

  function flushInline() {
    const text = inline.join('') + endTagsOf(openTags);
    inline = [...openTags];
    if (!hasDivs) output.push(text);
    else if (text.trim() !== '') output.push(`<p>${text.trim()}</p>`);
  }

  function openDiv() {
    if (blockDepth === 0) flushInline();
    outerDepths.push(blockDepth);
    blockDepth = 0;
  }

  function closeDiv() {
    flushInline();
    blockDepth = outerDepths.pop() ?? 0;
    // Between two texts, as in `<li>a<div></div>b</li>`, `withoutEmptyBlocks` turns this paragraph into a line break;
    // elsewhere it removes the paragraph.
    output.push('<p></p>');
  }

  function addToBlock(part: string) {
    if (blockStart.test(part)) blockDepth += 1;
    if (textBlockEnd.test(part)) output.push(endTagsOf(openTags));
    output.push(part);
    if (textBlockStart.test(part)) output.push(...openTags);
    if (blockEnd.test(part)) blockDepth -= 1;
  }

  function addInline(part: string) {
    inline.push(part);
    if (part.startsWith('</')) openTags.pop();
    else if (part.startsWith('<') && part !== '<br />') openTags.push(part);
  }

  // The capturing group makes `split` return the tags, too.
  for (const part of html.split(/(<[^<>]*>)/)) {
    if (part === '<div>') openDiv();
    else if (part === '</div>') closeDiv();
    else if (blockDepth > 0) addToBlock(part);
    else if (blockStart.test(part)) {
      flushInline();
      addToBlock(part);
    } else addInline(part);
  }
  flushInline();
  return withoutEmptyBlocks(output.join('').replace(emptyInline, ''));
}

function endTagsOf(tags: string[]): string {
  let endTags = '';
  for (const tag of tags) endTags = `</${/\w+/.exec(tag)?.[0]}>${endTags}`;
  return endTags;
}

/** Block elements except `li`, `dt` and `dd`, which only occur within another block. */
const blockStart = /^<(?:p|h2|h3|ul|ol|blockquote|dl)\b/;
const blockEnd = /^<\/(?:p|h2|h3|ul|ol|blockquote|dl)>/;
/** Block elements that may contain inline elements. */
const textBlockStart = /^<(?:p|h2|h3|li|dt|dd)>/;
const textBlockEnd = /^<\/(?:p|h2|h3|li|dt|dd)>/;

const emptyInline = /<(strong|em|sub|sup|a)\b[^<>]*><\/\1>/g;
/** Matches successive paragraphs and headings without visible text, such as `<p><br /></p>`. */
const emptyBlocks =
  /(?:<(p|h2|h3)>(?:[\s\p{Default_Ignorable_Code_Point}]|<br \/>|<\/?(?:strong|em|sub|sup|a)\b[^<>]*>)*<\/\1>\s*)+/gu;
const endsInText = /(?:[^\s>]|<\/(?:strong|em|sub|sup|a)>)\s*$/;
const beginsWithText = /^(?:[^\s<]|<(?:strong|em|sub|sup|a)\b)/;

/** Number of characters before an empty block in which `endsInText` looks for text. */
const maxEndLength = 99;

/** Keeps a line break between two texts that only empty blocks separate. */
function withoutEmptyBlocks(html: string): string {
  return html.replace(emptyBlocks, (match: string, _tag, offset: number) => {
    const before = html.slice(Math.max(0, offset - maxEndLength), offset);
    const after = html.slice(offset + match.length);
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
