/** Breaking a headline into lines and finding its size. Widths are in em, as the lettering measures them. */

type Measure = (text: string) => number;

/** Where a headline stands, in pixels. */
export type HeadlineBox = { width: number; height: number };

export type Headline = { lines: string[]; size: number };

const largest = 80;
const smallest = 16;
const maxLines = 4;
/** In sizes, from one line to the next. */
export const lineHeight = 1.08;

/** What a line costs that ends in a word as short as "la" or "of": the square of this part of the width. */
const shortEnd = 0.3;

/** A word is short when it takes less than this part of the widest line. */
const lonely = 0.62;
/** A headline without a lonely word may be as much smaller as this. */
const worthOfLonely = 0.75;

function costOf(words: string[], isLast: boolean, measure: Measure, width: number): number {
  const room = width - measure(words.join(' '));
  if (room < 0) return Infinity;
  const endsShort = !isLast && (words.at(-1)?.length ?? 0) <= 2;
  return room ** 2 + (endsShort ? (shortEnd * width) ** 2 : 0);
}

/** The words in exactly `count` lines of even length; undefined where they do not fit. */
function breakInto(
  count: number,
  words: string[],
  measure: Measure,
  width: number,
): { lines: string[]; cost: number } | undefined {
  if (count === 1) {
    const cost = costOf(words, true, measure, width);
    return cost === Infinity ? undefined : { lines: [words.join(' ')], cost };
  }
  let best: { lines: string[]; cost: number } | undefined;
  for (let end = 1; end <= words.length - count + 1; end++) {
    const cost = costOf(words.slice(0, end), false, measure, width);
    if (cost === Infinity) break;
    const rest = breakInto(count - 1, words.slice(end), measure, width);
    if (rest && (!best || cost + rest.cost < best.cost)) {
      best = { lines: [words.slice(0, end).join(' '), ...rest.lines], cost: cost + rest.cost };
    }
  }
  return best;
}

/** The text in as few lines of at most `width` as it needs, of even length; undefined when four are not enough. */
export function breakLines(text: string, measure: Measure, width: number): string[] | undefined {
  // Only spaces part lines: a no-break space keeps what it joins together.
  const words = text.split(/[ \t\n]+/).filter((word) => word !== '');
  for (let count = 1; count <= Math.min(maxLines, words.length); count++) {
    const broken = breakInto(count, words, measure, width);
    if (broken) return broken.lines;
  }
  return undefined;
}

/** Whether a short word stands alone in one of three lines or more. */
function hasLonelyWord(lines: string[], measure: Measure): boolean {
  if (lines.length < 3) return false;
  const widest = Math.max(...lines.map(measure));
  return lines.some((line) => !line.includes(' ') && measure(line) < widest * lonely);
}

/**
 * Sets sentences, each beginning a line, as large as the box allows in four lines; somewhat smaller where that brings a
 * lonely word home.
 */
export function fitHeadline(sentences: string[], measure: Measure, box: HeadlineBox): Headline {
  let best: (Headline & { score: number }) | undefined;
  for (let size = largest; size >= smallest && size > (best?.score ?? 0); size -= 2) {
    const broken = sentences.map((sentence) => breakLines(sentence, measure, box.width / size));
    const lines = broken.flatMap((part) => part ?? []);
    if (broken.includes(undefined) || lines.length > maxLines) continue;
    if (lines.length * lineHeight * size > box.height) continue;
    const score = hasLonelyWord(lines, measure) ? size * worthOfLonely : size;
    if (!best || score > best.score) best = { lines, size, score };
  }
  if (!best) throw new Error(`"${sentences.join(' ')}" is too long for a social image.`);
  return { lines: best.lines, size: best.size };
}
