/** Reads of an OpenType font which characters it has: https://learn.microsoft.com/typography/opentype/spec/cmap */

/** Where a table of the font begins. */
function tableAt(font: Buffer, name: string): number {
  const tables = font.readUInt16BE(4);
  for (let record = 12; record < 12 + 16 * tables; record += 16) {
    if (font.toString('latin1', record, record + 4) === name) return font.readUInt32BE(record + 8);
  }
  throw new Error(`The font has no table "${name}".`);
}

type Range = { first: number; last: number };

/** Format 4: the characters of two bytes. */
function shortRanges(font: Buffer, at: number): Range[] {
  const size = font.readUInt16BE(at + 6);
  const [lasts, firsts] = [at + 14, at + 16 + size];
  return Array.from({ length: size / 2 }, (_, segment) => ({
    first: font.readUInt16BE(firsts + 2 * segment),
    last: font.readUInt16BE(lasts + 2 * segment),
  }));
}

/** Format 12: all characters. */
function longRanges(font: Buffer, at: number): Range[] {
  return Array.from({ length: font.readUInt32BE(at + 12) }, (_, group) => ({
    first: font.readUInt32BE(at + 16 + 12 * group),
    last: font.readUInt32BE(at + 20 + 12 * group),
  }));
}

function rangesAt(font: Buffer, at: number): Range[] {
  const format = font.readUInt16BE(at);
  if (format === 4) return shortRanges(font, at);
  return format === 12 ? longRanges(font, at) : [];
}

/** The code points that a font maps to glyphs of its own. */
export function charactersOf(font: Buffer): Set<number> {
  const cmap = tableAt(font, 'cmap');
  const subtables = Array.from({ length: font.readUInt16BE(cmap + 2) }, (_, record) =>
    font.readUInt32BE(cmap + 4 + 8 * record + 4),
  );
  const ranges = subtables.flatMap((offset) => rangesAt(font, cmap + offset));
  return new Set(
    ranges.flatMap(({ first, last }) => Array.from({ length: last - first + 1 }, (_, at) => first + at)),
  );
}
