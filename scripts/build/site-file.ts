import { createHash } from 'node:crypto';
import { basename, extname } from 'node:path';
import sharp from 'sharp';
import type { AssetFile, SiteFiles } from '../../src/content/source/site-files.ts';
import { slugify } from '../../src/lib/fold.ts';
import { photographFormats, photographUrl, photographWidths } from '../../src/lib/photograph.ts';
import { fileTypeOf, maxMegabytesOf } from './file-type.ts';

/** `file` is what pages refer to; `parts` maps each path below `/static` to the bytes of a generated file. */
export type SiteFile = { file: SiteFiles[string]; parts: Map<string, Buffer> };

/** Checks a file of the brand and converts it to the files that pages need. Throws an error that says what is wrong. */
export async function toSiteFile(
  bytes: Buffer,
  { fileName, contentType, details }: AssetFile,
): Promise<SiteFile> {
  await checkBytes(bytes, contentType);
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 10);
  const name = slugify(basename(fileName, extname(fileName))) || 'file';
  const base = `/static/${name}-${hash}`;
  // Of the photographs' types only WebP can be animated; an animation is not converted.
  const extension = extensionsOfUnconverted[contentType] ?? ((await isAnimated(bytes)) ? 'webp' : undefined);
  if (!extension) return convertPhotograph(bytes, base);
  const url = `${base}.${extension}`;
  return { file: { url, contentType, ...(details && { details }) }, parts: new Map([[url, bytes]]) };
}

const extensionsOfUnconverted: Record<string, string> = {
  'image/svg+xml': 'svg',
  'image/gif': 'gif',
  'video/mp4': 'mp4',
};

const quality = { avif: 55, webp: 78 };

/** Throws if the file is empty, too large or of another type than `contentType`. */
export async function checkBytes(bytes: Buffer, contentType: string) {
  if (bytes.length === 0) throw new Error('it is empty.');
  const megabytes = bytes.length / 2 ** 20;
  const limit = maxMegabytesOf(contentType);
  if (megabytes > limit) throw new Error(`it is ${Math.ceil(megabytes)} MB; at most ${limit} MB fit.`);
  const detected = await fileTypeOf(bytes);
  if (detected === contentType) return;
  throw new Error(`it is ${detected ?? 'neither a picture nor a film'}, not ${contentType}.`);
}

/** Rotates a photograph by its EXIF orientation, converts it to each width and format, and removes the metadata. */
async function convertPhotograph(bytes: Buffer, base: string): Promise<SiteFile> {
  const { autoOrient } = await sharp(bytes).metadata();
  const widths = photographWidths(autoOrient.width);
  const width = widths.at(-1) ?? autoOrient.width;
  const url = `${base}-${width}w.webp`;
  const parts = widths.flatMap((each) =>
    photographFormats.map(async (format) => {
      const resized = sharp(bytes).autoOrient().resize({ width: each });
      const part = await resized.toFormat(format, { quality: quality[format] }).toBuffer();
      return [photographUrl(url, each, format), part] as const;
    }),
  );
  const image = { width, height: Math.round((autoOrient.height * width) / autoOrient.width) };
  return {
    file: { url, contentType: 'image/webp', details: { image } },
    parts: new Map(await Promise.all(parts)),
  };
}

async function isAnimated(bytes: Buffer): Promise<boolean> {
  return ((await sharp(bytes).metadata()).pages ?? 1) > 1;
}
