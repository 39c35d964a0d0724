import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Blob, Face } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import type { Space } from '../../../src/content/source/space.ts';
import { textsOf } from './written-texts.ts';
import { languages, localeOf } from '../../../shared/languages.ts';
import { clinicFolder } from '../../../shared/clinic/folder.ts';
import { readBrand } from '../../../shared/clinic/read-brand.ts';

/** What a font has to draw; symbols such as arrows any system has. */
const drawn = /[\p{L}\p{M}\p{N}\p{P}\p{Sc}]/gu;

function lettersIn(space: Space, locale: string): Map<string, string> {
  const letters = new Map<string, string>();
  for (const written of textsOf(space)) {
    if (written.locale !== locale || written.contentType === 'asset') continue;
    for (const [letter] of written.text.normalize('NFC').matchAll(drawn)) {
      if (!letters.has(letter)) letters.set(letter, written.entry);
    }
  }
  return letters;
}

async function knownLetters(font: Buffer, letters: string): Promise<Set<number>> {
  const unpacked = await subsetFont(font, letters, { targetFormat: 'sfnt' });
  return new Set(new Face(new Blob(unpacked)).collectUnicodes());
}

/** Browsers draw with another font what one lacks. */
export async function missingLetters(space: Space, clinic = clinicFolder()): Promise<string[]> {
  const lines: string[] = [];
  for (const { file } of Object.values(readBrand(clinic).fonts)) {
    const font = await readFile(join(clinic, 'brand', file));
    for (const language of languages) {
      const needed = [...lettersIn(space, localeOf(language))];
      const wanted = needed.map(([letter]) => letter).join('');
      const known = await knownLetters(font, wanted);
      const missing = needed.filter(([letter]) => !known.has(letter.codePointAt(0) ?? 0));
      if (missing.length === 0) continue;
      const named = missing.map(([letter, entry]) => `${letter} (${entry})`).join(', ');
      lines.push(`brand/${file} lacks letters of the content in ${language}: ${named}.`);
    }
  }
  return lines;
}
