const cedillaLetters = /\S*[şţŞŢ]\S*/;

/** The first word of `value` (a text or a list of texts) with ş or ţ, which Romanian writes ș and ț. */
export function findCedilla(value: unknown): string | undefined {
  const texts = Array.isArray(value) ? value : [value];
  for (const text of texts) {
    // NFC joins a letter and a separate cedilla mark into the one letter looked for.
    const word = typeof text === 'string' && cedillaLetters.exec(text.normalize('NFC'))?.[0];
    if (word) return word;
  }
  return undefined;
}

export function cedillaMessage(word: string): string {
  return `"${word.slice(0, 60)}" has a letter with a cedilla; write ș and ț with a comma below.`;
}
