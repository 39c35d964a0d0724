import { readFile } from 'node:fs/promises';
import { Blob, Buffer as TextBuffer, Face, Feature, Font, shape, Variation } from 'harfbuzzjs';
import decompress from 'woff2-encoder/decompress';

export type Lettering = {
  /** The width of a text in em. */
  measure: (text: string) => number;
  /** The letters of a text as SVG, one em a pixel, beginning at the origin on the base line. */
  draw: (text: string) => string;
  /** The characters of a text that the font does not have. */
  missing: (text: string) => string[];
};

/** As in CSS: the letters' distance in em; ligatures give way to it. */
const tracking = -0.025;
const features = [new Feature('liga', 0)];

/** Reads a variable WOFF2 font at a weight; shapes text as browsers do, with HarfBuzz. */
export async function readLettering(file: string, weight: number): Promise<Lettering> {
  const face = new Face(new Blob(await decompress(await readFile(file))));
  const font = new Font(face);
  font.setVariations([new Variation('wght', weight)]);
  const { upem } = face;

  function shaped(text: string) {
    const buffer = new TextBuffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    shape(font, buffer, features);
    const positions = buffer.getGlyphPositions();
    let x = 0;
    const glyphs = buffer.getGlyphInfos().map(({ codepoint }, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      const start = x;
      x += xAdvance + tracking * upem;
      return { id: codepoint, x: start + xOffset, y: yOffset };
    });
    return { glyphs, width: x - tracking * upem };
  }

  return {
    measure: (text) => (text === '' ? 0 : shaped(text).width / upem),
    draw(text) {
      const paths = shaped(text).glyphs.map(
        ({ id, x, y }) => `<path transform="translate(${x} ${y})" d="${font.glyphToPath(id)}"/>`,
      );
      return `<g transform="scale(${1 / upem} ${-1 / upem})">${paths.join('')}</g>`;
    },
    missing: (text) => {
      const characters = new Set(text.replaceAll(/\s/g, ''));
      return [...characters].filter((character) => !font.nominalGlyph(character.codePointAt(0) ?? 0));
    },
  };
}
