/** Parts a heading behind its sentences and at each `|`, where an editor says a line may end. */
export function phrasesOf(heading: string): string[] {
  return heading.split(/(?<=[.!?])\s+|\s*\|\s*/);
}
