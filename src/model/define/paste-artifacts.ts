/** Finds and removes characters and markup that other programs leave in copied text and no author intends. */

export function removePasteArtifacts(text: string, isHtml: boolean): string {
  let repaired = text;
  for (const { pattern, repair, needsHtml } of pasteArtifacts) {
    if (!repair || (needsHtml && !isHtml)) continue;
    repaired = repaired.replaceAll(pattern, (found) => repair(found, isHtml));
  }
  return repaired;
}

export function pasteArtifactIn(text: string, isHtml: boolean): string | undefined {
  for (const { pattern, needsHtml } of pasteArtifacts) {
    if (needsHtml && !isHtml) continue;
    const [found] = text.match(pattern) ?? [];
    if (found !== undefined) return found;
  }
  return undefined;
}

type PasteArtifact = {
  pattern: RegExp;
  needsHtml?: boolean;
  /** Absent if only the author can correct the text. */
  repair?: (found: string, isHtml: boolean) => string;
};

const blank = String.raw`(?:[\s\u00A0]|&nbsp;)`;
/** In symbol fonts `o` and `§` are bullets; a letter or dash counts as a bullet only before two blanks. */
const bullet = `(?:[·•▪●○◦\\uF0B7\\uF0A7]${blank}*|[o§–-]${blank}{2,})`;
const listNumber = `\\d{1,2}[.)]${blank}+`;
/** Matches two or more successive paragraphs that begin with `start`. */
const paragraphRun = (start: string) => new RegExp(`(?:<p>${start}(?:(?!</p>).)+</p>\\s*){2,}`, 'gsu');

function toList(paragraphs: string, tag: 'ul' | 'ol', start: string): string {
  const paragraph = new RegExp(`<p>${start}((?:(?!</p>).)+)</p>\\s*`, 'gsu');
  return `<${tag}>${paragraphs.replaceAll(paragraph, '<li>$1</li>')}</${tag}>`;
}

/** Pages that redirect to the URL in their query. */
const redirectors = String.raw`(?:www\.)?google\.\w+(?:\.\w+)?/url|[\w.-]+\.safelinks\.protection\.outlook\.com/|lm?\.facebook\.com/l\.php|(?:www\.)?youtube\.com/redirect`;

function redirectTarget(address: string): string {
  const url = address.replaceAll('&amp;', '&');
  if (!URL.canParse(url)) return address;
  const { searchParams } = new URL(url);
  for (const name of ['q', 'url', 'u']) {
    const target = searchParams.get(name) ?? '';
    if (!/^https?:\/\//i.test(target) || !URL.canParse(target)) continue;
    const withTls = target.replace(/^http:/i, 'https:');
    return withTls.replaceAll('&', '&amp;').replaceAll('"', '%22');
  }
  return address;
}

const pasteArtifacts: PasteArtifact[] = [
  // Bidirectional controls and byte order marks.
  { pattern: /[\p{Bidi_Control}\uFEFF]/gu, repair: () => '' },
  { pattern: paragraphRun(bullet), needsHtml: true, repair: (found) => toList(found, 'ul', bullet) },
  { pattern: paragraphRun(listNumber), needsHtml: true, repair: (found) => toList(found, 'ol', listNumber) },
  {
    pattern: new RegExp(`(?<=href=")https?://(?:${redirectors})\\?[^"]*`, 'gi'),
    needsHtml: true,
    repair: redirectTarget,
  },
  // A link to a document in an editor leads visitors to a log-in page.
  {
    pattern:
      /(?<=href=")https:\/\/(?:docs\.google\.com\/\w+\/d\/[^"]*\/edit|[\w-]+\.sharepoint\.com\/|onedrive\.live\.com\/|1drv\.ms\/)[^"]*/gi,
    needsHtml: true,
  },
  // Markdown: links, bold text and headings.
  {
    pattern: /\[[^\][<>]+\]\((?:https:\/\/|\/)[^\s()<>]+\)/g,
    repair: (found, isHtml) => {
      const [, text = '', href = ''] = /^\[(.*)\]\((.*)\)$/.exec(found) ?? [];
      return isHtml ? `<a href="${href}">${text}</a>` : text;
    },
  },
  {
    pattern: /(?<![\p{L}\p{N}*])\*\*(?=\S)[^*<>]+(?<=\S)\*\*(?![\p{L}\p{N}*])/gu,
    repair: (found, isHtml) => (isHtml ? `<strong>${found.slice(2, -2)}</strong>` : found.slice(2, -2)),
  },
  {
    pattern: /<p>#{1,4} (?:(?!<\/p>).)+<\/p>/gs,
    needsHtml: true,
    repair: (found) => found.replace(/^<p>#{1,4} (.*)<\/p>$/s, '<h2>$1</h2>'),
  },
  // No-break spaces between two words; one beside a number or before a unit, as in `20 de lei`, is intended.
  { pattern: /(?<=\p{L}[,;:]?)(?<!\d(?:\s|&nbsp;)de)(?:\u00A0|&nbsp;)+(?=\p{L})/gu, repair: () => ' ' },
];
