import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { clinicFolder } from '../clinic.ts';
import { readBrand } from './read-brand.ts';

/** What titles are written in: Latin with Extended-A and -B, and punctuation. */
const ranges = [
  { from: 0x20, to: 0x24f },
  { from: 0x2000, to: 0x20cf },
];
const characters = ranges
  .flatMap(({ from, to }) =>
    Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)),
  )
  .join('');

/** The font of headings at their weight: satori draws no other weight of a variable font than its default. */
export async function readHeadlineFont(clinic = clinicFolder()): Promise<Buffer> {
  const { file, weight } = readBrand(clinic).fonts.headings;
  const font = await readFile(join(clinic, 'brand', file));
  return subsetFont(font, characters, { targetFormat: 'sfnt', variationAxes: { wght: weight } });
}
