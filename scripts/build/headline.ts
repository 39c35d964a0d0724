import type React from 'react';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createElement } from 'satori/jsx';
import subsetFont from 'subset-font';
import { clinicFolder } from '../../shared/clinic/folder.ts';
import { readBrand } from '../../shared/clinic/read-brand.ts';

/**
 * Reads the brand's font for headings as Satori needs it. Fixes the weight of a variable font, since Satori draws only the
 * font's default weight.
 */
export async function readHeadlineFont(clinic = clinicFolder()): Promise<Buffer> {
  const { file, weight } = readBrand(clinic).fonts.headings;
  const axes = weight === undefined ? {} : { variationAxes: { wght: weight } };
  const font = await readFile(join(clinic, 'brand', file));
  return subsetFont(font, characters, { targetFormat: 'sfnt', ...axes });
}

/** Satori's own `createElement`, since importing React here would load its development build. */
export const h = createElement as unknown as typeof React.createElement;

export const headlineFonts = (font: Buffer) => [
  { name: 'headline', data: font, weight: 600 as const, style: 'normal' as const },
];

/** Characters in titles: Latin with Extended-A and -B, and punctuation. */
const ranges = [
  { from: 0x20, to: 0x24f },
  { from: 0x2000, to: 0x20cf },
];
const characters = ranges
  .flatMap(({ from, to }) =>
    Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
  )
  .join('');
