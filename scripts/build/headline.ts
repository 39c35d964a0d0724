import type React from 'react';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createElement } from 'satori/jsx';
import subsetFont from 'subset-font';
import { clinicFolder } from '../../shared/clinic/folder.ts';
import { readBrand } from '../../shared/clinic/read-brand.ts';

/** Fixes the weight of a variable font, since Satori draws only the font's default weight. */
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

function charactersBetween(first: number, last: number): string {
  const length = last - first + 1;
  return Array.from({ length }, (_, index) => String.fromCodePoint(first + index)).join('');
}

const latinWithExtendedAAndB = charactersBetween(0x20, 0x24f);
const punctuationAndCurrencies = charactersBetween(0x2000, 0x20cf);
const characters = latinWithExtendedAAndB + punctuationAndCurrencies;
