import type React from 'react';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createElement } from 'satori/jsx';
import subsetFont from 'subset-font';
import { clinicFolder } from '../../shared/clinic/folder.ts';
import { readBrand } from '../../shared/clinic/read-brand.ts';

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

/** A variable font at one weight: satori draws no other than its default. */
export async function fontAtWeight(file: string, weight: number): Promise<Buffer> {
  const options = { targetFormat: 'sfnt', variationAxes: { wght: weight } } as const;
  return subsetFont(await readFile(file), characters, options);
}

export function readHeadlineFont(): Promise<Buffer> {
  const { file, weight } = readBrand().fonts.headings;
  return fontAtWeight(join(clinicFolder(), 'brand', file), weight);
}

/** Satori takes React's elements; to make them, React itself would be loaded before the build says which of its builds. */
export const h = createElement as unknown as typeof React.createElement;

export const headlineFonts = (font: Buffer) => [
  { name: 'headline', data: font, weight: 600 as const, style: 'normal' as const },
];
