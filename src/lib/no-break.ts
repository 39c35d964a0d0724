export const noBreak = '\u00a0';

/** Prevents a line break, without width. */
export const wordJoiner = '\u2060';

/** For mails, messages and structured data, which break lines themselves. */
export function toPlainText(text: string): string {
  return text.replaceAll(noBreak, ' ').replaceAll(wordJoiner, '');
}
