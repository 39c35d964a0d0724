/** Keeps an amount and its currency on one line. */
export const noBreak = '\u00a0';
