import { extname } from 'node:path';
import sharp from 'sharp';
import { findScript } from '../src/content/check/script-in-html.ts';
import { slugify } from '../src/lib/fold.ts';

/** A file as the page sends it: its name and its bytes in base64. */
export type Upload = { name: string; data: string };

export type Prepared = { fileName: string; contentType: string; bytes: Buffer; details: object };

/** Twice as wide as the widest place of a page. */
const widest = 1600;

/** A photograph in a size for pages, upright and without what the camera wrote into it; a drawing as it is. */
export async function preparePicture({ name, data }: Upload): Promise<Prepared> {
  const file = Buffer.from(data, 'base64');
  const base = slugify(name.slice(0, name.length - extname(name).length)) || 'imagine';
  const { format } = await sharp(file)
    .metadata()
    .catch(() => {
      throw new Error(`„${name}” nu este o imagine.`);
    });
  const isDrawing = format === 'svg';
  if (isDrawing && findScript(file.toString('utf8'))) throw new Error(`„${name}” conține un program.`);
  const bytes = isDrawing
    ? file
    : await sharp(file)
        .rotate()
        .resize({ width: widest, withoutEnlargement: true })
        .webp({ quality: 82 })
        .toBuffer();
  const { width, height } = await sharp(bytes).metadata();
  return {
    fileName: `${base}.${isDrawing ? 'svg' : 'webp'}`,
    contentType: isDrawing ? 'image/svg+xml' : 'image/webp',
    bytes,
    details: { size: bytes.length, image: { width, height } },
  };
}
