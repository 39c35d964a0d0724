/** Keeps what stands on both sides of it on one line. */
export const noBreak = '\u00a0';

/** No line breaks where it stands; it has no width. */
export const wordJoiner = '\u2060';

/** A text for another place than the page, which breaks its lines itself: mails, messages, structured data. */
export function toPlainText(text: string): string {
  return text.replaceAll(noBreak, ' ').replaceAll(wordJoiner, '');
}
