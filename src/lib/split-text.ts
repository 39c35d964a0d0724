/** Splits after sentences, and at `|`, where an editor allows a line break. */
export function splitPhrases(heading: string): string[] {
  return heading.replaceAll(/([.!?])\s+/g, '$1|').split(/\s*\|[\s|]*/);
}

export function splitAtLast(text: string, word: string): [before: string, word: string, after: string] {
  const at = text.lastIndexOf(word);
  if (at < 0) return [text, '', ''];
  return [text.slice(0, at), word, text.slice(at + word.length)];
}
