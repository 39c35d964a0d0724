import { extname } from 'node:path';
import sharp from 'sharp';
import { findScript } from '../src/content/check/script-in-html.ts';
import { slugify } from '../src/lib/fold.ts';

/** A file as the page sends it: its name and its bytes in base64. */
export type Upload = { name: string; data: string };

export type Prepared = { fileName: string; contentType: string; bytes: Buffer; details: object };

/** Twice as wide as the widest place of a page. */
const widest = 1600;

/** What a film may weigh, in megabytes. */
const heaviest = 50;

async function webpOf(file: Buffer, name: string): Promise<Buffer> {
  try {
    const photo = sharp(file).rotate().resize({ width: widest, withoutEnlargement: true });
    return await photo.webp({ quality: 82 }).toBuffer();
  } catch {
    throw new Error(`„${name}” nu este o imagine pe care o știe site-ul: salvați-o ca JPEG sau PNG.`);
  }
}

/** A photograph in a size for pages, upright and without what the camera wrote into it; a drawing or a film as it is. */
export async function prepareUpload({ name, data }: Upload): Promise<Prepared> {
  const file = Buffer.from(data, 'base64');
  const end = extname(name).toLowerCase();
  const base = slugify(name.slice(0, name.length - end.length)) || 'fisier';
  if (end === '.mp4' && file.toString('latin1', 4, 8) === 'ftyp') {
    if (file.length > heaviest * 2 ** 20)
      throw new Error(`„${name}” are peste ${heaviest} MB: micșorați-l întâi.`);
    return {
      fileName: `${base}${end}`,
      contentType: 'video/mp4',
      bytes: file,
      details: { size: file.length },
    };
  }
  const isDrawing = end === '.svg';
  if (isDrawing && findScript(file.toString('utf8'))) throw new Error(`„${name}” conține un program.`);
  const bytes = isDrawing ? file : await webpOf(file, name);
  const { width, height } = await sharp(bytes).metadata();
  return {
    fileName: `${base}${isDrawing ? end : '.webp'}`,
    contentType: isDrawing ? 'image/svg+xml' : 'image/webp',
    bytes,
    details: { size: bytes.length, image: { width, height } },
  };
}
