const cedillaLetters = /\S*[şţŞŢ]\S*/;

export function cedillaMessage(value: unknown): string | undefined {
  const texts = (Array.isArray(value) ? value : [value]).filter((text) => typeof text === 'string');
  // NFC joins a letter and a separate cedilla mark into the one letter looked for.
  const [word] = cedillaLetters.exec(texts.join(' ').normalize('NFC')) ?? [];
  return word && `"${word.slice(0, 60)}" has a letter with a cedilla; write ș and ț with a comma below.`;
}
