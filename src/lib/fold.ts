/** The text as it is compared: in lower case and without marks, so that `Ș`, `ş` and `s` are one letter. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
