/** The screen reader as it runs in the page: Guidepup's, with what its phrases do not tell. Bundled by `reader.ts`. */
import { virtual } from '@guidepup/virtual-screen-reader';
import type { Said } from './said.ts';

const blocks = new Map<Element, number>();

const isInline = (element: Element) => /^(inline|contents)$/.test(getComputedStyle(element).display);

function blockOf(element: Element): Element {
  let block = element;
  while (isInline(block) && block.parentElement) block = block.parentElement;
  return block;
}

/** The line a text stands in: its block, and how many lines of that were ended before it. */
function lineOf(element: Element, node: Node): string {
  const block = blockOf(element);
  const ended = [...block.querySelectorAll('br')].filter(
    (end) => end.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  blocks.set(block, blocks.get(block) ?? blocks.size);
  return `${blocks.get(block)}:${ended.length}`;
}

function languageOf(element: Element): string | undefined {
  const language = element.closest<HTMLElement>('[lang]')?.lang;
  return language === document.documentElement.lang ? undefined : language;
}

/** The reader goes by the attributes, which say what a field began with. */
function showWhatWasEntered() {
  for (const box of document.querySelectorAll<HTMLInputElement>('[type=checkbox]')) {
    box.toggleAttribute('checked', box.checked);
  }
  for (const area of document.querySelectorAll('textarea')) area.textContent = area.value;
}

/** How much had been said after each change of the document, however many announcements the reader made of it. */
let ends: number[] = [];
const observer = new MutationObserver(async () => {
  // The reader, which heard of the change before, speaks after a turn of its own.
  await Promise.resolve();
  await Promise.resolve();
  ends.push((await virtual.spokenPhraseLog()).length);
});

async function start() {
  ends = [];
  showWhatWasEntered();
  // The reader takes what stands in them for text, which Chromium does not.
  for (const each of document.querySelectorAll('noscript')) each.setAttribute('aria-hidden', 'true');
  await virtual.start({ container: document.body });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
}

/** Whether white space stands between two texts of the page. */
function isApart(before: Node, after: Node): boolean {
  const between = document.createRange();
  between.setStartAfter(before);
  between.setEndBefore(after);
  return /\s/.test(between.toString());
}

/** What is said from the start of the page to its end, of what stands in `part`. */
async function read(part: string): Promise<Said[]> {
  const wanted = document.querySelector(part);
  if (!wanted) throw new Error(`Nothing on the page matches ${part}.`);
  await virtual.stop();
  await start();
  const said: Said[] = [];
  const passed = new Map<Node, string[]>();
  let last: { text: Node; line: string } | undefined;
  for (;;) {
    await virtual.next();
    const node = virtual.activeNode;
    const phrase = await virtual.lastSpokenPhrase();
    // The reader begins again after the end: of the page, or of a dialog that keeps it within.
    if (!node || node === document.body || passed.get(node)?.includes(phrase)) return said;
    passed.set(node, [...(passed.get(node) ?? []), phrase]);
    if (!wanted.contains(node)) continue;
    const element = node instanceof Element ? node : (node.parentElement ?? document.body);
    const isText = element !== node;
    const line = lineOf(element, node);
    const isNext = isText && last && (last.line !== line || isApart(last.text, node));
    if (isText) last = { text: node, line };
    said.push({
      phrase: isText ? `${isNext ? ' ' : ''}${node.textContent}` : phrase,
      isText,
      isLabel: element.closest('label') !== null,
      language: languageOf(element),
      line,
    });
  }
}

/** What was said without the reader being moved, of one change of the document after the other. */
async function heard(): Promise<string[][]> {
  const phrases = await virtual.spokenPhraseLog();
  const bounds = [1, ...ends, phrases.length];
  return bounds.slice(1).map((end, index) => phrases.slice(bounds[index], end));
}

const screenReader = { start, read, heard };
export type ScreenReader = typeof screenReader;
Object.assign(globalThis, { screenReader });
