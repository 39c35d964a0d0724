import sharp from 'sharp';
import { limits } from '../../src/model/define/limits.ts';

/** The first box of an MP4 file; that of a HEIC picture names another brand. */
const film = /^ftyp(?:iso\w|mp4\d|avc1|M4V |dash|MSNV)/;

/** By its bytes; undefined for neither a film nor a picture. */
export async function fileTypeOf(bytes: Buffer): Promise<string | undefined> {
  if (film.test(bytes.toString('latin1', 4, 12))) return 'video/mp4';
  const { format } = await sharp(bytes)
    .metadata()
    .catch(() => ({ format: undefined }));
  return format && (format === 'svg' ? 'image/svg+xml' : `image/${format}`);
}

const most: Record<string, number> = { video: 50, image: limits.pictureBytes.most / 2 ** 20 };

/** In megabytes; a film as a phone may load it. */
export const heaviest = (contentType: string): number => most[contentType.replace(/\/.*/, '')] ?? 0;
