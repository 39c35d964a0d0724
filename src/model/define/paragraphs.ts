type DivState = {
  finishedBlocks: string[];
  /** The text after the finished blocks. */
  inline: string[];
  blockDepth: number;
  hasNestedDiv: boolean;
};

/**
 * Replaces each `div` by paragraphs, so that its lines stay separate. Removes empty paragraphs and headings, which word
 * processors use as spacing.
 */
export function paragraphsOf(html: string): string {
  /** The state outside every `div`, then that of each open `div`, the innermost last. */
  const openDivs = [createDiv()];
  /** The open inline tags; each paragraph closes them and opens them again. */
  const openTags: string[] = [];
  const currentDiv = () => openDivs.at(-1) as DivState;

  function flushInline(asParagraph: boolean) {
    const { finishedBlocks, inline } = currentDiv();
    const text = inline.splice(0).join('') + endTagsOf(openTags);
    inline.push(...openTags);
    if (!asParagraph) finishedBlocks.push(text);
    else if (text.trim() !== '') finishedBlocks.push(`<p>${text.trim()}</p>`);
  }

  function addPart(part: string) {
    const div = currentDiv();
    if (div.blockDepth > 0) addToBlock(div, part);
    else if (blockStart.test(part)) {
      // Text outside every `div` becomes a paragraph only if the HTML has a `div`.
      flushInline(openDivs.length > 1 || div.hasNestedDiv);
      addToBlock(div, part);
    } else addInline(div, part);
  }

  function addToBlock(div: DivState, part: string) {
    if (blockStart.test(part)) div.blockDepth += 1;
    if (textBlockEnd.test(part)) div.finishedBlocks.push(endTagsOf(openTags));
    div.finishedBlocks.push(part);
    if (textBlockStart.test(part)) div.finishedBlocks.push(...openTags);
    if (blockEnd.test(part)) div.blockDepth -= 1;
  }

  function addInline(div: DivState, part: string) {
    div.inline.push(part);
    if (part.startsWith('</')) openTags.pop();
    else if (part.startsWith('<') && part !== '<br />') openTags.push(part);
  }

  // The capturing group makes `split` return the tags, too.
  for (const part of html.split(/(<[^<>]*>)/)) {
    if (part === '<div>') {
      if (currentDiv().blockDepth === 0) flushInline(true);
      currentDiv().hasNestedDiv = true;
      openDivs.push(createDiv([...openTags]));
    } else if (part === '</div>') {
      flushInline(true);
      const { finishedBlocks } = openDivs.pop() as DivState;
      // An empty `div` leaves an empty paragraph, which `withoutEmptyBlocks` removes or turns into a line break.
      currentDiv().finishedBlocks.push(...(finishedBlocks.length > 0 ? finishedBlocks : ['<p></p>']));
    } else addPart(part);
  }
  flushInline(currentDiv().hasNestedDiv);
  return withoutEmptyBlocks(currentDiv().finishedBlocks.join('').replace(emptyInline, ''));
}

const createDiv = (inline: string[] = []): DivState => ({
  finishedBlocks: [],
  inline,
  blockDepth: 0,
  hasNestedDiv: false,
});

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
