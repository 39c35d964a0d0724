import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ContentFinding } from '../../../src/content/check/content-finding.ts';
import { findingAt } from '../../../src/content/check/each-field.ts';
import type { Space } from '../../../src/content/source/space.ts';
import { problem } from '../../../src/model/define/problems.ts';
import { textsOf } from './written-texts.ts';
import { languages, localeOf } from '../../../shared/languages.ts';
import { readBrand } from '../../../shared/clinic/read-brand.ts';

/** Matches characters that a brand's font must contain; symbols such as arrows come from system fonts. */
const textCharacter = /[\p{L}\p{M}\p{N}\p{P}\p{Sc}]/gu;

function lettersIn(space: Space, locale: string): Map<string, string> {
  const letters = new Map<string, string>();
  for (const written of textsOf(space)) {
    if (written.locale !== locale || written.contentType === 'asset') continue;
    for (const [letter] of written.text.normalize('NFC').matchAll(textCharacter)) {
      if (!letters.has(letter)) letters.set(letter, written.entry);
    }
  }
  return letters;
}

async function supportedCodePoints(font: Buffer, letters: string): Promise<Set<number>> {
  const [{ Blob, Face }, { default: subsetFont }] = await Promise.all([
    import('harfbuzzjs'),
    import('subset-font'),
  ]);
  const unpacked = await subsetFont(font, letters, { targetFormat: 'sfnt' });
  return new Set(new Face(new Blob(unpacked)).collectUnicodes());
}

/** Finds characters that the brand's fonts lack, since browsers would display them in another font. */
export async function findMissingGlyphs({
  space,
  clinic,
}: {
  space: Space;
  clinic: string;
}): Promise<ContentFinding[]> {
  const findings: ContentFinding[] = [];
  for (const { file } of Object.values(readBrand(clinic).fonts)) {
    const font = await readFile(join(clinic, 'brand', file));
    for (const language of languages) {
      const needed = [...lettersIn(space, localeOf(language))];
      const wanted = needed.map(([letter]) => letter).join('');
      const codePoints = await supportedCodePoints(font, wanted);
      const missing = needed.filter(([letter]) => !codePoints.has(letter.codePointAt(0) ?? 0));
      if (missing.length === 0) continue;
      const letters = missing.map(([letter, entry]) => `${letter} (${entry})`).join(', ');
      const place = { entry: '', contentType: 'brand', field: '', locale: localeOf(language) };
      findings.push(findingAt(place, problem('missingLetters', { file, language, letters })));
    }
  }
  return findings;
}
