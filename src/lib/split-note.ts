/** Splits `Decontaminare (per dinte)` into the name and the note, which keeps its brackets. */
export function splitNote(label: string): { name: string; note?: string } {
  const [, name, note] = /^(.*\S)\s+(\([^()]*\))$/s.exec(label) ?? [];
  return name && note ? { name, note } : { name: label };
}
