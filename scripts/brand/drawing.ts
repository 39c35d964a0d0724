import { readFile } from 'node:fs/promises';
import sharp from 'sharp';

/** A rectangle; of a drawing's painted part, in the drawing's own units. */
export type Box = { x: number; y: number; width: number; height: number };
type Size = { width: number; height: number };

/** A picture ready to be set into an SVG of any size, and the part of it that is painted. */
export type Drawing = Size & { href: string; painted: Box };

/** Reads a drawing, or a photograph in any format sharp knows. */
export async function readDrawing(file: string): Promise<Drawing> {
  const bytes = await readFile(file);
  const { width, height, format } = await sharp(bytes).metadata();
  const [type, data] =
    format === 'svg' ? ['image/svg+xml', bytes] : ['image/png', await sharp(bytes).png().toBuffer()];
  const href = `data:${type};base64,${data.toString('base64')}`;
  return { width, height, href, painted: await paintedPart(bytes) };
}

async function paintedPart(bytes: Buffer): Promise<Box> {
  const { data, info } = await sharp(bytes)
    .ensureAlpha()
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true });
  let [left, top, right, bottom] = [info.width, info.height, 0, 0];
  for (const [index, alpha] of data.entries()) {
    if (alpha < 128) continue;
    const [x, y] = [index % info.width, Math.floor(index / info.width)];
    left = Math.min(left, x);
    right = Math.max(right, x + 1);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y + 1);
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** The largest size of the box's proportions within `room`. */
export function sizeWithin(box: Size, room: Size): Size {
  const scale = Math.min(room.width / box.width, room.height / box.height);
  return { width: box.width * scale, height: box.height * scale };
}

/** The drawing in an SVG, its painted part filling `place`. */
export function placed({ width, height, href, painted }: Drawing, place: Box): string {
  const scale = place.width / painted.width;
  const x = place.x - painted.x * scale;
  const y = place.y - painted.y * scale;
  return `<image x="${x}" y="${y}" width="${width * scale}" height="${height * scale}" href="${href}"/>`;
}

/** A complete SVG of one size; without a ground it is transparent. */
export function svg({ width, height }: Size, parts: string[], ground?: string) {
  const filled = ground ? `<rect width="${width}" height="${height}" fill="${ground}"/>` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${filled}${parts.join('')}</svg>`;
}
