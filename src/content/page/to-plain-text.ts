import { noBreak, wordJoiner } from '../../lib/no-break.ts';

/** A text for another place than the page, which breaks its lines itself: mails, messages, structured data. */
export function toPlainText(text: string): string {
  return text.replaceAll(noBreak, ' ').replaceAll(wordJoiner, '');
}
