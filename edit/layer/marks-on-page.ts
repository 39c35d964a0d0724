// Finds the fields of what the editor clicks. A displayed text carries the numbers of its fields as invisible characters, a
// picture carries them in `data-edit`.
import { numbersIn, withoutMarks } from '../marks.ts';

export const layerId = 'edit-layer';

type Hit = { element: Element; numbers: number[]; text: string };

/** Returns the text or picture at the point, with the numbers of its fields. */
export function hitTest(target: Element, x: number, y: number): Hit {
  // A card's link covers the card with a pseudo-element, which `getClientRects` omits; the text at the point is in the
  // element behind the link.
  const [, behind] = document.elementsFromPoint(x, y);
  const isCovered = behind && !behind.contains(target) && !containsPoint(target.getClientRects(), x, y);
  if (isCovered) return hitTest(behind, x, y);
  const texts = textsIn(target);
  const isPicture = target.matches('img, video, svg, picture');
  const text = isPicture ? undefined : (texts.find((each) => isAtPoint(each, x, y)) ?? texts[0]);
  if (text) {
    return {
      element: text.parentElement ?? target,
      numbers: markNumbersOf(text),
      text: withoutMarks(text.data),
    };
  }
  // Several pictures may overlap at the point.
  const pictures = document.elementsFromPoint(x, y).filter((each) => each.matches('img, video'));
  const candidates = [target.closest('[data-edit]'), target.querySelector('[data-edit]'), ...pictures];
  const numbers = [...new Set(candidates.flatMap(attributeNumbers))];
  return { element: target, numbers, text: '' };
}

const isInLayer = (node: Node) => document.getElementById(layerId)?.contains(node) ?? false;

/** Returns an element's text nodes with letters or digits in document order, except those of scripts and styles. */
export function textsIn(root: Element): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT, (node) => {
    const isCode = node.parentElement?.closest('script, style, noscript, template');
    const hasWords = /[\p{L}\p{N}]/u.test(node.nodeValue ?? '');
    return hasWords && !isCode && !isInLayer(node) ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_REJECT;
  });
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts;
}

const attributeNumbers = (element: Element | null) =>
  (element?.getAttribute('data-edit') ?? '').split(' ').filter(Boolean).map(Number);

/**
 * Returns the numbers of a text's fields. A text without a mark (the second sentence of a heading, a currency) has the
 * numbers of the nearest marked text before it in the same block, otherwise of the first one after it, otherwise of the
 * element.
 */
export function markNumbersOf(text: Text): number[] {
  const textNumbers = numbersIn(text.data);
  if (textNumbers.length > 0) return textNumbers;
  const hasWord = /\p{L}{2}/u.test(text.data);
  const isBlock = (element: Element) => !/^(?:inline|contents)/.test(getComputedStyle(element).display);
  const isBefore = (other: Text) =>
    (other.compareDocumentPosition(text) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  for (let outer = text.parentElement; outer; outer = outer.parentElement) {
    const marked = textsIn(outer).filter(({ data }) => numbersIn(data).length > 0);
    const nearest = marked.findLast(isBefore) ?? marked[0];
    if (nearest) return numbersIn(nearest.data).slice(-1);
    const attributeMarks = attributeNumbers(outer);
    if (attributeMarks.length > 0) return attributeMarks;
    // A figure or an initial cannot contain a mark, so the search continues outside its block.
    if (isBlock(outer) && hasWord) break;
  }
  return [];
}

const containsPoint = (rects: DOMRectList, x: number, y: number) =>
  [...rects].some(({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom);

function isAtPoint(text: Text, x: number, y: number): boolean {
  const range = document.createRange();
  range.selectNodeContents(text);
  return containsPoint(range.getClientRects(), x, y);
}
