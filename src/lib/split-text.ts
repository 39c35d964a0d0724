/** Parts a heading behind its sentences and at each `|`, where an editor says a line may end. */
export function phrasesOf(heading: string): string[] {
  return heading.split(/(?<=[.!?])\s+|\s*\|\s*/);
}

/** Cuts a text into what stands before a word's last place in it, the word, and the rest; all is "before" when it is absent. */
export function splitAtLast(text: string, word: string): [before: string, word: string, after: string] {
  const at = text.lastIndexOf(word);
  if (at < 0) return [text, '', ''];
  return [text.slice(0, at), word, text.slice(at + word.length)];
}
