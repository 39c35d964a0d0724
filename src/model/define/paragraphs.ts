/** Block elements that contain text or other blocks. */
const opensBlock = /^<(?:p|h2|h3|ul|ol|blockquote|dl)\b/;
const endsBlock = /^<\/(?:p|h2|h3|ul|ol|blockquote|dl)>/;
/** Block elements that may contain inline elements. */
const opensLine = /^<(?:p|h2|h3|li|dt|dd)>/;
const endsLine = /^<\/(?:p|h2|h3|li|dt|dd)>/;

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

/** State of a `div`: `loose` is inline HTML outside blocks, `depth` counts open blocks, `isDivided` marks a nested `div`. */
type Level = { out: string[]; loose: string[]; depth: number; isDivided: boolean };

const level = (loose: string[] = []): Level => ({ out: [], loose, depth: 0, isDivided: false });

const nameOf = (tag: string) => /\w+/.exec(tag)?.[0];
const endsOf = (tags: string[]) => tags.toReversed().map((tag) => `</${nameOf(tag)}>`);

/**
 * Replaces each `div` by paragraphs, so that its lines stay separate. Removes empty paragraphs and headings, which word
 * processors use as spacing.
 */
export function paragraphsOf(html: string): string {
  const levels = [level()];
  /** Inline tags around blocks, which are opened again in each paragraph. */
  const open: string[] = [];
  const top = () => levels.at(-1) as Level;

  function endLoose(inParagraph: boolean) {
    const { out, loose } = top();
    const text = [...loose.splice(0), ...endsOf(open)].join('');
    loose.push(...open);
    if (!inParagraph) out.push(text);
    else if (text.trim() !== '') out.push(`<p>${text.trim()}</p>`);
  }

  function add(part: string) {
    const current = top();
    if (opensBlock.test(part)) {
      if (current.depth === 0) endLoose(levels.length > 1 || current.isDivided);
      current.depth += 1;
    }
    if (current.depth > 0) {
      if (endsLine.test(part)) current.out.push(...endsOf(open));
      current.out.push(part);
      if (opensLine.test(part)) current.out.push(...open);
      if (endsBlock.test(part)) current.depth -= 1;
      return;
    }
    current.loose.push(part);
    if (part.startsWith('</')) open.pop();
    else if (part.startsWith('<') && part !== '<br />') open.push(part);
  }

  for (const part of html.split(/(<[^<>]*>)/)) {
    if (part === '<div>') {
      if (top().depth === 0) endLoose(true);
      top().isDivided = true;
      levels.push(level([...open]));
    } else if (part === '</div>') {
      endLoose(true);
      const { out } = levels.pop() as Level;
      top().out.push(...(out.length > 0 ? out : ['<p></p>']));
    } else add(part);
  }
  endLoose(top().isDivided);
  return withoutEmptyBlocks(top().out.join('').replace(emptyInline, ''));
}
