import { basename, extname } from 'node:path';
import sharp from 'sharp';
import { brandFiles } from '../scripts/build/brand-files.ts';
import { fileTypeOf, maxMegabytesOf } from '../scripts/build/file-type.ts';
import { cleanSvg } from '../scripts/build/clean-svg.ts';
import { reserveSlug, slugify } from '../src/lib/fold.ts';
import type { Files } from './clinic-files.ts';

/** `data` is in base64. */
export type Upload = { name: string; data: string };

type UploadedFile = { url: string; fileName: string; contentType: string; details: object };

/** Adds the upload to `files` under an unused name. */
export async function addUpload({ name, data }: Upload, files: Files): Promise<UploadedFile> {
  const { ext, bytes, contentType } = await prepare(Buffer.from(data, 'base64'), name);
  const isFilm = contentType === 'video/mp4';
  const { width, height } = isFilm ? {} : await sharp(bytes).metadata();
  const known = [...brandFiles().map((file) => `brand/${file}`), ...files.keys()];
  const used = new Set(known.flatMap((file) => (file.endsWith(ext) ? [file.slice(0, -ext.length)] : [])));
  const slug = slugify(name.replace(/\.\w+$/, '')) || 'fisier';
  const file = reserveSlug(`brand/${folderByExtension[ext] ?? 'photos'}/${slug}`, used) + ext;
  files.set(file, bytes);
  const details = { size: bytes.length, ...(!isFilm && { image: { width, height } }) };
  return { url: `/${file}`, fileName: basename(file), contentType, details };
}

type PreparedFile = { ext: string; bytes: Buffer; contentType: string };

/** Resizes and rotates a photograph and removes its metadata; removes scripts from a drawing. */
async function prepare(bytes: Buffer, name: string): Promise<PreparedFile> {
  const ext = extname(name).toLowerCase();
  const contentType = await fileTypeOf(bytes);
  if (ext === '.mp4' && contentType === 'video/mp4') {
    const limit = maxMegabytesOf(contentType);
    if (bytes.length > limit * 2 ** 20)
      throw new Error(`„${name}” are peste ${limit} MB: micșorați-l întâi.`);
    return { ext, bytes, contentType };
  }
  if (ext !== '.svg') return { ext: '.webp', bytes: await toWebp(bytes, name), contentType: 'image/webp' };
  const svg = cleanSvg(bytes.toString('utf8'));
  if (!svg) {
    throw new Error(
      `„${name}” folosește fișiere sau definiții din afara lui sau are prea multe părți: salvați-l ca SVG simplu.`,
    );
  }
  return { ext, bytes: Buffer.from(svg), contentType: 'image/svg+xml' };
}

/** Twice the width of a page's widest picture, for dense screens. */
const maxWidthPx = 1600;

async function toWebp(file: Buffer, name: string): Promise<Buffer> {
  try {
    const photo = sharp(file).rotate().resize({ width: maxWidthPx, withoutEnlargement: true });
    return await photo.webp({ quality: 82 }).toBuffer();
  } catch {
    throw new Error(`„${name}” nu este o imagine pe care o știe site-ul: salvați-o ca JPEG sau PNG.`);
  }
}

const folderByExtension: Record<string, string> = { '.mp4': 'films', '.svg': 'drawings' };
