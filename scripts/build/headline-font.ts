import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { clinicFolder } from '../../shared/clinic/folder.ts';
import { readBrand } from '../../shared/clinic/read-brand.ts';

/** Fixes the weight of a variable font, since Satori draws only the font's default weight. */
export async function readHeadlineFont(): Promise<Buffer> {
  const { file, weight } = readBrand().fonts.headings;
  const axes = weight === undefined ? {} : { variationAxes: { wght: weight } };
  const font = await readFile(join(clinicFolder(), 'brand', file));
  return subsetFont(font, characters, { targetFormat: 'sfnt', ...axes });
}

function charactersBetween(first: number, last: number): string {
  const length = last - first + 1;
  return Array.from({ length }, (_, index) => String.fromCodePoint(first + index)).join('');
}

const latinWithExtendedAAndB = charactersBetween(0x20, 0x24f);
const punctuationAndCurrencies = charactersBetween(0x2000, 0x20cf);
const characters = latinWithExtendedAAndB + punctuationAndCurrencies;
