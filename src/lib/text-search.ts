/** A piece of a text, and whether it is one of the words looked for. */
export type TextPart = { text: string; hit: boolean };

/** The text as it is compared: in lower case and without marks, so that `Ș`, `ş` and `s` are one letter. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The words somebody typed, folded. */
export function wordsOf(query: string): string[] {
  return fold(query)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** Whether each of the folded words is somewhere in the texts. */
export function holdsAll(texts: string[], words: string[]): boolean {
  // Folding is the slow part, and mostly nothing is looked for.
  if (words.length === 0) return true;
  const folded = fold(texts.join('\n'));
  return words.every((word) => folded.includes(word));
}

/** Parts a text at the places where one of the folded words stands in it. */
export function markWords(text: string, words: string[]): TextPart[] {
  if (words.length === 0) return [{ text, hit: false }];
  const letters = [...text];
  const folded = letters.map(fold);
  const joined = folded.join('');
  // Which letter a place of the folded text came from: a letter may fold to none, or to more than one.
  const origin = folded.flatMap((piece, index) => Array.from(piece, () => index));
  const hits = new Set<number>();
  for (const word of words) {
    for (let at = joined.indexOf(word); at >= 0; at = joined.indexOf(word, at + 1)) {
      for (const index of origin.slice(at, at + word.length)) hits.add(index);
    }
  }
  const parts: TextPart[] = [];
  for (const [index, letter] of letters.entries()) {
    // A mark written after its letter stays with it.
    const hit = folded[index] === '' ? (parts.at(-1)?.hit ?? false) : hits.has(index);
    const last = parts.at(-1);
    if (last?.hit === hit) last.text += letter;
    else parts.push({ text: letter, hit });
  }
  return parts;
}
