/** Makes of the reader's phrases what a person hears: decision 48 gives the reason for each rule. */
import { nested, type Heard, type Said } from './said.ts';

/** Without a name nothing is said of them, only of what stands in them. */
const silent = new Set([
  'paragraph',
  'term',
  'definition',
  'strong',
  'emphasis',
  'rowgroup',
  'article',
  'group',
  'form',
  'time',
  'mark',
]);
/** Nothing is said of them while they are empty. */
const silentWhenEmpty = new Set(['alert', 'status', 'list', 'group', ...silent]);
/** What stands in them is their name. */
const namedByContent = new Set(['link', 'button', 'heading', 'cell', 'rowheader', 'columnheader', 'option']);

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
const isPartOfName = ({ role, isText }: Heard) => isText || role === 'image';

/** Texts of one block become one. */
function joined(all: Heard[]): Heard[] {
  const line: Heard[] = [];
  for (const heard of all) {
    const last = line.at(-1);
    const continues =
      last?.isText && heard.isText && last.line === heard.line && last.language === heard.language;
    if (continues) line.splice(-1, 1, { ...last, words: last.words + heard.words });
    else line.push(heard);
  }
  return line.filter(({ isText, words }) => !isText || plain(words) !== '');
}

const spaceless = (text: string) => text.replaceAll(/\s/g, '');

/** The reader loses the spaces between the parts of a name; they stand in the page's own text. */
function wordsWithSpaces({ words }: Heard, within: Heard[]): string {
  const text = plain(textOf(within));
  return text && spaceless(words).startsWith(spaceless(text))
    ? text + wordsAfter(words, spaceless(text).length)
    : words;
}

const textOf = (all: Heard[]): string =>
  all.map(({ isText, words, children }) => (isText ? words : textOf(children))).join('');

/** What stands in `words` after so many characters that are no spaces. */
function wordsAfter(words: string, count: number): string {
  const ends = [...words.matchAll(/\S/g)][count - 1]?.index ?? words.length;
  return words.slice(ends + 1);
}

/** A table's caption is read as its first line; the table is not named by it once more. */
function isNamedByCaption({ role, words, children }: Heard): boolean {
  return role === 'table' && children.some((child) => child.role === 'caption' && child.words === words);
}

/** Only what is said; what is silent gives way to what stands in it. */
function audible(all: Heard[]): Heard[] {
  const line = all.flatMap((heard): Heard[] => {
    if (heard.isLabel && heard.isText) return [];
    const { role } = heard;
    const within = role === 'combobox' ? [] : audible(heard.children);
    if (role === 'caption') return within;
    const isNamed = namedByContent.has(role);
    const children = isNamed ? within.filter((child) => !isPartOfName(child)) : within;
    const words = isNamedByCaption(heard) ? '' : isNamed ? wordsWithSpaces(heard, within) : heard.words;
    if (children.length === 0 && words === '' && silentWhenEmpty.has(role)) return [];
    return silent.has(role) && words === '' ? children : [{ ...heard, words, children }];
  });
  return joined(line);
}

const indented = (lines: string[]) => lines.map((line) => `  ${line}`);
const withBullet = ([first, ...others]: string[]) => (first ? [`• ${first}`, ...indented(others)] : []);

function linesOfList({ words, children }: Heard): string[] {
  const items = children.filter(({ role }) => role === 'listitem');
  const phrase = ['list', words, `${items.length} ${items.length === 1 ? 'item' : 'items'}`]
    .filter(Boolean)
    .join(', ');
  return [phrase, ...indented(items.flatMap((item) => withBullet(linesOf(item.children))))];
}

function linesOfRow({ children }: Heard): string[] {
  const cells = children.map(({ words }) => words).join(' | ');
  return [`row: ${cells}`, ...indented(children.flatMap((cell) => linesOf(cell.children)))];
}

/** A heading that is a link is said in one breath. */
function isSaidWithin({ words, children: [only, ...others] }: Heard): boolean {
  return only !== undefined && others.length === 0 && only.role !== '' && words.startsWith(only.words);
}

function linesOfOne(heard: Heard): string[] {
  const { role, words, children } = heard;
  if (role === 'list') return linesOfList(heard);
  if (role === 'row') return linesOfRow(heard);
  if (namedByContent.has(role) && isSaidWithin(heard)) return [`${role}, ${children[0]?.role}, ${words}`];
  return [plain([role, words].filter(Boolean).join(', ')), ...indented(linesOf(children))];
}

function linesOf(all: Heard[]): string[] {
  return all.flatMap((heard) => {
    const [first = '', ...others] = linesOfOne(heard);
    return [heard.language ? `[${heard.language}] ${first}` : first, ...others];
  });
}

/** The lines of a transcript: a phrase each, what stands in something below it. */
export function transcript(all: Said[]): string[] {
  return linesOf(audible(nested(all)));
}

const needName =
  /^(?:• )?(?:link|button|image|heading|textbox|searchbox|checkbox|combobox|dialog)(?:, level \d+)?$/;
const trimmed = (line: string) => line.trim().replace(/^(• |\[\w+\] )+/, '');

/** What is pressed, filled in or looked at, and has no name. */
export const nameless = (lines: string[]) => lines.map(trimmed).filter((line) => needName.test(line));

const wordsOf = (line: string) =>
  trimmed(line)
    .replace(/^(?:region|navigation|group|list|article|dialog|heading|link|image|button), /, '')
    .replace(/, (?:level \d+|\d+ items?)$/, '');

/** Phrases that say what the one before said. */
export const saidTwice = (lines: string[]) =>
  lines.filter((line, index) => index > 0 && wordsOf(line) === wordsOf(lines[index - 1] ?? ''));
