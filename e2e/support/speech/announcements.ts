import { unsaid } from './said.ts';

/** A live region that was emptied says nothing. */
const emptied = /^(polite|assertive):$/;

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').replaceAll(unsaid, '').trim();

/**
 * What a person hears of what was announced, and of where the focus went. The reader makes an announcement of each node
 * that one change of the document touched; a screen reader makes one of the change.
 */
export function announcements(changes: string[][]): string[] {
  return changes.flatMap((phrases) =>
    [...new Set(phrases.map(plain))].filter((phrase) => !emptied.test(phrase)),
  );
}
