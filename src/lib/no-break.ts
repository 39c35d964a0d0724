/** Keeps what stands on both sides of it on one line. */
export const noBreak = '\u00a0';

/** No line breaks where it stands; it has no width. */
export const wordJoiner = '\u2060';
