/** Finds and removes characters and markup that other programs leave in copied text and no author intends. */

export function removePasteArtifacts(text: string, isHtml: boolean): string {
  return pasteArtifacts.reduce((repaired, { pattern, repair, needsHtml }) => {
    if (!repair || (needsHtml && !isHtml)) return repaired;
    return repaired.replaceAll(pattern, (found) => repair(found, isHtml));
  }, text);
}

export function pasteArtifactIn(text: string, isHtml: boolean): string | undefined {
  const found = pasteArtifacts.map(({ pattern, needsHtml }) =>
    needsHtml && !isHtml ? undefined : text.match(pattern)?.[0],
  );
  return found.find((each) => each !== undefined);
}

type PasteArtifact = {
  pattern: RegExp;
  /** The pattern applies to HTML only. */
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

const listOf = (tag: 'ul' | 'ol', start: string) => (found: string) => {
  const items = found.replaceAll(new RegExp(`<p>${start}((?:(?!</p>).)+)</p>\\s*`, 'gsu'), '<li>$1</li>');
  return `<${tag}>${items}</${tag}>`;
};

/** Pages that redirect to the URL in their query. */
const redirectors = String.raw`(?:www\.)?google\.\w+(?:\.\w+)?/url|[\w.-]+\.safelinks\.protection\.outlook\.com/|lm?\.facebook\.com/l\.php|(?:www\.)?youtube\.com/redirect`;

function redirectTarget(address: string): string {
  const url = address.replaceAll('&amp;', '&');
  if (!URL.canParse(url)) return address;
  const { searchParams } = new URL(url);
  const target = ['q', 'url', 'u']
    .map((name) => searchParams.get(name))
    .find((each) => each && /^https?:\/\//i.test(each) && URL.canParse(each));
  if (!target) return address;
  return target
    .replace(/^http:/i, 'https:')
    .replaceAll('&', '&amp;')
    .replaceAll('"', '%22');
}

const pasteArtifacts: PasteArtifact[] = [
  // Bidirectional controls and byte order marks.
  { pattern: /[\p{Bidi_Control}\uFEFF]/gu, repair: () => '' },
  { pattern: paragraphRun(bullet), needsHtml: true, repair: listOf('ul', bullet) },
  { pattern: paragraphRun(listNumber), needsHtml: true, repair: listOf('ol', listNumber) },
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
