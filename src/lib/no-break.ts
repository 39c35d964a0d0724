export const noBreak = '\u00a0';

/** Has no width, and prevents a line break. */
export const wordJoiner = '\u2060';

/** For mails, messages and structured data, whose readers break lines themselves. */
export function toPlainText(text: string): string {
  return text.replaceAll(noBreak, ' ').replaceAll(wordJoiner, '');
}
