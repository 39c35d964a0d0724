export const noBreak = '\u00a0';

/** The character has no width and prevents a line break. */
export const wordJoiner = '\u2060';

/** Removes no-break characters, for mails, messages and structured data, whose readers wrap lines themselves. */
export function toPlainText(text: string): string {
  return text.replaceAll(noBreak, ' ').replaceAll(wordJoiner, '');
}
