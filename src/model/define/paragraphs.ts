/** Blocks that contain text or other blocks. */
const opensBlock = /^<(?:p|h2|h3|ul|ol|blockquote|dl)\b/;
const endsBlock = /^<\/(?:p|h2|h3|ul|ol|blockquote|dl)>/;
/** Blocks in which inline tags may stand. */
const opensLine = /^<(?:p|h2|h3|li|dt|dd)>/;
const endsLine = /^<\/(?:p|h2|h3|li|dt|dd)>/;

const emptyInline = /<(strong|em|sub|sup|a)\b[^<>]*><\/\1>/g;
const emptyBlock = /<(p|h2|h3)>(?:\s|<br \/>|<\/?(?:strong|em|sub|sup|a)\b[^<>]*>)*<\/\1>/g;

type Level = { out: string[]; loose: string[]; depth: number; isDivided: boolean };

const level = (loose: string[] = []): Level => ({ out: [], loose, depth: 0, isDivided: false });

const nameOf = (tag: string) => /\w+/.exec(tag)?.[0];
const endsOf = (tags: string[]) => tags.toReversed().map((tag) => `</${nameOf(tag)}>`);

/**
 * Replaces each `div` by paragraphs, so that its lines stay apart. Removes empty paragraphs and headings, which word
 * processors use for distance.
 */
export function paragraphsOf(html: string): string {
  const levels = [level()];
  /** Inline tags that surround blocks: each paragraph opens them again. */
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
      const inner = levels.pop() as Level;
      top().out.push(...inner.out);
    } else add(part);
  }
  endLoose(top().isDivided);
  return top().out.join('').replace(emptyInline, '').replace(emptyBlock, '');
}
